import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { facts } from '../src/site/facts.ts';

/** Writes a web manifest for each language that has pages in `dir`, in that language's words. */
export async function writeManifests(dir: string): Promise<void> {
  for (const tag of await readdir('locales')) {
    const folder = tag === 'fr' ? dir : join(dir, tag);
    const common = await readCopy(tag, 'common');
    const language = await readCopy(tag, 'language');
    if (!common || !language) continue;
    const start = tag === 'fr' ? '/' : `/${tag}`;
    const manifest = {
      name: facts.product,
      short_name: facts.product,
      description: common.manifest.description.replaceAll('{{product}}', facts.product),
      lang: tag,
      dir: language.dir,
      id: start,
      start_url: start,
      display: 'browser',
      background_color: '#fdfcf7',
      theme_color: '#fdfcf7',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      ],
    };
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

async function readCopy(tag: string, namespace: string) {
  const text = await readFile(join('locales', tag, `${namespace}.json`), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}
