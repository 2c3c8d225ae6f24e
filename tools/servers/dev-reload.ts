import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { localesFolder } from '../i18n/locale-files.ts';
import { languagesModule } from '../i18n/plugin.ts';

/**
 * While developing, pages are rendered on request and are no part of the browser's module graph: reload the open
 * page when a file that they are made of changes, appears or goes; the languages are read anew with any of theirs.
 */
export function devReload(): Plugin {
  const [source, locales] = [resolve('src'), localesFolder()];
  return {
    name: 'dev-reload',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add([source, locales]);
      server.watcher.on('all', (_event, file) => {
        const isWord = file.startsWith(locales + sep);
        if (!isWord && !file.startsWith(source + sep)) return;
        for (const { moduleGraph } of Object.values(server.environments)) {
          moduleGraph.onFileChange(file);
          const languages = isWord && moduleGraph.getModuleById(languagesModule);
          if (languages) moduleGraph.invalidateModule(languages);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
