import type { Plugin } from 'vite';

/**
 * In development, reloads the page when a file changes that only the prerenderer reads.
 * Vite itself does not.
 */
export function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    hotUpdate({ server, modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        server.ws.send({ type: 'full-reload' });
      }
    },
  };
}
