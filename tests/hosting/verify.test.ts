import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { createServer, type Server as HttpsServer } from 'node:https';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Answer, ask } from './ask.ts';
import { startNginx } from './nginx.ts';
import {
  builtFile,
  builtRelease,
  emailPort,
  ports,
  publicFiles,
  publicSettings,
  siteOrigin,
  sitePort,
} from './site.ts';
import type { Server } from './workspace.ts';

const plain = `http://localhost:${ports.nginxHttp}`;
let email: HttpsServer;
let allowed = siteOrigin;
let nginx: Server;

afterEach(() => {
  allowed = siteOrigin;
});
afterAll(() => email?.close().closeAllConnections());

/** An e-mail service that says who may ask it. */
beforeAll(async () => {
  nginx = await startNginx({ port: sitePort });
  email = createServer({ cert: nginx.ca, key: nginx.key }, (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', allowed).end();
  }).listen(emailPort, '127.0.0.1');
  await once(email, 'listening');
});

/** Runs `npm run verify` as a host does, who trusts the certificate of the test or does not. */
async function verify(args: string[], trusted = true) {
  const certificate = join(nginx.siteDir, 'ca.pem');
  writeFileSync(certificate, nginx.ca);
  const trust = trusted ? { NODE_EXTRA_CA_CERTS: certificate } : {};
  const env = { ...process.env, VITE_EMAILJS_ORIGIN: publicSettings.VITE_EMAILJS_ORIGIN, ...trust };
  const child = spawn(process.execPath, ['deploy/verify/verify.ts', ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [status] = await once(child, 'close');
  /** Rule → what was said of it, a line a fault. */
  const faults: [string, string][] = [];
  for (const line of output.split('\n')) {
    const rule = /^FAULT {2}(.*?) {2}/.exec(line)?.[1];
    if (rule) faults.push([rule, '']);
    const last = faults.at(-1);
    if (line.startsWith('         ') && last) last[1] += `${line.trim()}\n`;
  }
  return { status, output, faults };
}

test('a host sees that all is well', async () => {
  const { status, output } = await verify([builtRelease, '--plain', plain]);
  expect(output).toContain(', 0 faults');
  expect(output).toMatch(/ok {5}canonical address +7\/7/);
  expect(status).toBe(0);
});

test.each([
  ['another host', 'https://other.example$request_uri'],
  ['the home page', `${siteOrigin}/`],
])('plain HTTP that leads to %s is a fault', async (_where, location) => {
  const port = ports.collector;
  const server = createPlainServer(({ url = '' }, response) => {
    response.writeHead(308, { Location: location.replace('$request_uri', url) }).end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { faults } = await verify([builtRelease, '--plain', `http://localhost:${port}`]);
  server.close().closeAllConnections();
  expect(faults.map(([rule]) => rule)).toEqual(['plain HTTP redirects']);
});

test.each([
  ['a closed port 80', ['--plain', 'http://localhost:1'], true, 'plain HTTP redirects', /ECONNREFUSED/],
  [
    'a bad certificate',
    ['--plain', plain],
    false,
    'certificate',
    /is refused by browsers: DEPTH_ZERO_SELF_SIGNED_CERT/,
  ],
] as const)('%s is one fault in a whole table', async (_what, args, trusted, rule, message) => {
  const { status, output, faults } = await verify([builtRelease, ...args], trusted);
  expect(faults).toEqual([[rule, expect.stringMatching(message)]]);
  expect(output).toMatch(/ok {5}same bytes as in the release/);
  expect(status).toBe(1);
});

test('an e-mail service that does not allow this site is a fault', async () => {
  allowed = 'https://other.example';
  const { faults } = await verify([builtRelease, '--plain', plain]);
  expect(faults.map(([rule]) => rule)).toEqual(['e-mail service allows this site']);
});

test('without a release there is nothing to hold the site against', async () => {
  const { status, output } = await verify(['src']);
  expect([status, output.trim()]).toEqual([
    1,
    expect.stringMatching(/^src\/ is no release: run "npm run build:release".*$/),
  ]);
});

/** What a server gets wrong: the rule, the address, how its answer differs, and where it is told if not there. */
type Fault = [rule: string, path: string, change: (answer: Answer, method: string) => void, where?: string];

const without = (name: string) => (answer: Answer) => void delete answer.headers[name];
const header = (name: string, value: string) => (answer: Answer) => {
  answer.headers[name] = value;
};
const status = (code: number) => (answer: Answer) => {
  answer.status = code;
};
const says = (text: string) => (answer: Answer) => {
  delete answer.headers['content-encoding'];
  answer.body = Buffer.from(text);
};
const fileLike = (form: RegExp) => `/${files.find((file) => form.test(file))}`;
const files = await publicFiles();
const contactScript = fileLike(/^assets\/contact-app-.*\.js$/);
const contactWords = fileLike(/^assets\/contact-fr-.*\.json$/);
const font = fileLike(/\.woff2$/);
const shareImage = fileLike(/^social.*\.png$/);

/** A page as a proxy might change it. */
const spoiltPage = builtFile('cgu/index.html')
  .toString()
  .replace(/rel="canonical" href="[^"]*"/, 'rel="canonical" href="https://other.example/cgu"')
  .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
  .replace(/<title>.*?<\/title>/, '<meta name="robots" content="noindex">')
  .replace(
    '</body>',
    '<script>alert(1)</script><p>SIREN : À compléter</p><img src="http://other.example/a.png"></body>',
  );

const faults: Fault[] = [
  ['Content-Security-Policy', '/hosting', without('content-security-policy')],
  [
    'Strict-Transport-Security',
    '/deployment',
    (answer) => {
      delete answer.headers['strict-transport-security'];
      answer.headers['content-security-policy'] = "frame-ancestors 'none'";
    },
  ],
  ['X-Content-Type-Options', font, without('x-content-type-options')],
  ['cache rule', font, header('cache-control', 'no-cache')],
  ['cache rule', '/hosting', header('cache-control', 'public, max-age=600')],
  ['content type', fileLike(/\.webmanifest$/), header('content-type', 'application/octet-stream')],
  ['text comes compressed', '/sitemap.xml', says(`<loc>${siteOrigin}/cgu</loc>`)],
  ['sitemap lists every page', '/sitemap.xml', () => undefined, siteOrigin],
  ['caches keep encodings apart', '/hosting', without('vary')],
  ['revalidation', '/hosting', without('etag')],
  ['no cookie', '/hosting', header('set-cookie', 'a=b')],
  ['server keeps its version to itself', '/hosting', header('server', 'nginx/1.22.1')],
  ['file answers 200', '/overtime-module', status(500)],
  ['file answers 200', contactScript, status(404)],
  ['same bytes as in the release', contactWords, says('{"cut":')],
  [
    'same bytes as in the release',
    '/politique-de-confidentialite',
    // Only those who take brotli meet a twin that was left from another build.
    (answer) => {
      if (answer.headers['content-encoding'] === 'br') answer.body = builtFile('hosting/index.html.br');
    },
  ],
  ['search engines may come', '/hosting', header('x-robots-tag', 'noindex')],
  ['search engines may come', '/robots.txt', says('User-agent: *\nDisallow: /\n'), siteOrigin],
  ['share image', shareImage, status(404), '/'],
  [
    'release in service',
    '/release.json',
    says(`{"id":"0123456789abcdef","origin":"${siteOrigin}","simulate":true}`),
    siteOrigin,
  ],
  ['contact form sends', '/release.json', () => undefined, siteOrigin],
  ['slash redirects', '/hosting/', header('location', '/'), '/hosting'],
  ['tools are hidden', '/.git/config', status(200), `${siteOrigin}: /.git/config answers 200`],
  ['tools are hidden', '/index.html.br', status(200), `${siteOrigin}: /index.html.br answers 200`],
  ['unknown address answers 404', '/nothing-lies-here', status(200), siteOrigin],
  ['odd addresses are no error of the server', '/%00', status(500), siteOrigin],
  [
    'other methods are refused',
    '/',
    (answer, method) => {
      if (method === 'DELETE') answer.status = 200;
    },
    siteOrigin,
  ],
  ['security.txt', '/.well-known/security.txt', status(404), siteOrigin],
  ['canonical address', '/cgu', says(spoiltPage)],
  ['policy in the page', '/cgu', () => undefined],
  ['title, description, language', '/cgu', () => undefined],
  ['search engines may come', '/cgu', () => undefined],
  ['no inline script', '/cgu', () => undefined],
  ['every fact is given', '/cgu', () => undefined],
  ['no mixed content', '/cgu', () => undefined],
  ['no third party', '/cgu', () => undefined],
];

test('a site on which everything is wrong has each fault told, where it is', async () => {
  await nginx.stop();
  nginx = await startNginx();
  const old = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  const front = createServer({ cert: nginx.ca, key: nginx.key, ...old }, async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const answer = await ask(nginx, url, {
      method,
      headers: { 'Accept-Encoding': String(headers['accept-encoding']) },
    });
    for (const [, path, change] of faults) if (path === url) change(answer, method);
    delete answer.headers['transfer-encoding'];
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body);
  }).listen(sitePort, '127.0.0.1');
  await once(front, 'listening');
  try {
    const seen = await verify([builtRelease, '--plain', plain]);
    const told = new Map(seen.faults);
    for (const [rule, path, , where = path] of faults) expect(told.get(rule), rule).toContain(`${where}`);
    // A CDN may leave all but this directive to the policy in the page.
    expect(told.get('Content-Security-Policy')).not.toContain('/deployment');
    expect(told.get('old TLS is refused')).toContain('TLSv1.1 is accepted');
    expect(told.get('HTTP/2')).toContain('must be "h2"');
  } finally {
    front.close().closeAllConnections();
    await nginx.stop();
  }
});
