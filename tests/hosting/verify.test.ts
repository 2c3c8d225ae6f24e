import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicFiles } from '../../deploy/verify/file.ts';
import { readRelease, verifySite } from '../../deploy/verify/verify.ts';
import { freePorts } from '../free-ports.ts';
import { canRun } from '../programs.ts';
import { startNginx } from './nginx.ts';
import { startProxy } from './proxy.ts';
import { type Answer, ask, type Server } from './server.ts';
import { builtFile, builtRelease, builtSite } from './site.ts';

const hasServer = canRun('nginx', 'nginx-brotli', 'openssl');
const [proxyPort = 0, plainPort = 0] = await freePorts(2);
const origin = `http://localhost:${proxyPort}`;
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
  if (answer.headers['content-encoding'] === 'br') {
    answer.body = builtFile('hosting/index.html.br');
  }
};
const files = await publicFiles(builtSite);
const fileLike = (form: RegExp) => `/${files.find((file) => form.test(file))}`;
const font = fileLike(/\.woff2$/);

const faults: Fault[] = [
  ['Content-Security-Policy', '/hosting', without('content-security-policy')],
  ['X-Content-Type-Options', font, without('x-content-type-options')],
  ['cache rule', font, header('cache-control', 'no-cache')],
  ['content type', fileLike(/\.webmanifest$/), header('content-type', 'application/octet-stream')],
  ['text is compressed', '/sitemap.xml', body(`<loc>${origin}/cgu</loc>`)],
  ['caches keep encodings apart', '/hosting', without('vary')],
  ['revalidation', '/hosting', without('etag')],
  [
    'revalidation notices changes',
    '/cgu',
    header('last-modified', 'Tue, 01 Jan 1980 00:00:01 GMT'),
  ],
  ['software version is hidden', '/cgu', header('x-powered-by', 'PHP')],
  ['software version is hidden', '/hosting', header('server', 'nginx/1.22.1')],
  ['other sites may not read', '/cgu', header('access-control-allow-origin', '*')],
  ['no cookie', '/hosting', header('set-cookie', 'a=b')],
  ['search engines may index', '/hosting', header('x-robots-tag', 'noindex')],
  ['file answers 200', '/overtime-module', status(500)],
  ['same bytes as in the release', '/politique-de-confidentialite', otherCopy],
  ['trailing slash redirects', '/hosting/', header('location', '/'), '/hosting'],
  ['private files are hidden', '/.git/config', status(200), `${origin}: /.git/config answers 200`],
  ['HEAD answers as GET', 'HEAD /', status(405), origin],
  ['unknown address answers 404', '/no-such-page', status(200), origin],
  ['404 page is that of the release', '/no-such-page', body('Not found'), origin],
  ['other methods are refused', 'DELETE /', status(200), origin],
  [
    'e-mail service allows this site',
    '/api/v1.0/email/send',
    header('access-control-allow-origin', 'https://a.fr'),
    'https://a.fr',
  ],
  ['plain HTTP redirects', '/', () => undefined, `other.example/, must lead to ${origin}/`],
];

let nginx: Server;
let stopProxy: () => Promise<void>;
let stopPlain: () => Promise<void>;

/** A site on which all of this is wrong at once. */
beforeAll(async () => {
  if (!hasServer) {
    return;
  }
  nginx = await startNginx();
  stopProxy = await startProxy(proxyPort, {}, async (request) => {
    const { method, path, headers } = request;
    const answer = await ask(nginx, path, { method, headers });
    for (const [, at, change] of faults) {
      if ([path, `${method} ${path}`].includes(at)) {
        change(answer);
      }
    }
    return answer;
  });
  stopPlain = await startProxy(plainPort, {}, async () => {
    return { status: 308, headers: { location: 'https://other.example/' } };
  });
});
afterAll(async () => {
  await Promise.all([stopProxy?.(), stopPlain?.()]);
  await nginx?.stop();
});

test.runIf(hasServer)('each fault of a site is found, where it is', async () => {
  const report = await verifySite(release, `http://localhost:${plainPort}`);
  const found = report.faults
    .map(({ rule, address, fault }) => `${rule} ${address}: ${fault}`)
    .join('\n');
  for (const [rule, path, , place = path] of faults) {
    expect.soft(found).toMatch(new RegExp(`^${rule} .*${place}`, 'm'));
  }
  expect(found).not.toContain('/deployment');
});

test('a site at which nothing answers is a fault', async () => {
  const { faults } = await verifySite({ ...release, origin: 'https://localhost:1' });
  expect(faults).toContainEqual(
    expect.objectContaining({ fault: expect.stringMatching(/ECONNREFUSED/) }),
  );
});
