import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type BuiltLanguage, readBuiltLanguages, readOnce, withoutTrace } from './built-languages.ts';
import { describeFaults, type Fault } from './check/faults.ts';
import { type Json, withoutNotes } from './json.ts';
import { localesFolder } from './locale-files.ts';

const virtualModule = 'virtual:languages';

/** The module of all languages, as Vite knows it. */
export const languagesModule = `\0${virtualModule}`;

/**
 * Reads whether a build takes the languages that are still drafts as well: `VITE_DRAFTS=1`.
 * @throws Error for another value, and for a release: drafts are for those who work on them.
 */
export function draftsWanted(environment: Record<string, string | undefined>): boolean {
  const value = environment.VITE_DRAFTS || '0';
  if (value !== '0' && value !== '1') throw new Error(`VITE_DRAFTS vaut 1, 0 ou rien, pas « ${value} ».`);
  if (value === '1' && environment.RELEASE === '1')
    throw new Error(
      'VITE_DRAFTS=1 construit les brouillons : une version publique n’en contient pas, retirez ce réglage.',
    );
  return value === '1';
}

/**
 * Finds the languages of the site in `locales/`, judges them, and gives them to the pages as `virtual:languages`.
 * The dialog's copy of each language is a file of its own, so that no script grows with the number of languages.
 * @param drafts whether drafts are shown as well.
 * @param sound what a build is made from; a development server reads anew with every change.
 */
export function languagesFromFiles({ drafts }: { drafts: boolean }, sound = readOnce({ drafts })): Plugin[] {
  const folder = localesFolder();
  let building = true;
  const read = (): readonly BuiltLanguage[] => {
    if (building) return sound().languages;
    const { languages, faults, unreadable } = readBuiltLanguages({ drafts, folder });
    const told = [...new Set([...unreadable, ...faults])];
    if (told.length > 0) console.warn(describeFaults(told));
    if (unreadable.length > 0) throw unreadableFiles(unreadable, folder);
    return languages;
  };
  return [
    {
      name: 'languages',
      configResolved: ({ command }) => {
        building = command === 'build';
      },
      buildStart() {
        if (!building) return;
        const { doubts } = sound();
        if (this.environment.name === 'client') tellDoubts(doubts);
      },
      resolveId: (id) => (id === virtualModule ? languagesModule : undefined),
      load(id) {
        if (id !== languagesModule) return;
        if (building && this.environment.name === 'client')
          throw new Error(`${virtualModule} holds every language: a script of the browser must not import it`);
        return `export default ${JSON.stringify(read())}`;
      },
      generateBundle() {
        if (this.environment.name !== 'client') return;
        for (const { dialogCopy, copy } of read())
          this.emitFile({ type: 'asset', fileName: dialogCopy.slice(1), source: JSON.stringify(copy.contact) });
      },
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          const tag = /^\/assets\/contact-(.+)-[\w-]{8}\.json$/.exec(request.url ?? '')?.[1];
          const language = tag && read().find((candidate) => candidate.tag === tag);
          if (!language) return next();
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify(language.copy.contact));
        });
      },
    },
    {
      name: 'locale-notes',
      enforce: 'pre',
      transform: {
        filter: { id: /\/locales\/[^/]+\/[^/]+\.json$/ },
        handler: (code) => JSON.stringify(withoutNotes(JSON.parse(code) as Json)),
      },
    },
  ];
}

/** Says in one line how much a person has to look at in the published languages; it stops nothing. */
function tellDoubts(doubts: readonly Fault[]): void {
  const tags = [...new Set(doubts.map(({ file }) => file.split('/')[1]))];
  for (const tag of tags) {
    const count = doubts.filter(({ file }) => file.split('/')[1] === tag).length;
    console.warn(`${tag} : ${count === 1 ? '1 texte' : `${count} textes`} à relire (npm run i18n:status ${tag})`);
  }
}

/** What a development server shows in the terminal and on the page: the file and the line, which editors open. */
function unreadableFiles(faults: readonly Fault[], folder: string): Error {
  const [{ file = '', line = 1, column = 1 } = {}] = faults;
  const loc = { file: join(folder, file.replace(/^locales\//, '')), line, column };
  return Object.assign(withoutTrace(new Error(describeFaults(faults))), { loc });
}
