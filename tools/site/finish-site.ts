import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { facts } from '../../src/site/facts.ts';
import { releaseObstacles } from '../../src/site/release.ts';
import type { Settings } from '../../src/site/settings.ts';
import type { BuiltLanguage } from '../i18n/built-languages.ts';
import { writeServerFiles } from '../servers/server-files.ts';
import { compressFiles } from './compress.ts';
import { writeIcons } from './icons.ts';
import { addFontLicence } from './licences.ts';
import { listFiles } from './list-files.ts';
import { writeManifests } from './manifest.ts';
import { pageHeads } from './page-heads.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { writeSitemap } from './sitemap.ts';
import { writeSocialImages } from './social-images.ts';
import { writeSpeculationRules } from './speculation-rules.ts';

/** Completes `dist/` after the pages: what servers and search engines need comes in, what the tools left goes. */
export async function finishSite(dir: string, settings: Settings, languages: readonly BuiltLanguage[]): Promise<void> {
  await removeToolFiles(dir);
  await moveNotFoundPages(dir);
  await writeIcons(dir);
  const heads = await pageHeads(dir);
  await writeSocialImages(dir, heads);
  await writeManifests(dir, languages);
  await writeSitemap(dir, heads);
  await addFontLicence(dir);
  await writeSecurityTxt(dir, settings, languages);
  await writeSpeculationRules(dir);
  await writeServerFiles(dir, settings);
  await compressFiles(dir);
  const obstacles = releaseObstacles(facts, settings);
  if (obstacles.length > 0) {
    console.warn(`${dir}/ is not for the public yet:\n${obstacles.map((line) => `  - ${line}`).join('\n')}`);
  }
}

async function removeToolFiles(dir: string): Promise<void> {
  const leftovers = (await readdir(dir)).filter((name) => name === '.vite' || name.startsWith('static-loader-data'));
  await Promise.all(leftovers.map((name) => rm(join(dir, name), { recursive: true })));
  const inlined = (await listFiles(dir)).filter((file) => /^assets\/app-[^/]+\.css$/.test(file));
  await Promise.all(inlined.map((file) => rm(join(dir, file))));
}

/** Servers look for `404.html`; the prerenderer writes `404/index.html`. */
async function moveNotFoundPages(dir: string): Promise<void> {
  const pages = (await listFiles(dir)).filter((file) => /(^|\/)404\/index\.html$/.test(file));
  for (const page of pages) {
    await rename(join(dir, page), join(dir, `${dirname(page)}.html`));
    await rmdir(join(dir, dirname(page)));
  }
}
