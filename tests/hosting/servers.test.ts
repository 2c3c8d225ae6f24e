import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deploySite } from '../../deploy/s3/deploy.ts';
import { Report } from '../../deploy/verify/report.ts';
import { readRelease, verifyPages } from '../../deploy/verify/verify.ts';
import { leastPolicy } from '../../tools/servers/headers.ts';
import { runNode } from '../run-node.ts';
import { startApache } from './apache.ts';
import { setUpCaddy } from './caddy.ts';
import { startContainer, startNginx } from './nginx.ts';
import { behindProxy, startProxy } from './proxy.ts';
import { startS3 } from './s3.ts';
import { ask, type Server, start, workspace } from './server.ts';
import { builtFile, builtRelease, builtSite, emailPort, siteOrigin, sitePort } from './site.ts';

const release = await readRelease(builtRelease);
const sent = Object.fromEntries(Object.entries(release.headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Runs `npm run verify` as a host does, beside an e-mail service that allows the site. @returns status and output. */
async function verify({ ca, key, cert, httpPort }: Pick<Server, 'ca' | 'key' | 'cert' | 'httpPort'>) {
  const stopEmail = await startProxy(emailPort, { cert: ca, key }, async () => {
    return { status: 200, headers: { 'access-control-allow-origin': siteOrigin } };
  });
  // The operator's settings name another e-mail service than the one that the release was built for.
  const env = { ...process.env, VITE_EMAILJS_ORIGIN: 'https://localhost:1', NODE_EXTRA_CA_CERTS: cert };
  const args = ['deploy/verify/verify.ts', builtRelease, '--plain', `http://localhost:${httpPort}`];
  const { status, output } = await runNode(args, env);
  await stopEmail();
  return `${status}: ${output}`;
}

async function startPreview() {
  const server = await preview({ build: { outDir: builtSite }, preview: { port: 0 } });
  return { port: Number(new URL(server.resolvedUrls?.local[0] ?? '').port), stop: () => server.close() };
}

interface Kind {
  name: string;
  start: () => Promise<Server | Awaited<ReturnType<typeof startPreview>>>;
  /** Its best encoding. */
  best?: 'br' | 'gz';
  /** Headers that it sends instead of those of the release. */
  headers?: Record<string, string>;
  /** Its answer to a host name that is not the site's, where that is no redirect. */
  otherHost?: number;
  /** Whether it refuses a malformed address before it reads the shipped rules. */
  refusesEarly?: boolean;
}

const kinds: Kind[] = [
  { name: 'nginx', start: () => startNginx({ port: sitePort }) },
  { name: 'Caddy', start: async () => start(await setUpCaddy(sitePort), builtSite), otherHost: 421 },
  { name: 'the container', start: () => behindProxy(sitePort, startContainer), best: 'gz' },
  {
    name: 'Apache',
    start: () => behindProxy(sitePort, startApache),
    headers: { 'content-security-policy': leastPolicy },
    refusesEarly: true,
  },
  { name: 'npm run preview', start: startPreview },
];

describe.each(kinds)('$name', ({ name, start, best = 'br', headers, otherHost = 308, refusesEarly }) => {
  const expected = { ...sent, ...headers };
  let server: Awaited<ReturnType<Kind['start']>>;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());

  test('passes npm run verify', async () => {
    if ('ca' in server) return expect(await verify(server)).toMatch(/^0: [\s\S]*, 0 faults\n$/);
    const report = new Report(`http://localhost:${server.port}`);
    await verifyPages(report, { ...release, origin: `http://localhost:${server.port}` });
    expect(report.faults).toEqual([]);
  });

  test.each([
    ['/cgu', 'gzip, deflate, br, zstd', `cgu/index.html.${best}`],
    ['/cgu', 'gzip', 'cgu/index.html.gz'],
    ...(name === 'npm run preview' ? [] : [['/nothing', 'br, gzip', `404.html.${best}`] as const]),
  ] as const)(
    'sends at %s, where %s is accepted, the file that the build has compressed',
    async (path, accepted, file) => {
      const { body } = await ask(server, path, { headers: { 'Accept-Encoding': accepted } });
      expect(body.equals(builtFile(file))).toBe(true);
    },
  );

  test.each([
    ['/deployment/', '/deployment'],
    ['/deployment/?utm=1', '/deployment?utm=1'],
    ['/deployment/index.html', '/deployment'],
    ['/index.html', '/'],
    ['/index.html?a=b', '/?a=b'],
    ['/cgu//', '/cgu'],
  ])('redirects %s to %s for good', async (from, to) => {
    const answer = await ask(server, from);
    expect(answer.status).toBe(308);
    expect(new URL(String(answer.headers.location), siteOrigin).href).toBe(siteOrigin + to);
    expect(answer.headers).toMatchObject(expected);
  });

  test.each(['/assets/gone-1234.js', '/nothing/below/deployment', '/deploymentx', '/404', '/404.html'])(
    'answers %s with status 404 and the page that helps',
    async (path) => {
      const { status, headers, body } = await ask(server, path);
      const own = { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' };
      expect({ status, ...headers }).toMatchObject({ status: 404, ...expected, ...own });
      expect(body.equals(builtFile('404.html'))).toBe(true);
    },
  );

  test.each(['//evil.example/', '/%0d%0aX-Planted:1/', '/a%0d%0aX-Planted:1/index.html', '/\\evil.example/'])(
    'does not let %s redirect to another site or plant a header',
    async (path) => {
      const { headers } = await ask(server, path);
      expect(headers['x-planted']).toBeUndefined();
      expect(new URL(String(headers.location ?? '/'), siteOrigin).origin).toBe(siteOrigin);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('refuses %s with status 405', async (method) => {
    const answer = await ask(server, '/cgu', { method });
    expect(answer.status).toBe(405);
    if (method === 'TRACE') return;
    expect(answer.headers.allow).toMatch(/^GET, HEAD(,|$)/);
    expect(answer.headers).toMatchObject(expected);
  });

  test.each([
    '/server/headers.json',
    '/../server/headers.json',
    '/%2e%2e/server/headers.json',
    '/assets/../../server/assets.txt',
    '/assets/%2e%2e/%2e%2e/%2e%2e/site/lock',
  ])('serves nothing from outside of the site at %s', async (path) => {
    expect([400, 404]).toContain((await ask(server, path)).status);
  });

  describe.runIf(name !== 'npm run preview')('which the world reaches,', () => {
    test.each([
      '/%00',
      '/cgu%00.html',
      '/assets/%00.js',
      '/%00/404.html',
      `/${'a'.repeat(300)}`,
      `/${'%C3%A9'.repeat(130)}`,
      `/assets/${'a'.repeat(300)}.js`,
      `/${'a/'.repeat(3000)}b`,
    ])('answers the malformed address %s with status 400 or 404, and every header', async (path) => {
      const { status, headers } = await ask(server, path);
      expect([400, 404, ...(refusesEarly ? [403] : [])]).toContain(status);
      if (!refusesEarly) expect(headers).toMatchObject(expected);
      expect(headers.server ?? '').not.toContain('Caddy');
    });

    test.each([
      ['other.example', otherHost],
      ['bare.localhost', 308],
    ])('serves the site under its own name only, not as %s', async (Host, status) => {
      const answer = await ask(server, '/cgu?a=b', { headers: { Host } });
      expect(answer.headers).toMatchObject(expected);
      expect(answer.headers.server ?? '').not.toContain('Caddy');
      expect(answer.status).toBe(status);
      if (status === 308) expect(answer.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/cgu\?a=b$/);
    });

    test('redirects plain HTTP under any name to the same page over HTTPS', async () => {
      const { httpPort: port = 0 } = server as Server;
      const { status, headers } = await ask({ port }, '/cgu?a=b', { headers: { Host: 'other.example' } });
      expect(status).toBe(308);
      expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/cgu\?a=b$/);
      expect(headers.server ?? '').not.toContain('Caddy');
    });

    test('refuses a request that is too big', async () => {
      const body = 'x'.repeat(5000);
      expect((await ask(server, '/cgu', { method: 'POST', body })).status).toBeGreaterThanOrEqual(400);
      const long = await ask(server, '/cgu', { headers: { 'X-Long': 'x'.repeat(60_000) } });
      expect([400, 431, 494]).toContain(long.status);
    });
  });
});

test('a bucket behind a CDN, set up as its guide says, passes npm run verify', async () => {
  const space = await workspace('cdn');
  const s3 = await startS3();
  await deploySite(builtSite, s3.settings({ S3_COMPRESS: 'gzip' }), () => undefined);
  const stop = await startProxy(sitePort, { cert: space.ca, key: space.key }, async ({ method, path, headers }) => {
    const answer = await ask({ port: s3.port }, `/site${path}`, {
      method,
      headers: { ...headers, Accept: 'text/html' },
    });
    const refused = ['GET', 'HEAD'].includes(method) ? {} : { status: 403 };
    // A CDN that cannot change its headers with each release leaves the rest of the policy to the page.
    const added = { ...release.headers, 'Content-Security-Policy': leastPolicy };
    return { ...answer, ...refused, headers: { ...answer.headers, ...added } };
  });
  const stopPlain = await startProxy(space.httpPort, {}, async ({ path }) => {
    return { status: 308, headers: { location: siteOrigin + path } };
  });
  expect(await verify(space)).toMatch(/^0: [\s\S]*, 0 faults\n$/);
  expect(await verify({ ...space, httpPort: 1 })).toMatch(/^1: [\s\S]*ECONNREFUSED[\s\S]*, 2 faults\n$/);
  await Promise.all([stop(), stopPlain(), s3.stop()]);
  await space.stop();
});
