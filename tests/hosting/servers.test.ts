import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../src/site/settings.ts';
import { addressOf } from '../../tools/servers/addresses.ts';
import { cacheControl, contentType } from '../../tools/servers/headers.ts';
import { writeServerFiles } from '../../tools/servers/server-files.ts';
import { ask, askPlain } from './ask.ts';
import { startCaddy } from './caddy.ts';
import { startNginx } from './nginx.ts';
import { builtFile, builtSite, publicFiles, publicSettings } from './site.ts';
import type { Server } from './workspace.ts';

const headers: Record<string, string> = JSON.parse(readFileSync(`${builtSite}-server/headers.json`, 'utf8'));
const expected = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const files = await publicFiles();

test.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('%s sends a setting as it is, dollar signs and all', async (_name, start) => {
  const folder = mkdtempSync(join(tmpdir(), 'dollar-'));
  const build = join(folder, 'dist');
  cpSync(builtSite, build, { recursive: true });
  const script = 'https://mesure.example/$host/$request_uri$/a.js';
  await writeServerFiles(build, readSettings({ ...publicSettings, VITE_ANALYTICS_SCRIPT_URL: script }));
  const server = await start({ build });
  const answer = await ask(server, '/cgu');
  await server.stop();
  rmSync(folder, { recursive: true });
  expect(answer.headers['content-security-policy']).toContain(`script-src 'self' ${script};`);
});

describe.each([
  ['nginx', () => startNginx()],
  ['Caddy', () => startCaddy()],
])('%s with the shipped files', (_name, start) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());

  test.each(files)(
    'serves %s with its type, its cache rule and every header, text as the build compressed it',
    async (file) => {
      const isText = /\.(html|js|svg|xml|txt|json|webmanifest)$/.test(file);
      const compressed = [
        ['gzip, deflate, br, zstd', 'br', 'br'],
        ['gzip', 'gzip', 'gz'],
      ];
      for (const [accepted = '', encoding, ending] of [['identity'], ...(isText ? compressed : [])]) {
        const { status, headers, body } = await ask(server, addressOf(file), {
          headers: { 'Accept-Encoding': accepted },
        });
        const own = { 'cache-control': cacheControl(`/${file}`), 'content-type': contentType(file) };
        expect({ accepted, status, ...headers }).toMatchObject({ accepted, status: 200, ...expected, ...own });
        expect(headers['content-encoding']).toBe(encoding);
        if (encoding) expect(headers.vary).toMatch(/accept-encoding/i);
        expect(headers.server ?? '').not.toMatch(/\d/);
        expect(body.equals(builtFile(ending ? `${file}.${ending}` : file)), accepted).toBe(true);
      }
    },
  );

  test('lets a browser keep every page and ask whether it has changed', async () => {
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const asked = (known: object) => ask(server, addressOf(file), { headers: { 'Accept-Encoding': 'br', ...known } });
      const again = await asked({ 'If-None-Match': String((await asked({})).headers.etag) });
      expect({ file, status: again.status, ...again.headers }).toMatchObject({ file, status: 304, ...expected });
      expect(again.body.length).toBe(0);
      expect((await asked({ 'If-None-Match': '"another"' })).status).toBe(200);
    }
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
    expect(answer.headers.location).toBe(to);
    expect(answer.headers).toMatchObject(expected);
  });

  test.each(['/nothing', '/assets/gone-1234.js', '/nothing/below/deployment', '/404', '/404.html', '/deploymentx'])(
    'answers %s with status 404 and the page that helps',
    async (path) => {
      for (const [accepted, file] of [
        ['identity', '404.html'],
        ['br', '404.html.br'],
      ] as const) {
        const { status, headers, body } = await ask(server, path, { headers: { 'Accept-Encoding': accepted } });
        const own = { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' };
        expect({ status, ...headers }).toMatchObject({ status: 404, ...expected, ...own });
        expect(body.equals(builtFile(file))).toBe(true);
      }
    },
  );

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
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers).toMatchObject(expected);
    expect(answer.headers.server ?? '').not.toContain('Caddy');
  });

  test('sends every header to whoever asks for another name, and plain HTTP to HTTPS, same page', async () => {
    const answer = await ask(server, '/', { headers: { Host: 'other.example' } });
    expect(answer.headers).toMatchObject(expected);
    expect(answer.headers.server ?? '').not.toContain('Caddy');
    for (const Host of ['localhost', 'other.example']) {
      const plain = await askPlain(server.httpPort, '/cgu?a=b', { headers: { Host } });
      expect(plain.status).toBe(308);
      expect(plain.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/cgu\?a=b$/);
      expect(plain.headers.server ?? '').not.toContain('Caddy');
    }
  });

  test.each(['//evil.example/', '/%0d%0aX-Planted:1/', '/a%0d%0aX-Planted:1/index.html', '/\\evil.example/'])(
    'does not let %s redirect to another site or plant a header',
    async (path) => {
      const answer = await ask(server, path);
      expect(answer.headers['x-planted']).toBeUndefined();
      expect(answer.headers.location ?? '/x').toMatch(/^\/[^/\\]/);
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
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(answer.headers).toMatchObject(expected);
    }
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
