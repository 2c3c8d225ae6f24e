import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { cacheControl, contentType } from './headers.ts';
import { builtHeaders } from './server-files.ts';

/** Lets `vite preview` serve `dist/` with the headers of production, precompressed files and the 404 pages. */
export function previewServer(): Plugin {
  return {
    name: 'preview-server',
    async configurePreviewServer(server) {
      const dir = server.config.build.outDir;
      await builtHeaders(dir);
      server.middlewares.use(async (_request, response, next) => {
        // Read for each request: a new build changes the style sheet, and so its hash in the policy.
        const headers = await builtHeaders(dir).catch(next);
        if (!headers) {
          return;
        }
        response.setHeaders(new Map(Object.entries(headers)));
        next();
      });
      const files = sirv(dir, {
        dev: true,
        brotli: true,
        gzip: true,
        etag: true,
        setHeaders(response, path) {
          response.setHeader('Cache-Control', cacheControl(path));
          response.setHeader('Content-Type', contentType(path.includes('.') ? path : 'index.html'));
        },
      });
      server.middlewares.use(files);
      server.middlewares.use(async (request, response, next) => {
        const language = /^\/([\w-]+)\//.exec(request.url ?? '')?.[1] ?? '';
        const inLanguage = readFile(join(dir, language, '404.html'));
        const page = await inLanguage.catch(() => readFile(join(dir, '404.html'))).catch(next);
        if (page) {
          response.writeHead(404, { 'Content-Type': contentType('404.html') }).end(page);
        }
      });
    },
  };
}
