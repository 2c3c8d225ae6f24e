import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { redirectOf } from './addresses.ts';
import { cacheControl, contentType, methods } from './headers.ts';
import { builtHeaders } from './server-files.ts';

/**
 * Lets `vite preview` serve `dist/` as production does: the same headers and redirects, precompressed files, and the
 * 404 page with status 404.
 */
export function previewServer(): Plugin {
  return {
    name: 'preview-server',
    async configurePreviewServer(server) {
      const dir = server.config.build.outDir;
      await builtHeaders(dir);
      server.middlewares.use(async (request, response, next) => {
        // Read for each request: a new build changes the style sheet, and so its hash in the policy.
        const headers = await builtHeaders(dir).catch(next);
        if (!headers) return;
        response.setHeaders(new Map(Object.entries({ ...headers, 'Cache-Control': cacheControl('') })));
        if (!methods.includes(request.method ?? ''))
          return void response.writeHead(405, { Allow: methods.join(', ') }).end();
        const location = redirectOf(request.url ?? '/');
        if (!location) return next();
        response.writeHead(308, { Location: location }).end();
      });
      const files = sirv(dir, { dev: true, brotli: true, gzip: true, etag: true, setHeaders: setFileHeaders });
      server.middlewares.use((request, response, next) =>
        hasNoFile(request.url ?? '/') ? next() : files(request, response, next),
      );
      server.middlewares.use(async (request, response, next) => {
        const language = /^\/([\w-]+)\//.exec(request.url ?? '')?.[1] ?? '';
        const inLanguage = readFile(join(dir, language, '404.html'));
        const page = await inLanguage.catch(() => readFile(join(dir, '404.html'))).catch(next);
        if (page) response.writeHead(404, { 'Content-Type': contentType('404.html') }).end(page);
      });
    },
  };
}

/** Compressed files and error pages have no address of their own; nor has a path with `..`, however it is written. */
function hasNoFile(url: string): boolean {
  const path = url.replace(/[?#].*$/, '');
  return /\.(br|gz)$|\/404(\.html)?$|\/\/|(\/|%2f|%5c)(\.|%2e){2}/i.test(path);
}

function setFileHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', cacheControl(path));
  response.setHeader('Content-Type', contentType(path.includes('.') ? path : 'index.html'));
}
