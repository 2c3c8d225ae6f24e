import type { Language } from '../../src/i18n/languages.ts';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { facts } from '../../src/site/facts.ts';
import { tokens } from '../../src/styles/read-tokens.ts';

/** @returns the text of `site.webmanifest` in a language, which names the icons of `public/`. */
export function webManifest({ tag, dir: direction, copy }: Language): string {
  const { paper } = tokens('light');
  const start = tag === sourceLanguage ? '/' : `/${tag}`;
  const content = {
    name: facts.product,
    short_name: facts.product,
    description: copy.common.manifest.description.replaceAll('{{product}}', facts.product),
    lang: tag,
    dir: direction,
    id: start,
    start_url: start,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
