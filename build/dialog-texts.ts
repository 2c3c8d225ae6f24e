import { hash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Language } from '../src/i18n/language.ts';
import { siteValues } from '../src/i18n/site-values.ts';
import { readLanguages } from './locales/read.ts';

/**
 * Writes the texts of the contact form to one JSON file per language. The browser fetches it
 * together with React, so no script grows with the number of languages. `__DIALOG_TEXTS__` has the
 * address of each file, by language tag.
 * @param drafts whether languages that are still drafts are built as well.
 */
export function dialogTexts(drafts: boolean): Plugin {
  const files = () => new Map(readLanguages(drafts).map((one) => [one.tag, dialogText(one)]));
  const built = files();
  return {
    name: 'dialog-texts',
    config() {
      const addresses = [...built].map(([tag, text]) => [tag, addressOf(tag, text)]);
      const list = JSON.stringify(Object.fromEntries(addresses));
      return { define: { __DIALOG_TEXTS__: list } };
    },
    buildStart() {
      const { config, name } = this.environment;
      if (config.command === 'build' && name === 'client') {
        for (const [tag, source] of built) {
          this.emitFile({ type: 'asset', fileName: addressOf(tag, source).slice(1), source });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const tag = /^\/assets\/contact-(.+)-[\w-]{8}\.json$/.exec(request.url ?? '')?.[1] ?? '';
        // Reads the texts again, to show changes. The address keeps the hash from the server start.
        const text = tag && files().get(tag);
        if (!text) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'application/json').end(text);
      });
    },
  };
}

/** What `hydrateForm` reads: the language, its texts, and the values that these may use. */
function dialogText({ tag, formats, texts }: Language): string {
  const values = siteValues(formats, texts.common.toComplete);
  return JSON.stringify({ tag, formats, values, contact: texts.contact });
}

function addressOf(tag: string, text: string): string {
  return `/assets/contact-${tag}-${hash('sha256', text, 'base64url').slice(0, 8)}.json`;
}
