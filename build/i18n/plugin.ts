import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { type BuiltLanguage, readBuiltLanguages, soundLanguages } from './built-languages.ts';
import { describeFaults } from './faults.ts';
import { type Json, withoutNotes } from './json.ts';
import { localesFolder } from './locales-folder.ts';

const virtualModule = 'virtual:languages';
const resolved = `\0${virtualModule}`;

/**
 * Finds the languages of the site in `locales/`, judges them, and gives them to the pages as `virtual:languages`.
 * The dialog's copy of each language is a file of its own, so that no script grows with the number of languages.
 * @param drafts whether a build takes drafts as well; a development server always does.
 */
export function languagesFromFiles({ drafts }: { drafts: boolean }): Plugin[] {
  const folder = localesFolder();
  let building = true;
  const read = (): BuiltLanguage[] => {
    if (building) return soundLanguages({ drafts, folder });
    const { languages, faults } = readBuiltLanguages({ drafts: true, folder });
    if (faults.length > 0) console.warn(describeFaults(faults));
    return languages;
  };
  return [
    {
      name: 'languages',
      configResolved: ({ command }) => {
        building = command === 'build';
      },
      buildStart: () => void read(),
      resolveId: (id) => (id === virtualModule ? resolved : undefined),
      load(id) {
        if (id !== resolved) return;
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
        server.watcher.add(folder);
        server.watcher.on('all', (_event, file) => {
          if (!file.startsWith(folder + sep)) return;
          for (const { moduleGraph } of Object.values(server.environments)) {
            const module = moduleGraph.getModuleById(resolved);
            if (module) moduleGraph.invalidateModule(module);
          }
          server.ws.send({ type: 'full-reload' });
        });
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
