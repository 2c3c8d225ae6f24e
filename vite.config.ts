import unocss from 'unocss/vite';
import { defineConfig, loadEnv } from 'vite';
import { devReload } from './build/dev-reload.ts';
import { finishSite } from './build/finish-site.ts';
import { headingFont } from './build/heading-font.ts';
import { mailbox } from './build/mailbox/mailbox.ts';
import { finishPage } from './build/page-html.ts';
import { previewServer } from './build/preview-server.ts';
import { checkedSettings } from './build/settings.ts';

export default defineConfig(({ mode }) => {
  const settings = checkedSettings({ ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env });
  return {
    appType: 'mpa',
    define: { __SETTINGS__: JSON.stringify(settings) },
    plugins: [unocss(), headingFont(), devReload(), mailbox(settings.email), previewServer()],
    server: { host: '127.0.0.1', port: Number(process.env.DEV_PORT ?? 5173) },
    preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173) },
    build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0, target: 'es2022' },
    ssgOptions: {
      entry: 'src/prerender.tsx',
      dirStyle: 'nested',
      script: 'async',
      beastiesOptions: false,
      onPageRendered: finishPage,
      onFinished: finishSite,
    },
  };
});
