import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { matchRoutes, renderMatches } from 'react-router-dom';
import { type Connect, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { localesFolder } from '../i18n/locale-files.ts';
import { languagesModule } from '../i18n/plugin.ts';
import { headingFaces } from '../site/heading-font.ts';
import { insertHead } from '../site/insert-head.ts';
import { refuseWrongValues } from '../site/wrong-values.ts';

type RouteMatches = Parameters<typeof renderMatches>[0];

/** Renders pages on request while developing. An error is shown in the page and in the terminal. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      reloadOnChange(server);
      return () => void server.middlewares.use(renderOnRequest(server));
    },
  };
}

function renderOnRequest(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = (request.originalUrl ?? '/').replace(/[?#].*$/, '');
    try {
      const { createRoot } = await server.ssrLoadModule('/src/prerender.tsx');
      const context = await createRoot(false, path);
      const matches = matchRoutes(context.routes, path) as RouteMatches;
      const html = await finishPage(server, path, renderToString(renderMatches(matches)), context);
      const isOtherAddress = matches?.at(-1)?.route.path?.endsWith('*');
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .setHeader('Cache-Control', 'no-store')
        .writeHead(isOtherAddress ? 404 : 200)
        .end(html);
    } catch (error) {
      if (error instanceof Error) {
        server.ssrFixStacktrace(error);
      }
      next(error);
    }
  };
}

/** @returns a page as in the build, but with Vite's client and style sheets, and without the policy that refuses them. */
async function finishPage(
  server: ViteDevServer,
  path: string,
  markup: string,
  context: object,
): Promise<string> {
  const shell = await readFile('index.html', 'utf8');
  const page = shell.replace('</body>', () => `${markup}</body>`);
  const html = insertHead(await server.transformIndexHtml('/', page), context);
  refuseWrongValues(path, html);
  const language = parse(html).querySelector('html')?.getAttribute('lang') ?? '';
  const faces = await headingFaces(language);
  return html.replace('</head>', () => `<style>${faces}</style></head>`);
}

/**
 * Reloads the open page when a source file or a text changes, appears or disappears: pages are not in the browser's
 * module graph, so Vite would not. Languages are read again when one of their files changes.
 */
function reloadOnChange({ environments, watcher, ws }: ViteDevServer): void {
  const source = resolve('src');
  const locales = localesFolder();
  watcher.add([source, locales]);
  watcher.on('all', (_event, file) => {
    const isWord = file.startsWith(locales + sep);
    const isSource = file.startsWith(source + sep);
    if (!isWord && !isSource) {
      return;
    }
    for (const { moduleGraph } of Object.values(environments)) {
      moduleGraph.onFileChange(normalizePath(file));
      const languages = moduleGraph.getModuleById(languagesModule);
      if (isWord && languages) {
        moduleGraph.invalidateModule(languages);
      }
    }
    ws.send({ type: 'full-reload' });
  });
}
