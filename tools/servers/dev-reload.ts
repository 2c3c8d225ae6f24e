import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * While developing, pages are rendered on request and are no part of the browser's module graph: reload the open
 * page when a file that they are made of changes, appears or goes.
 */
export function devReload(): Plugin {
  const folders = ['src', 'locales'].map((folder) => resolve(folder) + sep);
  return {
    name: 'dev-reload',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(folders);
      server.watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        for (const environment of Object.values(server.environments)) environment.moduleGraph.onFileChange(file);
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
