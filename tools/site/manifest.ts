import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { facts } from '../../src/site/facts.ts';
import { tokens } from '../../src/styles/design-tokens.ts';
import type { BuiltLanguage } from '../i18n/built-languages.ts';

/** Writes a web manifest for each language, in its words. */
export async function writeManifests(dir: string, languages: readonly BuiltLanguage[]): Promise<void> {
  const { paper } = tokens('light');
  for (const { tag, dir: direction, copy } of languages) {
    const folder = tag === sourceLanguage ? dir : join(dir, tag);
    const common = copy.common as { manifest: { description: string } };
    const start = tag === sourceLanguage ? '/' : `/${tag}`;
    const manifest = {
      name: facts.product,
      short_name: facts.product,
      description: common.manifest.description.replaceAll('{{product}}', facts.product),
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
    await writeFile(join(folder, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
