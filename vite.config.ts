import unocss from 'unocss/vite';
import { defineConfig } from 'vite';
import { devPages } from './build/dev-pages.ts';
import { devReload } from './build/dev-reload.ts';
import { finishSite } from './build/finish-site.ts';
import { headingFont } from './build/heading-font.ts';
import { draftsWanted, languagesFromFiles } from './build/i18n/plugin.ts';
import { licencesFile } from './build/licences.ts';
import { mailbox } from './build/mailbox/mailbox.ts';
import { noPreloads } from './build/no-preloads.ts';
import { finishPage, outDir } from './build/page-html.ts';
import { previewServer } from './build/preview-server.ts';
import { configuredMeasurement, readEnvironment } from './build/settings.ts';
import { readSettings } from './src/site/settings.ts';

export default defineConfig(({ mode }) => {
  const environment = readEnvironment(mode);
  const settings = readSettings(environment);
  return {
    appType: 'mpa',
    define: { __SETTINGS__: JSON.stringify(settings), __MEASUREMENT__: configuredMeasurement(settings) },
    plugins: [
      languagesFromFiles({ drafts: draftsWanted(environment) || mode === 'development' }),
      unocss(),
      headingFont(),
      noPreloads(),
      devReload(),
      mailbox(settings.email),
      devPages(settings),
      previewServer(),
    ],
    // A port that is asked for is used or refused; otherwise the next free one will do.
    server: { host: '127.0.0.1', port: Number(process.env.DEV_PORT ?? 5173), strictPort: 'DEV_PORT' in process.env },
    preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: 'PORT' in process.env },
    build: {
      outDir,
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      license: { fileName: licencesFile },
    },
    ssgOptions: {
      entry: 'src/prerender.tsx',
      dirStyle: 'nested',
      beastiesOptions: false,
      onPageRendered: finishPage(settings),
      onFinished: (dir: string) => finishSite(dir, settings),
    },
  };
});
