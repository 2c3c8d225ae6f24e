import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createPlainServer, type Server as HttpServer } from 'node:http';
import { createServer, type Server as HttpsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deploySite } from '../../deploy/s3/deploy.ts';
import { publicFiles } from '../../deploy/verify/file.ts';
import { Notes } from '../../deploy/verify/notes.ts';
import { verifyStamp } from '../../deploy/verify/whole.ts';
import { checkRelease } from '../../tools/site/release-stamp.ts';
import { runNode } from '../run-node.ts';
import { startApache } from './apache.ts';
import { type Answer, ask } from './ask.ts';
import { behindTls, startFront } from './front.ts';
import { startContainer, startNginx } from './nginx.ts';
import { bucketSettings, startS3 } from './s3.ts';
import { builtFile, builtRelease, builtSite, emailPort, ports, siteOrigin, sitePort } from './site.ts';
import type { Server } from './workspace.ts';

const certificate = join(mkdtempSync(join(tmpdir(), 'verify-')), 'ca.pem');
let nginx: Server;
let email: HttpsServer;
let plain: HttpServer;
let emailAllows: string;
let plainLeadsTo: (path: string) => string;

/** Beside the site an e-mail service, which says who may ask it, and a plain HTTP that leads somewhere. */
beforeAll(async () => {
  nginx = await startNginx({ port: sitePort });
  email = createServer({ cert: nginx.ca, key: nginx.key }, (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', emailAllows).end();
  }).listen(emailPort, '127.0.0.1');
  plain = createPlainServer(({ url = '' }, response) => {
    response.writeHead(308, { Location: plainLeadsTo(url) }).end();
  }).listen(ports.plain, '127.0.0.1');
  await Promise.all([once(email, 'listening'), once(plain, 'listening')]);
});
afterAll(() => {
  for (const server of [email, plain]) server?.close().closeAllConnections();
  rmSync(dirname(certificate), { recursive: true });
});

interface World {
  folder?: string;
  emailAllows?: string;
  plainLeadsTo?: (path: string) => string;
  plainPort?: number;
  trustsCertificate?: boolean;
}

/** Runs `npm run verify` as a host does. */
async function verify(world: World = {}) {
  emailAllows = world.emailAllows ?? siteOrigin;
  plainLeadsTo = world.plainLeadsTo ?? ((path) => siteOrigin + path);
  writeFileSync(certificate, nginx.ca);
  const trust = world.trustsCertificate === false ? {} : { NODE_EXTRA_CA_CERTS: certificate };
  // Another service in the operator's settings than the one that the release was built for.
  const env = { ...process.env, VITE_EMAILJS_ORIGIN: 'https://localhost:1', ...trust };
  const at = `http://localhost:${world.plainPort ?? ports.plain}`;
  const { status, output } = await runNode(
    ['deploy/verify/verify.ts', world.folder ?? builtRelease, '--plain', at],
    env,
  );
  /** Rule → what was said of it, a line a fault. */
  const faults = [...output.matchAll(/^FAULT {2}(.*?) {2}.*\n((?: {9}.*\n)+)/gm)].map(([, ...told]) => told);
  return { status, output, faults: faults as [rule: string, told: string][] };
}

test('a host sees that all is well', async () => {
  const { status, output } = await verify();
  expect(output).toContain(', 0 faults');
  expect(output).toMatch(/ok {5}slash redirects +6\/6/);
  expect(status).toBe(0);
});

test.each<[world: World, rule: string, told: RegExp]>([
  [{ plainLeadsTo: (path) => `https://other.example${path}` }, 'plain HTTP redirects', /must lead to/],
  [{ plainLeadsTo: () => `${siteOrigin}/cgu?a=b` }, 'plain HTTP redirects', /must lead to [^ ]*\d\/\n/],
  [{ plainPort: 1 }, 'plain HTTP redirects', /ECONNREFUSED/],
  [{ trustsCertificate: false }, 'certificate', /is refused by browsers: DEPTH_ZERO_SELF_SIGNED_CERT/],
  [{ emailAllows: 'https://other.example' }, 'e-mail service allows this site', /other/],
])('%o is one fault in a whole table', async (world, rule, message) => {
  const { status, output, faults } = await verify(world);
  expect(faults).toEqual([[rule, expect.stringMatching(message)]]);
  expect(output).toMatch(/ok {5}same bytes as in the release/);
  expect(status).toBe(1);
});

test('an address at which another server answers is reported', async () => {
  const notes = new Notes(siteOrigin);
  await verifyStamp(notes, await checkRelease(builtRelease), ['127.0.0.1', '127.0.0.2']);
  expect(notes.table()).toMatch(/release in service +1\/2\n.*ECONNREFUSED at 127\.0\.0\.2/);
});

test('without a release there is nothing to hold the site against', async () => {
  const { status, output } = await verify({ folder: 'src' });
  expect(output).toMatch(/^src\/ is no release: run "npm run build:release".*\n$/);
  expect(status).toBe(1);
});

/** What a server gets wrong: the rule, the address, how its answer differs, and where it is told if not there. */
type Fault = [rule: string, path: string, change: (answer: Answer) => void, where?: string];

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
const files = await publicFiles(builtSite);
const fileLike = (form: RegExp) => `/${files.find((file) => form.test(file))}`;
const font = fileLike(/\.woff2$/);

/** A page as a proxy might change it. */
const spoiltPage = builtFile('cgu/index.html').toString().replace('</body>', '<script>alert(1)</script></body>');

/** Only those who take brotli meet a twin that was left from another build. */
const staleTwin = (answer: Answer) => {
  if (answer.headers['content-encoding'] === 'br') answer.body = builtFile('hosting/index.html.br');
};

const faults: Fault[] = [
  ['Content-Security-Policy', '/hosting', without('content-security-policy')],
  ['Strict-Transport-Security', '/deployment', without('strict-transport-security')],
  ['X-Content-Type-Options', font, without('x-content-type-options')],
  ['cache rule', font, header('cache-control', 'no-cache')],
  ['content type', fileLike(/\.webmanifest$/), header('content-type', 'application/octet-stream')],
  ['text comes compressed', '/sitemap.xml', says(`<loc>${siteOrigin}/cgu</loc>`)],
  ['caches keep encodings apart', '/hosting', without('vary')],
  ['revalidation', '/hosting', without('etag')],
  ['revalidation sees changes', '/cgu', header('last-modified', 'Tue, 01 Jan 1980 00:00:01 GMT')],
  ['server keeps its version to itself', '/cgu', header('x-powered-by', 'PHP')],
  ['other sites may not read', '/cgu', header('access-control-allow-origin', '*')],
  ['no cookie', '/hosting', header('set-cookie', 'a=b')],
  ['server keeps its version to itself', '/hosting', header('server', 'nginx/1.22.1')],
  ['file answers 200', '/overtime-module', status(500)],
  ['same bytes as in the release', '/politique-de-confidentialite', staleTwin],
  ['search engines may come', '/hosting', header('x-robots-tag', 'noindex')],
  ['release in service', '/release.json', says('{}'), siteOrigin],
  ['slash redirects', '/hosting/', header('location', '/'), '/hosting'],
  ...['/.git/config', '/.git/HEAD', '/.env', '/.env.production', '/.deployed.json'].map(
    (path): Fault => ['tools are hidden', path, status(200), `${siteOrigin}: ${path} answers 200`],
  ),
  ['HEAD answers as GET', 'HEAD /', status(405), siteOrigin],
  ['unknown address answers 404', '/nothing-lies-here', status(200), siteOrigin],
  ['odd addresses are no error of the server', '/%00', status(500), siteOrigin],
  ['other methods are refused', 'DELETE /', status(200), siteOrigin],
  ['security.txt is in force', '/.well-known/security.txt', says('Expires: 2020-01-01T00:00:00Z'), siteOrigin],
  ['same bytes as in the release', '/cgu', says(spoiltPage), 'script>alert(1)</script>'],
  // A CDN may leave all but this directive to the policy in the page.
  ['Strict-Transport-Security', '/deployment', header('content-security-policy', "frame-ancestors 'none'")],
];

test('a site on which everything is wrong has each fault told, where it is', async () => {
  await nginx.stop();
  nginx = await startNginx();
  const old = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0', http2: false } as const;
  const stop = await startFront(sitePort, { cert: nginx.ca, key: nginx.key, ...old }, async (question) => {
    const { method, path, headers } = question;
    const answer = await ask(nginx, path, { method, headers });
    for (const [, at, change] of faults) if ([path, `${method} ${path}`].includes(at)) change(answer);
    return answer;
  });
  try {
    const told = new Map((await verify()).faults);
    for (const [rule, path, , where = path] of faults) expect(told.get(rule), rule).toContain(`${where}`);
    expect(told.get('Content-Security-Policy')).not.toContain('/deployment');
    expect(told.get('old TLS is refused')).toContain('TLSv1.1 is accepted');
    expect(told.get('HTTP/2')).toContain('must be "h2"');
  } finally {
    await stop();
    await nginx.stop();
  }
});

describe('behind a proxy that ends TLS', () => {
  test.each([
    ['the container', startContainer],
    ['Apache', startApache],
  ])('%s, as its guide says, has no fault', async (_name, start) => {
    const server = await behindTls(sitePort, start);
    nginx = server;
    try {
      expect((await verify()).output).toContain(', 0 faults');
    } finally {
      await server.stop();
    }
  });

  const host: Record<string, string> = JSON.parse(readFileSync(`${builtSite}-server/headers.json`, 'utf8'));

  test('a bucket with a CDN, as its guide says, has no fault', async () => {
    const s3 = await startS3();
    await deploySite(builtSite, bucketSettings({ S3_COMPRESS: 'gzip' }), () => undefined);
    const stop = await startFront(sitePort, { cert: nginx.ca, key: nginx.key }, async ({ method, path, headers }) => {
      const question = { method, headers: { ...headers, Accept: 'text/html' } };
      const answer = await ask({ port: ports.s3 }, `/site${path}`, question);
      // A CDN that cannot change its headers with each release leaves all but this directive to the page.
      const added = { ...host, 'Content-Security-Policy': "frame-ancestors 'none'" };
      const refused = ['GET', 'HEAD'].includes(method) ? {} : { status: 403 };
      return { ...answer, ...refused, headers: { ...answer.headers, ...added } };
    });
    try {
      expect((await verify()).output).toContain(', 0 faults');
    } finally {
      await stop();
      await s3.stop();
    }
  });
});
