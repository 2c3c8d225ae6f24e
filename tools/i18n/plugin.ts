import type { Plugin } from 'vite';
import { readBuiltLanguages, soundLanguages } from './built-languages.ts';
import { counted, describeFaults, type Fault, faultError } from './check/faults.ts';
import { localesFolder } from './tags.ts';

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

/** @returns a line for each published language in which a person has to look at texts: the last words of a build. */
export function warningLines(warnings: readonly Fault[]): string[] {
  return [...Map.groupBy(warnings, ({ file }) => file.split('/')[1])].map(
    ([tag, own]) => `${tag} : ${counted(own, 'texte')} à relire (npm run i18n:status ${tag})`,
  );
}

/**
 * Finds the languages of the site in `locales/`, judges them, and gives them to the pages as `virtual:languages`.
 * The dialog's copy of each language is a file of its own, so that no script grows with the number of languages.
 * @param drafts whether drafts are shown as well.
 * @param sound what a build is made from; a development server reads anew with every change.
 */
export function languagesFromFiles({ drafts }: { drafts: boolean }, sound = soundLanguages({ drafts })): Plugin {
  const readAnew = () => {
    const { languages, faults } = readBuiltLanguages({ drafts });
    if (faults.length > 0) console.warn(describeFaults(faults));
    const unreadable = faults.find(({ key }) => key === '');
    if (!unreadable) return languages;
    // The page shows it, and editors open it.
    const { file, line = 1, column = 1 } = unreadable;
    throw Object.assign(faultError(faults), { loc: { file: file.replace('locales', localesFolder), line, column } });
  };
  return {
    name: 'languages',
    buildStart() {
      if (this.environment.config.command === 'build') sound();
    },
    resolveId: (id) => (id === virtualModule ? languagesModule : undefined),
    load(id) {
      if (id !== languagesModule) return;
      const building = this.environment.config.command === 'build';
      if (building && this.environment.name === 'client')
        throw new Error(`${virtualModule} holds every language: a script of the browser must not import it`);
      return `export default ${JSON.stringify(building ? sound().languages : readAnew())}`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { dialogCopy, copy } of sound().languages)
        this.emitFile({ type: 'asset', fileName: dialogCopy.slice(1), source: JSON.stringify(copy.contact) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const tag = /^\/assets\/contact-(.+)-[\w-]{8}\.json$/.exec(request.url ?? '')?.[1];
        const language = tag && readAnew().find((candidate) => candidate.tag === tag);
        if (!language) return next();
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(language.copy.contact));
      });
    },
  };
}
