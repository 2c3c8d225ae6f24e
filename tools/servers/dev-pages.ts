import { mkdir, readFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import sirv from 'sirv';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Settings } from '../../src/site/settings.ts';
import { writeIcons } from '../site/icons.ts';
import { finishPage } from '../site/page-html.ts';
import { redirectOf } from './addresses.ts';
import { tellWhenAsked } from './dev-reload.ts';

/** Renders pages while developing, on request; what is wrong with one is said on it and in the terminal. */
export function devPages(settings: Settings): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    async configureServer(server) {
      // The icons that a build draws.
      const icons = 'node_modules/.cache/icons';
      await mkdir(icons, { recursive: true });
      await writeIcons(icons);
      server.middlewares.use(sirv(icons, { dev: true }));
      return () => void server.middlewares.use(renderOnRequest(server, settings));
    },
  };
}

function renderOnRequest(server: ViteDevServer, settings: Settings): Connect.NextHandleFunction {
  const finish = finishPage(settings);
  return async (request, response, next) => {
    const asked = performance.now();
    const url = request.originalUrl ?? '/';
    try {
      const location = redirectOf(url);
      if (location) return void response.writeHead(308, { Location: location }).end();
      const path = url.replace(/[?#].*$/, '');
      const { createRoot } = await server.ssrLoadModule('/src/prerender.tsx');
      const context = await createRoot(false, path);
      const route = matchRoutes(context.routes, path)?.[0]?.route as RouteObject | undefined;
      const markup = renderToString(route?.element);
      const shell = await readFile('index.html', 'utf8');
      const page = shell.replace('</body>', () => `${markup}</body>`);
      const html = await finish(path, await server.transformIndexHtml('/', page), context);
      response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Cache-Control', 'no-store');
      response.writeHead(route?.path?.endsWith('*') ? 404 : 200).end(tellWhenAsked(html, asked));
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  };
}
