/** As a script: serves at the port in `PORT`, or at a free one, until it is stopped. */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Connect, type Plugin, preview } from 'vite';
import { contentType } from '../tools/servers/headers.ts';
import { builtHeaders } from '../tools/servers/server-files.ts';
import { outDir } from '../tools/site/out-dir.ts';
import { freePort } from './free-ports.ts';

/**
 * Serves what `npm run build:local` wrote with the preview server: the headers of production, and the mailbox, which
 * stands in for EmailJS. Tests can ask it for faults, see `faultsOnRequest`.
 * @returns how to stop it.
 */
export async function serveBuilt(port: number): Promise<() => Promise<void>> {
  const server = await preview({
    plugins: [faultsOnRequest()],
    preview: { port, strictPort: true },
    logLevel: 'warn',
  });
  return () => server.close();
}

/**
 * Faults that the server makes because not every tested browser can be told to: a page opened with `?noscript` has no
 * script, and a visitor with the cookie `react=lost` or `react=empty` gets no answer, or an empty file, for React.
 */
function faultsOnRequest(): Plugin {
  const answer: Connect.NextHandleFunction = async (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const fault = /react=(lost|empty)/.exec(request.headers.cookie ?? '')?.[1];
    if (searchParams.has('noscript')) {
      await sendWithoutScript(pathname, response).catch(next);
    } else if (!fault || !pathname.startsWith('/assets/hydrate-')) {
      next();
    } else if (fault === 'lost') {
      request.socket.destroy();
    } else {
      const headers = { 'Content-Type': contentType(pathname), 'Cache-Control': 'no-store' };
      response.writeHead(200, headers).end();
    }
  };
  return {
    name: 'faults-on-request',
    enforce: 'pre',
    configurePreviewServer: (server) => void server.middlewares.use(answer),
  };
}

/** @throws Error where there is no such page. */
async function sendWithoutScript(path: string, response: ServerResponse): Promise<void> {
  const html = await readFile(join(outDir, path, 'index.html'), 'utf8');
  const headers = { ...(await builtHeaders(outDir)), 'Content-Type': contentType('index.html') };
  response
    .writeHead(200, headers)
    .end(html.replaceAll('<script type="module"', '<script type="off"'));
}

if (import.meta.main) {
  const port = Number(process.env.PORT) || (await freePort());
  const stop = await serveBuilt(port);
  console.log(`Served at http://127.0.0.1:${port}/`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().then(() => process.exit()));
  }
}
