import unocss from 'unocss/vite';
import { defineConfig } from 'vite';
import { mailbox } from './build/mailbox.ts';
import { configuredMeasurement } from './src/site/settings.ts';
import { languagesOfBuild } from './tools/i18n/built-languages.ts';
import { languagesFromFiles, warningLines } from './tools/i18n/plugin.ts';
import { devPages } from './tools/servers/dev-pages.ts';
import { previewServer } from './tools/servers/preview-server.ts';
import { buildSettings } from './tools/settings/build-settings.ts';
import { readEnvironment } from './tools/settings/environment.ts';
import { finishSite } from './tools/site/finish-site.ts';
import { licencesFile } from './tools/site/font-licence.ts';
import { insertHead } from './tools/site/insert-head.ts';
import { noPreloads } from './tools/site/no-preloads.ts';
import { outDir } from './tools/site/out-dir.ts';
import unoConfig from './uno.config.ts';

export default defineConfig(({ command, mode }) => {
  const environment = readEnvironment(mode);
  const settings = buildSettings(environment);
  const drafts = environment.VITE_DRAFTS === '1' || mode === 'development';
  const builtLanguages = languagesOfBuild(drafts);
  if (command === 'build') {
    // Read now: later, Vite would put its own words around what a translator has to correct.
    builtLanguages();
  }
  return {
    appType: 'mpa',
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __MEASUREMENT__: JSON.stringify(configuredMeasurement(settings)),
    },
    plugins: [
      languagesFromFiles(drafts, builtLanguages),
      // Given here, since UnoCSS would load its file through a compiler of its own (0.3 s).
      unocss({ ...unoConfig, configFile: false }),
      noPreloads(),
      mailbox(),
      devPages(),
      previewServer(),
    ],
    // A port from the environment must be free; otherwise the next free port is used.
    server: {
      host: '127.0.0.1',
      port: Number(process.env.DEV_PORT || 5173),
      strictPort: !!process.env.DEV_PORT,
    },
    preview: {
      host: '127.0.0.1',
      port: Number(process.env.PORT || 4173),
      strictPort: !!process.env.PORT,
      cors: false,
    },
    build: {
      outDir,
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      // So that no prefixes are added for browsers older than these.
      cssTarget: ['chrome109', 'firefox115', 'safari15.4'],
      license: { fileName: licencesFile },
    },
    ssgOptions: {
      entry: 'src/prerender.tsx',
      dirStyle: 'nested',
      beastiesOptions: false,
      onPageRendered: (_path, html, context) => insertHead(html, context),
      async onFinished(dir: string) {
        const { languages, warnings } = builtLanguages();
        await finishSite(dir, settings, languages);
        for (const line of warningLines(warnings)) {
          console.log(line);
        }
      },
    },
  };
});
