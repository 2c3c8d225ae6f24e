import { glob, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { Language } from '../../src/i18n/languages.ts';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { facts } from '../../src/site/facts.ts';
import type { Settings } from '../../src/site/settings.ts';
import { writeServerFiles } from '../servers/server-files.ts';
import { releaseObstacles } from '../settings/build-settings.ts';
import { compressFiles } from './compress.ts';
import { writeIcons } from './icons.ts';
import { addFontLicence } from './licences.ts';
import { listFiles } from './list-files.ts';
import { securityTxt } from './security-txt.ts';
import { robotsTxt, sitemap } from './sitemap.ts';
import { writeSocialImages } from './social-images.ts';
import { manifest } from './web-manifest.ts';

/** What the tools leave; the styles stand in the pages. */
const leftovers = ['.vite', 'static-loader-data*', 'assets/app-*.css'];

/** Completes `dist/` after the pages: what servers and search engines need comes in, what the tools left goes. */
export async function finishSite(dir: string, settings: Settings, languages: readonly Language[]): Promise<void> {
  for await (const file of glob(leftovers, { cwd: dir })) await rm(join(dir, file), { recursive: true });
  for (const language of languages) {
    const folder = language.tag === sourceLanguage ? dir : join(dir, language.tag);
    // Servers look for `404.html`; the prerenderer writes `404/index.html`.
    await rename(join(folder, '404/index.html'), join(folder, '404.html'));
    await rmdir(join(folder, '404'));
    await writeFile(join(folder, 'site.webmanifest'), manifest(language));
  }
  const heads = await pageHeads(dir);
  await writeSocialImages(dir, heads);
  await writeIcons(dir);
  await writeFile(join(dir, 'sitemap.xml'), await sitemap(heads));
  await writeFile(join(dir, 'robots.txt'), robotsTxt(settings.origin));
  await mkdir(join(dir, '.well-known'));
  await writeFile(join(dir, '.well-known/security.txt'), securityTxt(settings, languages));
  await addFontLicence(dir);
  await writeServerFiles(dir, settings);
  await compressFiles(dir);
  const obstacles = releaseObstacles(facts, settings);
  if (obstacles.length > 0 && !process.env.RELEASE)
    console.log(
      `${dir}/ is for you to look at. It lacks ${obstacles.length} facts and settings to be published: npm run build:release lists them.`,
    );
}

/** @returns what each built page says of itself, in the order of their files; without its body. */
async function pageHeads(dir: string): Promise<HTMLElement[]> {
  const pages = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    pages.map(async (file) => parse((await readFile(join(dir, file), 'utf8')).split('</head>')[0] ?? '')),
  );
}
