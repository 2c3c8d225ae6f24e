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
  /** The requests that it refuses before it reads the shipped rules. */
  refusesEarly?: RegExp;
}

const kinds: Kind[] = [
  { name: 'nginx', start: () => startNginx({ port: sitePort }) },
  { name: 'Caddy', start: async () => start(await setUpCaddy(sitePort), builtSite), otherHost: 421 },
  { name: 'the container', start: () => behindProxy(sitePort, startContainer), best: 'gz' },
  {
    name: 'Apache',
    start: () => behindProxy(sitePort, startApache),
    headers: { 'content-security-policy': leastPolicy },
    refusesEarly: /%00|%2e|\.\.|a{300}|(a\/){300}|(%C3%A9){130}/,
  },
  { name: 'npm run preview', start: startPreview },
];

/** A request for `/cgu`, or for another path, as the site's own host, and its answer. */
interface Exchange {
  path?: string;
  method?: string;
  Host?: string;
  encoding?: string;
  status: number | number[];
  location?: string;
  file?: string;
}

/** What every server answers, beside what `npm run verify` asks for. */
const exchanges = ({ best = 'br', otherHost = 308, name }: Kind): Exchange[] => [
  { encoding: 'gzip, deflate, br, zstd', status: 200, file: `cgu/index.html.${best}` },
  { encoding: 'gzip', status: 200, file: 'cgu/index.html.gz' },
  { path: '/deployment/?utm=1', status: 308, location: '/deployment?utm=1' },
  { path: '/deployment/index.html', status: 308, location: '/deployment' },
  { path: '/index.html', status: 308, location: '/' },
  { path: '/index.html?a=b', status: 308, location: '/?a=b' },
  { path: '/cgu//', status: 308, location: '/cgu' },
  ...['/assets/gone-1234.js', '/nothing/below/deployment', '/deploymentx', '/404', '/404.html'].map((path) => {
    return { path, status: 404, file: '404.html' };
  }),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'].map((method) => ({ method, status: 405 })),
  // Files beside the site, and addresses that might redirect elsewhere or plant a header.
  { path: '/server/headers.json', status: 404 },
  { path: '/../server/headers.json', status: [400, 404] },
  { path: '/%2e%2e/server/headers.json', status: [400, 404] },
  { path: '/assets/../../server/assets.txt', status: [400, 404] },
  { path: '/assets/%2e%2e/%2e%2e/%2e%2e/site/lock', status: [400, 404] },
  ...['//evil.example/', '/%0d%0aX-Planted:1/', '/a%0d%0aX-Planted:1/index.html', '/\\evil.example/'].map((path) => {
    return { path, status: [308, 400, 403, 404] };
  }),
  ...(name === 'npm run preview'
    ? ['//x/%2e%2e', '/cgu/%2e%2e', '/assets/..%2f'].map((path) => ({ path, status: 404 }))
    : [
        { path: '/nothing', encoding: 'br, gzip', status: 404, file: `404.html.${best}` },
        { path: '/cgu?a=b', Host: 'other.example', status: otherHost, location: '/cgu?a=b' },
        { path: '/cgu?a=b', Host: 'bare.localhost', status: 308, location: '/cgu?a=b' },
        ...[
          '/%00',
          '/cgu%00.html',
          '/assets/%00.js',
          '/%00/404.html',
          `/${'a'.repeat(300)}`,
          `/${'%C3%A9'.repeat(130)}`,
          `/assets/${'a'.repeat(300)}.js`,
          `/${'a/'.repeat(3000)}b`,
        ].map((path) => ({ path, status: [400, 403, 404] })),
      ]),
];

describe.each(kinds)('$name', (kind) => {
  const expected = { ...sent, ...kind.headers };
  let server: Awaited<ReturnType<Kind['start']>>;
  beforeAll(async () => {
    server = await kind.start();
  });
  afterAll(() => server?.stop());

  test('passes npm run verify', async () => {
    if ('ca' in server) return expect(await verify(server)).toMatch(/^0: [\s\S]*, 0 faults\n$/);
    const origin = `http://localhost:${server.port}`;
    const report = new Report(origin);
    await verifyPages(report, { ...release, origin });
    expect(report.faults).toEqual([]);
  });

  test.each(exchanges(kind))(
    'answers %j',
    async ({ path = '/cgu', method, Host = 'localhost', encoding, ...wanted }) => {
      const headers = { Host, ...(encoding && { 'Accept-Encoding': encoding }) };
      const answer = await ask(server, path, { method, headers });
      expect([wanted.status].flat()).toContain(answer.status);
      expect(answer.headers['x-planted']).toBeUndefined();
      expect(answer.headers.server ?? '').not.toContain('Caddy');
      const { origin, pathname, search } = new URL(String(answer.headers.location ?? '/'), siteOrigin);
      expect(origin).toBe(siteOrigin);
      if (wanted.location && answer.status === 308) expect(pathname + search).toBe(wanted.location);
      if (wanted.file) expect(answer.body.equals(builtFile(wanted.file))).toBe(true);
      if (method === 'TRACE' || kind.refusesEarly?.test(path)) return;
      expect(answer.headers).toMatchObject(expected);
      if (answer.status === 404) expect(answer.headers['cache-control']).toBe('no-cache');
      if (answer.status === 405) expect(answer.headers.allow).toMatch(/^GET, HEAD(,|$)/);
    },
  );

  describe.runIf(kind.name !== 'npm run preview')('which the world reaches,', () => {
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
