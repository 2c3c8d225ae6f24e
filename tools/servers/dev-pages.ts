import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import sirv from 'sirv';
import { type Connect, isFileLoadingAllowed, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { Settings } from '../../src/site/settings.ts';
import { readBuiltLanguages } from '../i18n/built-languages.ts';
import { describeFaults } from '../i18n/check/faults.ts';
import { writeIcons } from '../site/icons.ts';
import { finishPage } from '../site/page-html.ts';
import { redirectOf } from './addresses.ts';

/** Renders pages while developing, on request; what is wrong with one is said on it and in the terminal. */
export function devPages(settings: Settings): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(refuseForeignFiles(server));
      server.middlewares.use(drawIcons());
      return () => {
        server.middlewares.use(renderOnRequest(server, settings));
        server.middlewares.use(sayWhatIsWrong(server));
      };
    },
  };
}

function renderOnRequest(server: ViteDevServer, settings: Settings): Connect.NextHandleFunction {
  const finish = finishPage(settings);
  return async (request, response, next) => {
    const url = request.originalUrl ?? '/';
    try {
      const location = redirectOf(url);
      if (location) return void response.writeHead(308, { Location: location }).end();
      const path = url.replace(/[?#].*$/, '');
      const { createRoot } = await server.ssrLoadModule('/src/prerender.tsx');
      const context = await createRoot(false, path);
      const route = matchRoutes(context.routes, path)?.[0]?.route as RouteObject | undefined;
      const markup = renderToString(route?.element);
      const shell = await readFile(join(server.config.root, 'index.html'), 'utf8');
      const html = await server.transformIndexHtml(
        '/',
        shell.replace('</body>', () => `${markup}</body>`),
      );
      answer(response, route?.path?.endsWith('*') ? 404 : 200, await finish(path, html, context));
    } catch (error) {
      next(error);
    }
  };
}

/** Gives the icons that a build draws. */
function drawIcons(): Connect.NextHandleFunction {
  const folder = 'node_modules/.cache/icons';
  const serve = sirv(folder, { dev: true });
  let drawn: Promise<unknown> | undefined;
  return (request, response, next) => {
    if (!/^\/[\w-]+\.(png|ico)$/.test(request.url ?? '')) return next();
    drawn ??= mkdir(folder, { recursive: true }).then(() => writeIcons(folder));
    drawn.then(() => serve(request, response, next)).catch(next);
  };
}

/** Takes the place of Vite's own page of an error, which tells visitors of the developer's machine. */
function sayWhatIsWrong(server: ViteDevServer): Connect.ErrorHandleFunction {
  const { root, logger } = server.config;
  return async (error, _request, response, _next) => {
    server.ssrFixStacktrace(error);
    const { faults, unreadable } = readBuiltLanguages({ drafts: true });
    const told = [...new Set([...unreadable, ...faults])];
    // The faults of the languages are in the terminal already: they are said where languages are read.
    if (told.length === 0) logger.error(ownLines(error.stack ?? '', root), { error });
    const said = told.length > 0 ? describeFaults(told) : String(error.message).replaceAll(`${root}/`, '');
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page cannot be shown</title></head>
<body><h1>This page cannot be shown</h1><pre>${said.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre></body></html>`;
    // With Vite's client, which loads the page again when a file changes.
    answer(response, 500, await server.transformIndexHtml('/', page));
  };
}

/** Vite's own refusal lists folders of this machine. */
function refuseForeignFiles({ config }: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request.url ?? '/');
    const file = path?.startsWith('/@fs/') ? path.slice(4) : join(config.root, path ?? '/');
    if (path !== null && (!existsSync(file) || isFileLoadingAllowed(config, normalizePath(file)))) next();
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  };
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/, ''));
  } catch {
    return null;
  }
}

/** @returns a trace without the lines of tools, and without where the project lies. */
function ownLines(stack: string, root: string): string {
  const lines = stack
    .split('\n')
    .filter((line) => !/^\s+at /.test(line) || !/node_modules|node:|\.vite-temp/.test(line));
  return lines.join('\n').replaceAll(`${root}/`, '');
}

function answer(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(html);
}
