import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicFiles } from '../../deploy/verify/file.ts';
import { Report } from '../../deploy/verify/report.ts';
import { verifyStamp } from '../../deploy/verify/site.ts';
import { readRelease, verifySite } from '../../deploy/verify/verify.ts';
import { freePorts } from '../free-ports.ts';
import { startNginx } from './nginx.ts';
import { startProxy } from './proxy.ts';
import { type Answer, ask, type Server } from './server.ts';
import { builtFile, builtRelease, builtSite } from './site.ts';

const [proxyPort = 0, plainPort = 0] = await freePorts(2);
const origin = `https://localhost:${proxyPort}`;
const release = { ...(await readRelease(builtRelease)), origin, emailOrigin: origin };

/** A fault of a server: the rule that finds it, where it finds it, and how an answer there differs. */
type Fault = [rule: string, request: string, change: (answer: Answer) => void, place?: string];

const without = (name: string) => (answer: Answer) => void delete answer.headers[name];
const header = (name: string, value: string) => (answer: Answer) => {
  answer.headers[name] = value;
};
const status = (code: number) => (answer: Answer) => {
  answer.status = code;
};
const body = (text: string) => (answer: Answer) => {
  delete answer.headers['content-encoding'];
  answer.body = Buffer.from(text);
};
/** The compressed copy of another page, which only visitors meet whose browser takes brotli. */
const otherCopy = (answer: Answer) => {
  if (answer.headers['content-encoding'] === 'br') answer.body = builtFile('hosting/index.html.br');
};
const files = await publicFiles(builtSite);
const fileLike = (form: RegExp) => `/${files.find((file) => form.test(file))}`;
const font = fileLike(/\.woff2$/);
const script = '<script>alert(1)</script>';
const pageWithScript = builtFile('cgu/index.html').toString().replace('</body>', `${script}</body>`);

const faults: Fault[] = [
  ['Content-Security-Policy', '/hosting', without('content-security-policy')],
  ['Strict-Transport-Security', '/deployment', without('strict-transport-security')],
  ['X-Content-Type-Options', font, without('x-content-type-options')],
  ['cache rule', font, header('cache-control', 'no-cache')],
  ['content type', fileLike(/\.webmanifest$/), header('content-type', 'application/octet-stream')],
  ['text is compressed', '/sitemap.xml', body(`<loc>${origin}/cgu</loc>`)],
  ['caches keep encodings apart', '/hosting', without('vary')],
  ['revalidation', '/hosting', without('etag')],
  ['revalidation notices changes', '/cgu', header('last-modified', 'Tue, 01 Jan 1980 00:00:01 GMT')],
  ['software version is hidden', '/cgu', header('x-powered-by', 'PHP')],
  ['software version is hidden', '/hosting', header('server', 'nginx/1.22.1')],
  ['other sites may not read', '/cgu', header('access-control-allow-origin', '*')],
  ['no cookie', '/hosting', header('set-cookie', 'a=b')],
  ['search engines may index', '/hosting', header('x-robots-tag', 'noindex')],
  ['file answers 200', '/overtime-module', status(500)],
  ['same bytes as in the release', '/politique-de-confidentialite', otherCopy],
  ['same bytes as in the release', '/cgu', body(pageWithScript), 'script>alert(1)</script>'],
  ['release in service', '/release.json', body('{}'), origin],
  ['trailing slash redirects', '/hosting/', header('location', '/'), '/hosting'],
  ...['/.git/config', '/.git/HEAD', '/.env', '/.env.production', '/.deployed.json'].map(
    (path): Fault => ['private files are hidden', path, status(200), `${origin}: ${path} answers 200`],
  ),
  ['HEAD answers as GET', 'HEAD /', status(405), origin],
  ['unknown address answers 404', '/no-such-page', status(200), origin],
  ['404 page is that of the release', '/no-such-page', body('Not found'), origin],
  ['malformed address is no server error', '/%00', status(500), origin],
  ['other methods are refused', 'DELETE /', status(200), origin],
  ['security.txt has not expired', '/.well-known/security.txt', body('Expires: 2020-01-01T00:00:00Z'), origin],
  [
    'e-mail service allows this site',
    '/api/v1.0/email/send',
    header('access-control-allow-origin', 'https://a.fr'),
    'https://a.fr',
  ],
];

let nginx: Server;
let stopProxy: () => Promise<void>;
let stopPlain: () => Promise<void>;

/** A site on which all of this is wrong at once; it also accepts old versions of TLS, and no HTTP/2. */
beforeAll(async () => {
  nginx = await startNginx();
  const old = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0', http2: false } as const;
  stopProxy = await startProxy(proxyPort, { cert: nginx.ca, key: nginx.key, ...old }, async (request) => {
    const { method, path, headers } = request;
    const answer = await ask(nginx, path, { method, headers });
    for (const [, at, change] of faults) if ([path, `${method} ${path}`].includes(at)) change(answer);
    return answer;
  });
  // One address leads to another site, the other to another page.
  stopPlain = await startProxy(plainPort, {}, async ({ path }) => {
    const location = path === '/' ? 'https://other.example/' : `${origin}/cgu`;
    return { status: 308, headers: { location } };
  });
});
afterAll(async () => {
  await Promise.all([stopProxy?.(), stopPlain?.()]);
  await nginx?.stop();
});

test('each fault of a site is found, where it is', async () => {
  const report = await verifySite(release, `http://localhost:${plainPort}`);
  const table = String(report);
  const found = Map.groupBy(report.faults, ({ rule }) => rule);
  const linesOf = (rule: string) =>
    found
      .get(rule)
      ?.map(({ address, fault }) => `${address}: ${fault}`)
      .join('\n');
  for (const [rule, path, , place = path] of faults) expect.soft(linesOf(rule), rule).toContain(place);
  expect(linesOf('Content-Security-Policy')).not.toContain('/deployment');
  expect(linesOf('plain HTTP redirects')).toMatch(/other\.example\/, must lead to .*\n.*\/cgu, must lead to .*a=b$/);
  expect(linesOf('certificate')).toMatch(/is refused by browsers: DEPTH_ZERO_SELF_SIGNED_CERT$/);
  expect(linesOf('old TLS is refused')).toContain('TLSv1.1 is accepted');
  expect(linesOf('HTTP/2')).toContain('must be "h2"');
  expect(table).toMatch(/ok {5}Referrer-Policy .*\n/);
  expect(table).toMatch(/FAULT {2}HEAD answers as GET +0\/1\n {9}https:.*: answers 405\n/);
});

test('an address of the host at which nothing answers is a fault', async () => {
  const report = new Report(origin);
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  await verifyStamp(report, release, addresses);
  expect(report.faults).toContainEqual(
    expect.objectContaining({ fault: expect.stringMatching(/ECONNREFUSED at 127.0.0.2/) }),
  );
});
