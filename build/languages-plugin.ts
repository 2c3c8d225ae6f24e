import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { href } from '../src/href.ts';
import type { LanguageData } from '../src/i18n/languages.ts';
import { siteValues } from '../src/i18n/site-values.ts';
import type { BuiltLanguage } from './locales/read-languages.ts';

const folder = `${normalizePath(resolve('locales'))}/`;

/**
 * Gives the languages of `locales/` to the prerenderer, as `__LANGUAGES__`. Writes the texts of the
 * contact form to one JSON file per language. The browser fetches it together with React, so no
 * script grows with the number of languages.
 */
export function languageFiles(languages: BuiltLanguage[]): Plugin {
  const all = languages.map(withDialogTexts);
  const files = all.map(({ file }) => file);
  return {
    name: 'languages',
    config: () => ({
      define: { __LANGUAGES__: JSON.stringify(all.map(({ language }) => language)) },
    }),
    buildStart() {
      const { config, name } = this.environment;
      if (config.command === 'build' && name === 'client') {
        for (const { address, json } of files) {
          this.emitFile({ type: 'asset', fileName: address.slice(1), source: json });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find(({ address }) => address === request.url);
        if (!file) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'application/json').end(file.json);
      });
      // After a change of a text or a language, starts again, which reloads the page.
      server.watcher.on('all', (_event, path) => {
        if (normalizePath(path).startsWith(folder)) {
          server.restart();
        }
      });
    },
  };
}

/**
 * Makes the file that `hydrateForm` reads: the language's tags, the address of its privacy policy,
 * the texts, and the values they may use. Adds its own address to the language.
 */
function withDialogTexts(read: BuiltLanguage) {
  const { tag, formats, texts } = read;
  const values = siteValues(formats, texts.common.toComplete);
  const privacy = href('politique-de-confidentialite', read);
  const json = JSON.stringify({ tag, formats, privacy, values, contact: texts.contact });
  const version = hash('sha256', json, 'base64url').slice(0, 8);
  const address = `/assets/contact-${tag}-${version}.json`;
  const language: LanguageData = { ...read, dialogTexts: address };
  return { language, file: { address, json } };
}
