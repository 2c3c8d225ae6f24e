import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicFiles, verifyFile } from '../../deploy/verify/file.ts';
import { Notes } from '../../deploy/verify/notes.ts';
import { leastPolicy } from '../../tools/servers/headers.ts';
import { startApache } from './apache.ts';
import { ask, type Place } from './ask.ts';
import { setUpCaddy } from './caddy.ts';
import { behindTls } from './front.ts';
import { startContainer, startNginx } from './nginx.ts';
import { builtFile, builtSite, ports, siteOrigin } from './site.ts';
import { start as startServer } from './workspace.ts';

const headers: Record<string, string> = JSON.parse(readFileSync(`${builtSite}-server/headers.json`, 'utf8'));
const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const files = await publicFiles(builtSite);

async function startPreview() {
  const server = await preview({ build: { outDir: builtSite }, preview: { port: 0 } });
  return { port: Number(new URL(server.resolvedUrls?.local[0] ?? '').port), stop: () => server.close() };
}

describe.each<[name: string, start: () => Promise<Place & { httpPort?: number; stop(): Promise<void> }>]>([
  ['nginx', startNginx],
  ['Caddy', () => startServer(setUpCaddy(), builtSite)],
  ['the container', () => behindTls(ports.nginx, startContainer)],
  ['Apache', () => behindTls(ports.caddy, startApache)],
  ['npm run preview', startPreview],
])('%s', (name, start) => {
  const expected = name === 'Apache' ? { ...sent, 'content-security-policy': leastPolicy } : sent;
  const best = name === 'the container' ? 'gz' : 'br';
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());

  test.each(files)('serves %s as npm run verify wants it', async (file) => {
    const origin = `${server.ca ? 'https' : 'http'}://localhost:${server.port}`;
    const notes = new Notes(origin);
    await verifyFile(notes, file, { dir: builtSite, origin, headers });
    expect(notes.faults).toEqual([]);
  });

  test.each([
    ['gzip, deflate, br, zstd', best],
    ['gzip', 'gz'],
  ])('sends to who takes %s what the build has compressed', async (accepted, ending) => {
    const { body } = await ask(server, '/cgu', { headers: { 'Accept-Encoding': accepted } });
    expect(body.equals(builtFile(`cgu/index.html.${ending}`))).toBe(true);
  });

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

  test.each(['/nothing', '/assets/gone-1234.js', '/nothing/below/deployment', '/deploymentx'])(
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
      const answer = await ask(server, path);
      expect(answer.headers['x-planted']).toBeUndefined();
      const location = new URL(String(answer.headers.location ?? '/'), siteOrigin);
      expect(location.origin).toBe(siteOrigin);
    },
  );

  test('answers HEAD like GET, without the body', async () => {
    const [get, head] = await Promise.all([ask(server, '/cgu'), ask(server, '/cgu', { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('refuses %s with status 405', async (method) => {
    const answer = await ask(server, '/cgu', { method });
    expect(answer.status).toBe(405);
    if (method !== 'TRACE') {
      expect(answer.headers.allow).toMatch(/^GET, HEAD(,|$)/);
      expect(answer.headers).toMatchObject(expected);
    }
  });

  test.each([
    '/index.html.br',
    '/deployment/index.html.gz',
    '/.git/config',
    '/.env',
    '/headers.json',
    '/server/headers.json',
    '/../server/headers.json',
    '/%2e%2e/server/headers.json',
    '/assets/../../server/assets.txt',
    '/assets/%2e%2e/%2e%2e/%2e%2e/site/assets.kept',
    '/Caddyfile',
  ])('serves nothing of the tools at %s', async (path) => {
    expect([400, 404]).toContain((await ask(server, path)).status);
  });

  test.runIf(name === 'npm run preview')('knows no address that leads out of a folder', async () => {
    for (const path of ['//x/%2e%2e', '/cgu/%2e%2e', '/assets/..%2f']) {
      expect((await ask(server, path)).status, path).toBe(404);
    }
  });

  describe.runIf(name !== 'npm run preview')('which the world reaches,', () => {
    test.each(['/nothing', '/404', '/404.html'])('sends the page that helps compressed at %s', async (path) => {
      const { status, body } = await ask(server, path, { headers: { 'Accept-Encoding': 'br, gzip' } });
      expect(status).toBe(404);
      expect(body.equals(builtFile(`404.html.${best}`))).toBe(true);
    });

    test.each([
      '/%00',
      '/cgu%00.html',
      '/assets/%00.js',
      '/%00/404.html',
      `/${'a'.repeat(300)}`,
      `/${'é'.repeat(130)}`,
      `/assets/${'a'.repeat(300)}.js`,
      `/${'a/'.repeat(3000)}b`,
    ])('calls %s a bad or unknown address, with every header', async (path) => {
      const answer = await ask(server, encodeURI(path).replaceAll('%2500', '%00'));
      // Apache refuses such an address before it reads its .htaccess.
      expect([400, 404, ...(name === 'Apache' ? [403] : [])]).toContain(answer.status);
      if (name !== 'Apache') expect(answer.headers).toMatchObject(expected);
      expect(answer.headers.server ?? '').not.toContain('Caddy');
    });

    test.each(['other.example', 'bare.localhost'])(
      'serves the site under its own name only, not as %s',
      async (Host) => {
        const answer = await ask(server, '/cgu?a=b', { headers: { Host } });
        expect(answer.headers).toMatchObject(expected);
        expect(answer.headers.server ?? '').not.toContain('Caddy');
        const refused = name === 'Caddy' && Host === 'other.example';
        expect(answer.status).toBe(refused ? 421 : 308);
        if (!refused) expect(answer.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/cgu\?a=b$/);
      },
    );

    test.each(['localhost', 'other.example'])('leads plain HTTP as %s to the same page over HTTPS', async (Host) => {
      const headers = { Host, 'X-Forwarded-Proto': 'http' };
      const plain = await ask({ port: server.httpPort ?? 0 }, '/cgu?a=b', { headers });
      expect(plain.status).toBe(308);
      expect(plain.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/cgu\?a=b$/);
      expect(plain.headers.server ?? '').not.toContain('Caddy');
    });

    test('refuses a request that is too big', async () => {
      const body = 'x'.repeat(5000);
      expect((await ask(server, '/cgu', { method: 'POST', body })).status).toBeGreaterThanOrEqual(400);
      const long = await ask(server, '/cgu', { headers: { 'X-Long': 'x'.repeat(60_000) } });
      expect([400, 431, 494]).toContain(long.status);
    });

    test('speaks HTTP/2', async () => {
      const session = connect(`https://127.0.0.1:${server.port}`, { ca: server.ca, servername: 'localhost' });
      const stream = session.request({ ':authority': 'localhost', ':path': '/hosting' });
      const [answer] = await once(stream, 'response');
      expect(answer).toMatchObject({ ...expected, ':status': 200 });
      session.destroy();
    });
  });
});
