import { appendFile, glob, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Language } from '../../src/i18n/languages.ts';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { facts } from '../../src/site/facts.ts';
import type { Settings } from '../../src/site/settings.ts';
import { writeServerFiles } from '../servers/server-files.ts';
import { releaseObstacles } from '../settings/build-settings.ts';
import { compressFiles } from './compress.ts';
import { fontPackage } from './font-subset.ts';
import { manifest, writeIcons } from './icons.ts';
import { listFiles } from './list-files.ts';
import { scriptWords } from './page-html.ts';
import { robotsTxt, securityTxt, sitemap } from './sitemap.ts';
import { writeSocialImages } from './social-images.ts';
import { refuseStaleStyles } from './used-styles.ts';

/** The licences of everything that is shipped, linked from the legal notice. Vite writes those of the scripts. */
export const licencesFile = 'licences.txt';

/** Files of the build that no page uses; the styles are inlined. */
const leftovers = ['.vite', 'static-loader-data*', 'assets/app-*.css'];

/** Completes the build after the pages: adds the files for servers and search engines, removes what is left over. */
export async function finishSite(
  dir: string,
  settings: Settings,
  languages: readonly Language[],
): Promise<void> {
  for await (const file of glob(leftovers, { cwd: dir })) {
    await rm(join(dir, file), { recursive: true });
  }
  for (const language of languages) {
    const folder = language.tag === sourceLanguage ? dir : join(dir, language.tag);
    // vite-react-ssg writes `404/index.html`; servers look for `404.html`.
    await rename(join(folder, '404/index.html'), join(folder, '404.html'));
    await rmdir(join(folder, '404'));
    await writeFile(join(folder, 'site.webmanifest'), manifest(language));
  }
  const pages = await readPages(dir);
  refuseStaleStyles(pages.join(''), scriptWords());
  const heads = pages.map((page) => parse(page.split('</head>')[0] ?? ''));
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
  if (obstacles.length > 0 && !process.env.RELEASE) {
    console.log(
      `${dir}/ is for you to look at. It lacks ${obstacles.length} facts and settings to be published: npm run build:release lists them.`,
    );
  }
}

/** Adds the licence of the headings' font, which is in no script. */
async function addFontLicence(dir: string): Promise<void> {
  const { name, version, license } = JSON.parse(
    await readFile(join(fontPackage, 'package.json'), 'utf8'),
  );
  const text = await readFile(join(fontPackage, 'LICENSE'), 'utf8');
  await appendFile(
    join(dir, licencesFile),
    `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`,
  );
}

/** @returns the HTML of all built pages, sorted by file. */
async function readPages(dir: string): Promise<string[]> {
  const files = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  return Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')));
}
