import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { readLanguages } from './locales/languages.ts';

const folder = `${normalizePath(resolve('locales'))}/`;

/**
 * Gives the languages of `locales/` to the prerenderer, as the module `virtual:languages`. A script
 * of the browser that imported them would ship every text, so that stops the build.
 * @param withDrafts whether drafts are wanted as well.
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
        for (const file of globSync(`${folder}**/*.json`)) {
          this.addWatchFile(file);
        }
        return `export default ${JSON.stringify(readLanguages(withDrafts))}`;
      },
    },
    configureServer(server) {
      // A file that has just been added, or is no more, belongs to no module.
      for (const change of ['add', 'unlink']) {
        server.watcher.on(change, (path) => {
          if (normalizePath(path).startsWith(folder)) {
            server.restart();
          }
        });
      }
    },
  };
}
