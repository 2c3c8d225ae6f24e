import unocss from 'unocss/vite';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import { readBuildInput } from './build/build-input.ts';
import { finishSite } from './build/finish-site.ts';
import { readLanguages } from './build/locales/read-languages.ts';
import { pagePaths } from './build/page-files.ts';
import { icons } from './build/plugins/icons.ts';
import { languagesModule } from './build/plugins/languages-module.ts';
import { mailbox } from './build/plugins/mailbox.ts';
import { previewLikeProduction } from './build/plugins/preview-like-production.ts';
import { reloadPages } from './build/plugins/reload-pages.ts';
import { screenshotFiles } from './build/plugins/screenshot-files.ts';
import { licencesFile } from './build/site-files.ts';
import { writeHead } from './build/write-head.ts';

export default defineConfig(({ mode, command }) => {
  const { settings, withDrafts, outDir } = readBuildInput(mode);
  const buildDir = command === 'build' ? `${outDir}.unfinished` : outDir;
  const port = Number(process.env.PORT ?? 0);
  return {
    // A wrong address is a 404 page, not the home page.
    appType: 'mpa',
    define: { __SETTINGS__: JSON.stringify(settings) },
    plugins: [
      languagesModule(withDrafts),
      unocss(),
      icons(),
      imagetools(),
      screenshotFiles(buildDir),
      mailbox(),
      previewLikeProduction(),
      reloadPages(),
    ],
    server: { host: '127.0.0.1', port: port || 5173, strictPort: port > 0 },
    preview: { host: '127.0.0.1', port: port || 4173, strictPort: port > 0, cors: false },
    build: {
      outDir: buildDir,
      // One style sheet, which is inlined in every page.
      cssCodeSplit: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      // `build/used-styles.ts` does it, page by page.
      cssMinify: false,
      license: { fileName: licencesFile },
    },
    ssgOptions: {
      entry: 'src/prerender.tsx',
      // Every page has its styles inlined by `finishSite` (docs/decisions/inlined-styles.md).
      beastiesOptions: false,
      onPageRendered: writeHead,
      async onFinished(dir: string) {
        await finishSite(dir, outDir, settings, pagePaths(readLanguages(withDrafts)));
        if (mode === 'release') {
          console.log(
            'Les demandes du formulaire vont à l’adresse « To Email » du modèle d’EmailJS (deploy/emailjs.md).',
          );
        }
      },
    },
  };
});
