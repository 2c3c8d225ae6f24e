import type { Plugin } from 'vite';
import type { Language } from '../../src/i18n/languages.ts';
import { languagesOfBuild, readBuiltLanguages } from './built-languages.ts';
import { counted, describeFaults, type Fault, faultError } from './check/faults.ts';

const virtualModule = 'virtual:languages';

/** The module of all languages, as Vite knows it. */
export const languagesModule = `\0${virtualModule}`;

/** @returns the file of a language that the form fetches: its texts, and the tags of language and dates. */
function formTexts({ tag, formats, copy }: Language): string {
  return JSON.stringify({ tag, formats, contact: copy.contact });
}

/** @returns a line for each published language that has warnings. */
export function warningLines(warnings: readonly Fault[]): string[] {
  return [...Map.groupBy(warnings, ({ file }) => file.split('/')[1])].map(
    ([tag, own]) => `${tag} : ${counted(own, 'texte')} à relire (npm run i18n:status ${tag})`,
  );
}

/**
 * Reads and checks the languages of `locales/`, and gives them to the pages as `virtual:languages`. The form's texts of
 * each language are a file of their own, so that no script grows with the number of languages.
 * @param drafts whether drafts are shown as well.
 * @param ofBuild the function that reads the languages of a build, once; a development server reads them anew.
 */
export function languagesFromFiles(drafts: boolean, ofBuild = languagesOfBuild(drafts)): Plugin {
  const readAgain = () => {
    const { languages, faults } = readBuiltLanguages(drafts);
    if (faults.length > 0) {
      console.warn(describeFaults(faults));
    }
    if (faults.some(({ key }) => key === '')) {
      throw faultError(faults);
    }
    return languages;
  };
  return {
    name: 'languages',
    buildStart() {
      const { config, name } = this.environment;
      if (config.command !== 'build') {
        return;
      }
      // Read for every build, so that a fault stops it even where no page asks for the languages.
      const { languages } = ofBuild();
      const withFormTexts = name === 'client' ? languages : [];
      for (const language of withFormTexts) {
        const fileName = language.dialogCopy.slice(1);
        this.emitFile({ type: 'asset', fileName, source: formTexts(language) });
      }
    },
    resolveId: (id) => (id === virtualModule ? languagesModule : undefined),
    load(id) {
      if (id !== languagesModule) {
        return;
      }
      const isBuild = this.environment.config.command === 'build';
      return `export default ${JSON.stringify(isBuild ? ofBuild().languages : readAgain())}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const tag = /^\/assets\/contact-(.+)-[\w-]{8}\.json$/.exec(request.url ?? '')?.[1];
        const language = tag && readAgain().find((candidate) => candidate.tag === tag);
        if (!language) {
          return next();
        }
        response.setHeader('Content-Type', 'application/json').end(formTexts(language));
      });
    },
  };
}
