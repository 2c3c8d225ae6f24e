import { hash } from 'node:crypto';
import type { Plugin } from 'vite';
import { readLanguages } from '../i18n/read.ts';
import { type Language, variable } from '../src/i18n/language.ts';
import { siteValues } from '../src/i18n/site-values.ts';

/**
 * Gives the texts of the contact form, which the browser fetches together with React, a file for each language, so that no
 * script grows with the number of languages. Its address is in `__DIALOG_TEXTS__`, by the tag of the language.
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
        // As it is now: the address is that of when the server was started.
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

/** The form's script does not know the values of the site: they are in its texts. */
function dialogText({ tag, formats, texts }: Language): string {
  const values = siteValues(formats, texts.common.toComplete);
  return JSON.stringify({ tag, formats, contact: texts.contact }, (_key, value) =>
    typeof value === 'string'
      ? value.replace(variable, (found, name) => values[name] ?? found)
      : value,
  );
}

function addressOf(tag: string, text: string): string {
  return `/assets/contact-${tag}-${hash('sha256', text, 'base64url').slice(0, 8)}.json`;
}
