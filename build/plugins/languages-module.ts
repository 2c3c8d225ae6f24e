import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { readLanguages } from '../locales/read-languages.ts';

const folder = `${normalizePath(resolve('locales'))}/`;

/**
 * Gives the languages of `locales/` to the prerenderer, as the module `virtual:languages`. A script
 * of the browser that imported them would ship every text, so that stops the build. The development
 * server restarts after a change of a text or a language, which reloads the page.
 */
export function languagesModule(withDrafts: boolean): Plugin {
  return {
    name: 'languages',
    resolveId: {
      filter: { id: /^virtual:languages$/ },
      handler: () => '\0languages',
    },
    load: {
      filter: { id: /^\0languages$/ },
      handler() {
        if (this.environment.name === 'client') {
          throw new Error('A script of the browser imports virtual:languages');
        }
        return `export default ${JSON.stringify(readLanguages(withDrafts))}`;
      },
    },
    configureServer(server) {
      // A reload is not enough: a module that could not be loaded belongs to no file.
      server.watcher.on('all', (_event, path) => {
        if (normalizePath(path).startsWith(folder)) {
          server.restart();
        }
      });
    },
  };
}
