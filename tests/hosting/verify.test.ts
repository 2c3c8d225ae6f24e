import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server as HttpsServer } from 'node:https';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { observe } from '../../deploy/observatory/observe.ts';
import { verifySite } from '../../deploy/verify/site.ts';
import { readSettings } from '../../src/site/settings.ts';
import { startCaddy } from './caddy.ts';
import { startNginx } from './nginx.ts';
import { emailOrigin, ports, siteOrigin } from './site.ts';
import type { Server } from './workspace.ts';

const plain = `http://localhost:${ports.nginxHttp}`;
const settings = readSettings({ VITE_SITE_URL: siteOrigin, VITE_EMAILJS_ORIGIN: emailOrigin });
const realFetch = globalThis.fetch;
let nginx: Server;
let email: HttpsServer;
let allowed = siteOrigin;

beforeAll(async () => {
  nginx = await startNginx();
  setDefaultCACertificates([...getCACertificates('default'), nginx.ca]);
  email = createServer({ cert: nginx.ca, key: nginx.key }, (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', allowed).end();
  }).listen(ports.email, '127.0.0.1');
  await once(email, 'listening');
});
afterAll(async () => {
  email?.close().closeAllConnections();
  await nginx?.stop();
});
afterEach(() => {
  allowed = siteOrigin;
  vi.restoreAllMocks();
});

/** Runs `npm run verify` as a host does. */
async function verify(...args: string[]) {
  const certificate = join(nginx.siteDir, 'ca.pem');
  writeFileSync(certificate, nginx.ca);
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate, VITE_EMAILJS_ORIGIN: emailOrigin };
  const child = spawn(process.execPath, ['deploy/verify/verify.ts', ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [status] = await once(child, 'close');
  return { status, output };
}

test('a host sees that all is well', async () => {
  const { status, output } = await verify(siteOrigin, '--plain', plain);
  expect(output).toContain(', 0 faults');
  expect(output).toMatch(/ok {5}page answers 200 +7\/7/);
  expect(status).toBe(0);
});

test('a host sees what is wrong, and the command fails', async () => {
  const { status, output } = await verify('https://localhost:4329');
  expect(status).toBe(1);
  expect(output).toContain('https://localhost:4329/sitemap.xml does not answer: ECONNREFUSED');
  expect((await verify()).output).toContain('name the site to verify');
});

/** What a server gets wrong: an address (or all) and how its answer differs. */
type Fault = [rule: string, path: RegExp, change: (answer: Response, init?: RequestInit) => Response];

const without = (name: string) => (answer: Response) => changed(answer, (headers) => headers.delete(name));
const withHeader = (name: string, value: string) => (answer: Response) =>
  changed(answer, (headers) => headers.set(name, value));
const status = (code: number) => (answer: Response) =>
  new Response(code === 304 ? null : answer.body, { status: code, headers: answer.headers });

function changed(answer: Response, change: (headers: Headers) => void): Response {
  const headers = new Headers(answer.headers);
  change(headers);
  return new Response(answer.body, { status: answer.status, headers });
}

test.each<Fault>([
  ['Content-Security-Policy', /\/cgu$/, without('Content-Security-Policy')],
  ['Strict-Transport-Security', /./, without('Strict-Transport-Security')],
  ['X-Content-Type-Options', /\.js$/, without('X-Content-Type-Options')],
  ['cache rule', /\/assets\//, withHeader('Cache-Control', 'no-cache')],
  ['cache rule', /\/hosting$/, withHeader('Cache-Control', 'public, max-age=600')],
  ['content type', /\.webmanifest$/, withHeader('Content-Type', 'application/octet-stream')],
  ['brotli', /\/cgu$/, without('Content-Encoding')],
  ['caches keep encodings apart', /\/cgu$/, without('Vary')],
  ['revalidation', /\/cgu$/, without('ETag')],
  ['page answers 200', /\/overtime-module$/, status(500)],
  ['file answers 200', /\/assets\//, status(404)],
  ['unknown address answers 404', /nothing-lies-here/, status(200)],
  ['slash redirects', /\/cgu\/$/, status(200)],
  ['other methods are refused', /\/$/, (answer, init) => (init?.method === 'DELETE' ? status(200)(answer) : answer)],
  ['no cookie', /\/cgu$/, withHeader('Set-Cookie', 'a=b')],
  ['server keeps its version to itself', /\/cgu$/, withHeader('Server', 'nginx/1.22.1')],
  ['canonical address', /\/cgu$/, () => new Response('<link rel="canonical" href="https://other.example/cgu">')],
  ['no mixed content', /\/cgu$/, () => new Response('<img src="http://other.example/a.png">')],
  ['no third party', /\/cgu$/, () => new Response('<script src="https://other.example/a.js"></script>')],
  ['policy in the page', /\/cgu$/, () => new Response('<p>')],
  ['sitemap lists every page', /sitemap\.xml$/, () => new Response(`<loc>${siteOrigin}/cgu</loc>`)],
  ['security.txt', /security\.txt$/, status(404)],
  [
    'security.txt is in force',
    /security\.txt$/,
    () => new Response(`Contact: x\nExpires: 2020-01-01T00:00:00Z\n${siteOrigin}`),
  ],
  ['plain HTTP redirects', new RegExp(plain), status(200)],
  ["Mozilla Observatory's grade", /:4310\/$/, withHeader('Content-Security-Policy', "script-src 'unsafe-inline'")],
])('a fault of "%s" is found at %s', async (rule, path, change) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const answer = await realFetch(url, init);
    return path.test(String(url)) ? change(answer, init) : answer;
  });
  const findings = await verifySite(settings, plain);
  expect(findings.filter(({ fault }) => fault !== null).map((finding) => finding.rule)).toContain(rule);
});

test('an e-mail service that does not allow this site is a fault', async () => {
  allowed = 'https://other.example';
  const faults = (await verifySite(settings, plain)).filter(({ fault }) => fault !== null);
  expect(faults.map(({ rule }) => rule)).toEqual(['e-mail service allows this site']);
});

test("nginx and Caddy with the shipped files get Mozilla Observatory's top grade", async () => {
  expect(await observe(siteOrigin, plain)).toMatchObject({ grade: 'A+', score: 130 });
  const caddy = await startCaddy();
  setDefaultCACertificates([nginx.ca, caddy.ca]);
  try {
    const answer = await observe(`https://localhost:${ports.caddy}`, `http://localhost:${ports.caddyHttp}`);
    expect(answer).toMatchObject({ grade: 'A+', score: 130 });
  } finally {
    await caddy.stop();
  }
});
