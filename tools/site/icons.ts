import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import pngToIco from 'png-to-ico';
import type { Language } from '../../src/i18n/languages.ts';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { facts } from '../../src/site/facts.ts';
import { tokens } from '../../src/styles/read-tokens.ts';

const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** Draws the icons from `public/favicon.svg`; browsers ask for `favicon.ico` even where no page names it. */
export async function writeIcons(dir: string): Promise<void> {
  const svg = await readFile(join('public', 'favicon.svg'), 'utf8');
  const png = (width: number) =>
    new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  await Promise.all(
    Object.entries(sizes).map(([name, width]) => writeFile(join(dir, name), png(width))),
  );
  await writeFile(join(dir, 'favicon.ico'), await pngToIco([png(32)]));
}

/** @returns the web manifest of a language, which names the icons. */
export function manifest({ tag, dir, copy }: Language): string {
  const { paper } = tokens('light');
  const start = tag === sourceLanguage ? '/' : `/${tag}`;
  const content = {
    name: facts.product,
    short_name: facts.product,
    description: copy.common.manifest.description.replaceAll('{{product}}', facts.product),
    lang: tag,
    dir,
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
