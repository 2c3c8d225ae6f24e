import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { siteHeaders } from '../headers.ts';

/** Media types that sirv does not know. */
const contentTypes: Record<string, string> = {
  rules: 'application/speculationrules+json',
  ico: 'image/x-icon',
};

/** Addresses but `/` that end in a slash or in `/index.html`. They redirect to the clean address. */
const otherAddress = /^(?=\/[^?])((?:\/[^/?]+)*?)\/+(?:index\.html)?(\?.*)?$/;

/**
 * Makes `vite preview` serve the built site like the servers in `deploy/`: headers, clean
 * addresses, 404 pages.
 */
export function previewLikeProduction(): Plugin {
  return {
    name: 'preview-like-production',
    configurePreviewServer({ config, middlewares }) {
      const dir = config.build.outDir;
      middlewares.use(setHeadersAndRedirect);
      const files = sirv(dir, {
        // Reads the disk for each request, because the site may be built again.
        dev: true,
        brotli: true,
        gzip: true,
        etag: true,
        extensions: ['html'],
        setHeaders(response, path) {
          const type = contentTypes[path.split('.').at(-1) ?? ''];
          response.setHeader('Cache-Control', cacheControl(path));
          if (type) {
            response.setHeader('Content-Type', type);
          }
        },
      });
      middlewares.use(files);
      middlewares.use(sendNotFoundPage(dir));
    },
  };
}

const setHeadersAndRedirect: Connect.NextHandleFunction = (request, response, next) => {
  response.setHeaders(new Map(Object.entries(siteHeaders)));
  const [, path, query = ''] = otherAddress.exec(request.url ?? '') ?? [];
  if (path === undefined) {
    next();
    return;
  }
  response.writeHead(308, { Location: (path || '/') + query }).end();
};

/** Answers with the 404 page in the language of the address, or in French. */
function sendNotFoundPage(dir: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const language = /^\/([\w-]+)\//.exec(request.url ?? '')?.[1] ?? '';
    const inLanguage = readFile(join(dir, language, '404.html'));
    const page = await inLanguage.catch(() => readFile(join(dir, '404.html'))).catch(next);
    if (page) {
      const headers = { 'Content-Type': 'text/html', 'Cache-Control': cacheControl('/404') };
      response.writeHead(404, headers).end(page);
    }
  };
}

/** @returns the `Cache-Control` of a path, such as `/assets/a.js`. */
function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) {
    return 'public, max-age=31536000, immutable';
  }
  // `no-transform` stops proxies that hide e-mail addresses. They would break links and the security policy.
  return 'no-cache, no-transform';
}
