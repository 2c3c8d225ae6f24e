/**
 * What a visitor's browser gets from each server in `deploy/`. With `SITE` set, from a live site
 * instead: `SITE=https://www.ville.example npx vitest run --project servers`.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteHeaders } from '../../build/headers.ts';
import { hasProgram } from '../needs.ts';
import {
  publisherFiles,
  type Server,
  startApache,
  startCaddy,
  startContainer,
  startNginx,
  startPreview,
} from './servers.ts';

interface Kind {
  name: string;
  needs?: string;
  start(): Promise<Server>;
  /** Whether it refuses other methods than GET and HEAD; Vite's preview does not. */
  isForProduction: boolean;
  /** What a visitor gets who came without TLS, as a proxy says: it leads to HTTPS, or leaves that to others. */
  withoutTls?: 200 | 308;
  /** Whether its files may all have the same date. */
  hasOneDate?: boolean;
}

const live = process.env.SITE?.replace(/\/+$/, '');
/** A CDN in front of a bucket may transform pages, and some servers lack brotli (deploy/README.md). */
const pageCaches = live ? /^no-cache\b/ : /^no-cache, no-transform$/;
const bestEncoding = live ? /^(br|gzip)$/ : /^br$/;
const liveSite = async () => ({ url: live ?? '', stop: async () => {} });

const kinds: Kind[] = live
  ? [{ name: live, start: liveSite, isForProduction: true }]
  : [
      { name: 'nginx', needs: 'nginx', start: startNginx, isForProduction: true, withoutTls: 200 },
      {
        name: 'the container',
        needs: 'nginx',
        start: startContainer,
        isForProduction: true,
        withoutTls: 200,
        hasOneDate: true,
      },
      { name: 'Caddy', needs: 'caddy', start: startCaddy, isForProduction: true },
      {
        name: 'Apache',
        needs: 'apache2',
        start: startApache,
        isForProduction: true,
        withoutTls: 308,
      },
      { name: 'npm run preview', start: startPreview, isForProduction: false },
    ];

for (const { name, needs, start, isForProduction, withoutTls, hasOneDate } of kinds) {
  const isMissing = needs !== undefined && !hasProgram(needs);
  describe.skipIf(isMissing)(needs ? `${name} (needs ${needs})` : name, () => {
    let server: Server;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server?.stop());

    /** Sends a request like a browser, behind a proxy that ends TLS. Paths are sent as given. */
    async function ask(path: string, options: { method?: string; headers?: object } = {}) {
      const send = server.url.startsWith('https:') ? secureRequest : request;
      const headers = {
        Accept: 'text/html,*/*;q=0.8',
        'Accept-Encoding': 'gzip, deflate, br',
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'X-Forwarded-Proto': 'https',
        ...options.headers,
      };
      const sent = send(server.url, { path, method: options.method, headers, agent: false }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      const body = await text(answer);
      return { status: answer.statusCode, headers: answer.headers, body };
    }

    const read = (path: string) => ask(path, { headers: { 'Accept-Encoding': 'identity' } });

    test.runIf(withoutTls)('leads to HTTPS, or leaves that to what is before it', async () => {
      const headers = { 'X-Forwarded-Proto': 'http', Host: 'www.ville.example' };
      const answer = await ask('/hosting?a=b', { headers });
      expect(answer.status).toBe(withoutTls);
      const location = withoutTls === 308 ? 'https://www.ville.example/hosting?a=b' : undefined;
      expect(answer.headers.location).toBe(location);
    });

    test.each(['/', '/deployment', '/nowhere', '/favicon.svg'])(
      'sends the same headers with %s',
      async (path) => {
        const { headers } = await ask(path);
        for (const [header, value] of Object.entries(siteHeaders)) {
          expect(headers[header.toLowerCase()], header).toBe(value);
        }
        expect(headers['x-powered-by']).toBeUndefined();
        if (!live) {
          // A shared host may name its version, which no `.htaccess` can change.
          expect(headers.server ?? '').not.toMatch(/\d/);
        }
      },
    );

    test('answers clean addresses with their page, which has its policy', async () => {
      for (const path of ['/', '/deployment', '/politique-de-confidentialite']) {
        const { status, headers, body } = await read(path);
        expect(status).toBe(200);
        expect(headers['content-type']?.replace(' ', '').toLowerCase()).toBe(
          'text/html;charset=utf-8',
        );
        expect(body).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src/);
        expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
      }
    });

    test.each([
      ['/deployment/', '/deployment'],
      ['/deployment/index.html?utm=1', '/deployment?utm=1'],
      ['/cgu/?q=a/b', '/cgu?q=a/b'],
      ['/index.html', '/'],
    ])('redirects %s to %s for ever', async (path, location) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(308);
      const { pathname, search } = new URL(headers.location ?? '', server.url);
      expect(pathname + search).toBe(location);
    });

    test('answers the name of a file with the file, a page of which names its address', async () => {
      const { status, body } = await read('/deployment.html');
      expect(status).toBe(200);
      expect(body).toMatch(/<link rel="canonical" href="[^"]*\/deployment"/);
    });

    test.skipIf(live)(
      'answers with the home page of a language, beside the folder of its pages',
      async () => {
        const { status, body } = await read('/en');
        expect(status).toBe(200);
        expect(body).toContain('<html lang="en"');
        const { status: redirect, headers } = await ask('/en/');
        expect(redirect).toBe(308);
        expect(new URL(headers.location ?? '', server.url).pathname).toBe('/en');
      },
    );

    test('leads nobody to another site', async () => {
      for (const path of ['//evil.example/', '/%2fevil.example/', '//evil.example/x.html']) {
        const { headers } = await ask(path);
        const { hostname } = new URL(headers.location ?? '/', server.url);
        expect(hostname).toBe(new URL(server.url).hostname);
      }
    });

    test('answers an unknown address with the 404 page, in the language of the address', async () => {
      for (const [path, language] of [
        ['/nowhere', 'fr'],
        ['/deployment/nowhere', 'fr'],
        ['/assets', 'fr'],
        ...(live ? [] : [['/en/nowhere', 'en']]),
      ] as const) {
        const { status, headers, body } = await read(path ?? '');
        expect(status, path).toBe(404);
        expect(headers['content-type']).toMatch(/^text\/html/);
        expect(body).toContain(`<html lang="${language}"`);
        expect(body).toContain('name="robots" content="noindex"');
        expect(headers['cache-control']).toMatch(pageCaches);
      }
    });

    test('keeps files whose name changes with their content for a year, and asks again for all others', async () => {
      const { headers, body } = await read('/');
      expect(headers['cache-control']).toMatch(pageCaches);
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
      const font = /url\((\/assets\/[^)]+\.woff2)\)/.exec(body)?.[1] ?? '';
      for (const path of [script, font]) {
        const asset = await ask(path);
        expect(asset.status).toBe(200);
        expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
      const lost = await ask('/assets/of-another-release.js');
      expect(lost.status).toBe(404);
      expect(lost.headers['cache-control']).not.toMatch(/immutable/);
    });

    test('lets mail clients and chats show the pictures that it names for them', async () => {
      const { body } = await read('/');
      const [, named = ''] = /property="og:image" content="([^"]+)"/.exec(body) ?? [];
      for (const path of [new URL(named).pathname, '/icon-512.png']) {
        const { headers } = await ask(path);
        expect(headers['content-type'], path).toBe('image/png');
        expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
      }
    });

    test.skipIf(hasOneDate)('sends what has not changed again as 304', async () => {
      const { headers } = await ask('/cgu');
      const again = await ask('/cgu', { headers: { 'If-None-Match': headers.etag } });
      expect(again.status).toBe(304);
    });

    test.runIf(hasOneDate)(
      'gives no date by which a changed page would pass for the old one',
      async () => {
        const { headers } = await ask('/cgu');
        expect(headers.etag).toBeUndefined();
        expect(headers['last-modified']).toBeUndefined();
        const again = await ask('/cgu', {
          headers: { 'If-Modified-Since': new Date().toUTCString() },
        });
        expect(again.status).toBe(200);
      },
    );

    test('sends text compressed as the browser can read it, and says that it varies', async () => {
      for (const [accepted, encoding] of [
        ['gzip, deflate, br', bestEncoding],
        ['gzip', /^gzip$/],
        ['identity', /^none$/],
      ] as const) {
        for (const path of ['/', '/cgu']) {
          const { headers } = await ask(path, { headers: { 'Accept-Encoding': accepted } });
          expect(headers['content-encoding'] ?? 'none', path).toMatch(encoding);
          expect(headers['content-type'], accepted).toMatch(/^text\/html/);
          expect(headers.vary).toMatch(/accept-encoding/i);
        }
      }
    });

    test.each([
      ['/robots.txt', 'text/plain'],
      ['/.well-known/security.txt', 'text/plain'],
      ['/sitemap.xml', /^(application|text)\/xml/],
      ['/speculation.rules', 'application/speculationrules+json'],
      ['/favicon.svg', 'image/svg+xml'],
      ['/favicon.ico', /^image\//],
      ['/icon-512.png', 'image/png'],
    ])('sends %s as what it is', async (path, type) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(type);
    });

    if (!isForProduction) {
      return;
    }

    test.skipIf(live)('compresses for a proxy in front of it, which asks in HTTP/1.0', async () => {
      const { host, hostname, port } = new URL(server.url);
      const headers = [
        `Host: ${host}`,
        'Accept-Encoding: gzip',
        'Via: 1.0 proxy',
        'X-Forwarded-Proto: https',
      ];
      const socket = connect(Number(port), hostname);
      socket.end(`GET / HTTP/1.0\r\n${headers.join('\r\n')}\r\n\r\n`);
      expect(await text(socket)).toMatch(/^content-encoding: gzip\r$/im);
    });

    test.skipIf(live).each(Object.entries(publisherFiles))('sends %s as %s', async (file, type) => {
      const { headers } = await ask(`/${file}`);
      expect(headers['content-type']?.replace(/;.*/, '')).toBe(type);
    });

    test('refuses to be written to', async () => {
      for (const method of ['PUT', 'POST', 'DELETE']) {
        const { status, headers } = await ask('/deployment', { method });
        expect(status).toBe(405);
        expect(headers.allow).toMatch(/^GET, HEAD\b/);
      }
    });

    test('sends no file that is not part of the site', async () => {
      for (const path of [
        '/.env',
        '/.git/config',
        '/.htaccess',
        '/index.html.br',
        '/.well-known/security.txt.gz',
        '/404',
        '/404.html',
        '/x%00',
        '/%2e%2e/package.json',
      ]) {
        const { status, body } = await read(path);
        expect([400, 403, 404], path).toContain(status);
        expect(body).not.toContain('SECRET');
      }
    });
  });
}
