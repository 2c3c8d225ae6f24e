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
    configureServer({ environments, watcher, ws }) {
      let changed = 0;
      watcher.add([source, locales]);
      watcher.on('all', (event, file) => {
        const isWord = file.startsWith(locales + sep);
        if (!isWord && !file.startsWith(source + sep)) return;
        for (const { moduleGraph } of Object.values(environments)) {
          moduleGraph.onFileChange(file);
          const languages = isWord && moduleGraph.getModuleById(languagesModule);
          if (languages) moduleGraph.invalidateModule(languages);
          // Whatever imports it would stay as it was, and not say what is missing.
          if (event === 'unlink') moduleGraph.invalidateAll();
        }
        changed = performance.now();
        ws.send({ type: 'full-reload' });
      });
      // What changed while a page was on its way found nobody to be told.
      ws.on('dev-reload:asked', (asked: number, page) => changed > asked && page.send({ type: 'full-reload' }));
    },
  };
}

/** Lets a page say when it was asked for, as soon as Vite's script in it can be told of changes. */
export function tellWhenAsked(html: string, asked: number): string {
  const script = `import { createHotContext } from '/@vite/client'; createHotContext('/').send('dev-reload:asked', ${asked});`;
  return html.replace('</body>', () => `<script type="module">${script}</script></body>`);
}
