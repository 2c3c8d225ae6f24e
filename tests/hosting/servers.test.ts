import { once } from 'node:events';
import { connect } from 'node:tls';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRelease } from '../../deploy/verify/release.ts';
import { leastPolicy } from '../../tools/servers/headers.ts';
import { chromiumArgs, testBrowser } from '../chromium.ts';
import { canRun, type ProgramName } from '../programs.ts';
import { runNode } from '../run-node.ts';
import { startApache } from './apache.ts';
import {
  builtFile,
  builtRelease,
  builtSite,
  emailPort,
  siteOrigin,
  sitePort,
} from './built-release.ts';
import { setUpCaddy } from './caddy.ts';
import { startContainer } from './container.ts';
import { startNginx } from './nginx.ts';
import { behindProxy, startProxy } from './proxy.ts';
import { ask, type Server, start } from './server.ts';

const release = await readRelease(builtRelease);
const sent = Object.fromEntries(
  Object.entries(release.headers).map(([name, value]) => [name.toLowerCase(), value]),
);

/** Runs `npm run verify` as a host does, beside an e-mail service that allows the site. @returns status and output. */
async function verify({ ca, key, cert, httpPort }: Server) {
  const stopEmail = await startProxy(emailPort, { cert: ca, key }, async () => {
    return { status: 200, headers: { 'access-control-allow-origin': siteOrigin } };
  });
  // The operator's settings name another e-mail service than the one that the release was built for.
  const env = {
    ...process.env,
    VITE_EMAILJS_ORIGIN: 'https://localhost:1',
    NODE_EXTRA_CA_CERTS: cert,
  };
  const args = ['deploy/verify/verify.ts', builtRelease, '--plain', `http://localhost:${httpPort}`];
  const { status, output } = await runNode(args, env);
  await stopEmail();
  return `${status}: ${output}`;
}

interface Kind {
  name: string;
  programs: ProgramName[];
  start: () => Promise<Server>;
  /** Its best encoding. */
  best?: 'br' | 'gz';
  /** Headers that it sends instead of those of the release. */
  headers?: Record<string, string>;
  /** Its answer to a host name that is not the site's, where that is no redirect. */
  otherHost?: number;
  /** Whether its shipped configuration speaks TLS itself. */
  isSecure?: true;
}

const kinds: Kind[] = [
  {
    name: 'nginx',
    programs: ['nginx', 'nginx-brotli'],
    start: () => startNginx({ port: sitePort }),
    isSecure: true,
  },
  {
    name: 'Caddy',
    programs: ['caddy'],
    start: async () => start(await setUpCaddy({ port: sitePort }), builtSite),
    otherHost: 421,
    isSecure: true,
  },
  {
    name: 'the container',
    programs: ['nginx', 'buildah', 'envsubst'],
    start: () => behindProxy(sitePort, startContainer),
    best: 'gz',
  },
  {
    name: 'Apache',
    programs: ['apache2', 'rsync'],
    start: () => behindProxy(sitePort, startApache),
    headers: { 'content-security-policy': leastPolicy },
  },
];

/** A request, by default GET for `/cgu` at the site's own host, and its answer. */
interface Exchange {
  path?: string;
  method?: string;
  Host?: string;
  status: number;
  location?: string;
  file?: string;
}

/** What every server answers, beside what `npm run verify` asks for. */
const exchanges = ({ best = 'br', otherHost = 308 }: Kind): Exchange[] => [
  { status: 200, file: `cgu/index.html.${best}` },
  { path: '/deployment/index.html?utm=1', status: 308, location: '/deployment?utm=1' },
  { path: '/index.html', status: 308, location: '/' },
  { path: '/nothing/below/deployment', status: 404, file: `404.html.${best}` },
  { path: '/404.html', status: 404, file: `404.html.${best}` },
  { path: '/foo404.html', status: 404, file: `404.html.${best}` },
  { path: '/server/headers.json', status: 404 },
  { method: 'POST', status: 405 },
  { path: '/cgu?a=b', Host: 'other.example', status: otherHost, location: '/cgu?a=b' },
  { path: '/cgu?a=b', Host: 'bare.localhost', status: 308, location: '/cgu?a=b' },
];

for (const kind of kinds) {
  describe.runIf(canRun('openssl', ...kind.programs))(kind.name, () => testServer(kind));
}

function testServer(kind: Kind): void {
  let server: Server;
  beforeAll(async () => {
    server = await kind.start();
  });
  afterAll(() => server?.stop());

  test('a visitor’s browser opens the form, which answers, and reports nothing', async () => {
    const browser = await chromium.launch({ ...testBrowser(), args: chromiumArgs });
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(String(error)));
    await page.goto(`https://localhost:${server.port}/`);
    await page.locator('main [data-purpose]').first().click();
    await page.locator('dialog [type=submit]').click();
    await page.locator('dialog [aria-invalid=true]').first().waitFor();
    await browser.close();
    expect(noise).toEqual([]);
  });

  test('passes npm run verify', async () => {
    expect(await verify(server)).toMatch(/^0: [\s\S]*Aucun défaut : .* sert la version \w+\.\n$/);
  });

  test.each(exchanges(kind))(
    'answers %j',
    async ({ path = '/cgu', method, Host = 'localhost', ...wanted }) => {
      const headers = { Host, 'Accept-Encoding': 'gzip, br' };
      const answer = await ask(server, path, { method, headers });
      expect(answer.status).toBe(wanted.status);
      expect(answer.headers).toMatchObject({ ...sent, ...kind.headers });
      if (answer.status === 308) {
        expect(answer.headers.location?.replace(siteOrigin, '')).toBe(wanted.location);
      }
      if (wanted.file) {
        expect(answer.body.equals(builtFile(wanted.file))).toBe(true);
      }
      if (answer.status === 405) {
        expect(answer.headers.allow).toMatch(/^GET, HEAD(,|$)/);
      }
    },
  );

  test.each([
    '//evil.example/',
    '/%0d%0aX-Planted:1/',
    '/a%0d%0aX-Planted:1/index.html',
    '/\\evil.example/',
  ])('neither redirects %s elsewhere nor lets it plant a header', async (path) => {
    const { headers } = await ask(server, path);
    expect(headers['x-planted']).toBeUndefined();
    expect(new URL(String(headers.location ?? '/'), siteOrigin).origin).toBe(siteOrigin);
  });

  test.each(['/404.html%2f', '/index.html.br%2f'])('serves no file at %s', async (path) => {
    expect((await ask(server, path)).status).not.toBe(200);
  });

  test('refuses an address with a control character', async () => {
    expect([400, 404]).toContain((await ask(server, '/cgu%00')).status);
  });

  test('lets nobody keep the answer for a file that is not there yet', async () => {
    const { status, headers } = await ask(server, '/assets/of-the-next-release.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('redirects plain HTTP under any name to the same page over HTTPS', async () => {
    const { status, headers } = await ask({ port: server.httpPort }, '/cgu?a=b', {
      headers: { Host: 'other.example' },
    });
    expect(status).toBe(308);
    expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/cgu\?a=b$/);
  });

  if (!kind.isSecure) {
    test('redirects no visitor whose proxy writes HTTPS in capitals', async () => {
      const headers = { 'X-Forwarded-Proto': 'HTTPS' };
      const { status } = await ask({ port: server.portBehindProxy ?? 0 }, '/cgu', { headers });
      expect(status).toBe(200);
    });
  }

  if (kind.isSecure) {
    test('speaks HTTP/2, and no TLS older than 1.2', async () => {
      const to = {
        host: 'localhost',
        port: server.port,
        ca: server.ca,
        ALPNProtocols: ['h2', 'http/1.1'],
      };
      const socket = connect(to);
      await once(socket, 'secureConnect');
      expect(socket.alpnProtocol).toBe('h2');
      socket.destroy();
      const old = connect({
        ...to,
        minVersion: 'TLSv1',
        maxVersion: 'TLSv1.1',
        ciphers: 'DEFAULT@SECLEVEL=0',
      });
      await expect(once(old, 'secureConnect')).rejects.toThrow(/alert protocol version/);
    });
  }
}
