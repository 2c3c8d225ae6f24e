import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { renderToString } from 'react-dom/server';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type Connect, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { Settings } from '../../src/site/settings.ts';
import { localesFolder } from '../i18n/locale-files.ts';
import { languagesModule } from '../i18n/plugin.ts';
import { finishPage } from '../site/page-html.ts';

/** Renders pages on request while developing. An error is shown in the page and in the terminal. */
export function devPages(settings: Settings): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      reloadOnChange(server);
      return () => void server.middlewares.use(renderOnRequest(server, settings));
    },
  };
}

function renderOnRequest(server: ViteDevServer, settings: Settings): Connect.NextHandleFunction {
  const finish = finishPage(settings);
  return async (request, response, next) => {
    const path = (request.originalUrl ?? '/').replace(/[?#].*$/, '');
    try {
      const { createRoot } = await server.ssrLoadModule('/src/prerender.tsx');
      const context = await createRoot(false, path);
      const route = matchRoutes(context.routes, path)?.[0]?.route as RouteObject | undefined;
      const markup = renderToString(route?.element);
      const shell = await readFile('index.html', 'utf8');
      const page = shell.replace('</body>', () => `${markup}</body>`);
      const html = await finish(path, await server.transformIndexHtml('/', page), context);
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .setHeader('Cache-Control', 'no-store');
      response.writeHead(route?.path?.endsWith('*') ? 404 : 200).end(html);
    } catch (error) {
      if (error instanceof Error) {
        server.ssrFixStacktrace(error);
      }
      next(error);
    }
  };
}

/**
 * Reloads the open page when a source file or a text changes, appears or disappears: pages are not in the browser's
 * module graph, so Vite would not. Languages are read again when one of their files changes.
 */
function reloadOnChange({ environments, watcher, ws }: ViteDevServer): void {
  const [source, locales] = [resolve('src'), localesFolder()];
  watcher.add([source, locales]);
  watcher.on('all', (_event, file) => {
    const isWord = file.startsWith(locales + sep);
    if (!isWord && !file.startsWith(source + sep)) {
      return;
    }
    for (const { moduleGraph } of Object.values(environments)) {
      moduleGraph.onFileChange(normalizePath(file));
      const languages = isWord && moduleGraph.getModuleById(languagesModule);
      if (languages) {
        moduleGraph.invalidateModule(languages);
      }
    }
    ws.send({ type: 'full-reload' });
  });
}
