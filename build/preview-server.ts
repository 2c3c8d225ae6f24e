import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

/**
 * `vite preview` serves `dist/` as production does: the addresses have no trailing slash, precompressed files are
 * used, and an unknown address answers 404 with the page that helps.
 */
export function previewServer(): Plugin {
  return {
    name: 'preview-server',
    configurePreviewServer(server) {
      const dir = server.config.build.outDir;
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (url.pathname === '/' || !url.pathname.endsWith('/')) return next();
        response.writeHead(308, { Location: url.pathname.replace(/\/+$/, '') + url.search }).end();
      });
      server.middlewares.use(sirv(dir, { dev: true, brotli: true, gzip: true, etag: true, setHeaders: cacheHeader }));
      server.middlewares.use(async (request, response) => {
        const language = /^\/([\w-]+)\//.exec(request.url ?? '')?.[1] ?? '';
        const inLanguage = readFile(join(dir, language, '404.html'));
        const page = await inLanguage.catch(() => readFile(join(dir, '404.html')));
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
      });
    },
  };
}

function cacheHeader(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}
