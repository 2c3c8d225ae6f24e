import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { LanguageData } from '../src/i18n/languages.ts';

const folder = `${normalizePath(resolve('locales'))}/`;

/**
 * Gives the languages of `locales/` to the prerenderer, as `__LANGUAGES__`. In development, starts
 * again after a change of a text or a language, which reloads the page.
 */
export function languageFiles(languages: LanguageData[]): Plugin {
  return {
    name: 'languages',
    config: () => ({ define: { __LANGUAGES__: JSON.stringify(languages) } }),
    configureServer(server) {
      server.watcher.on('all', (_event, path) => {
        if (normalizePath(path).startsWith(folder)) {
          server.restart();
        }
      });
    },
  };
}
