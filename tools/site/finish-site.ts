import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../src/i18n/languages.ts';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import type { Settings } from '../../src/site/settings.ts';
import { writeServerFiles } from '../servers/server-files.ts';
import { type BuiltPage, languageOf, readPages, writePage } from './built-page.ts';
import { compressFile, compressFiles } from './compress.ts';
import { addFontLicence } from './font-licence.ts';
import { writeHeadingFonts } from './heading-font.ts';
import { type BuiltAssets, groupByStyles, inlineStyles, readAssets } from './inline-styles.ts';
import { addPolicy } from './page-policy.ts';
import { mergeNames, refuseStaleRules, refuseUnknownClasses, rulesFor } from './page-rules.ts';
import { moveNotFoundPage, removeLeftoverFiles, removeLeftovers } from './prerenderer-leftovers.ts';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { writeSocialImages } from './social-images.ts';
import { webManifest } from './web-manifest.ts';
import { refuseWrongValues } from './wrong-values.ts';

/**
 * Makes the site that is published of what vite-react-ssg rendered: README.md, « How a page is made », from step 7.
 * @param dir folder of the built site.
 * @throws Error that names the page or the style sheet at fault.
 */
export async function finishSite(
  dir: string,
  settings: Settings,
  languages: readonly Language[],
): Promise<void> {
  for (const { tag } of languages) {
    await moveNotFoundPage(folderOf(tag, dir));
  }
  // Read first: its style sheet is one of the files that are removed.
  const assets = readAssets(dir);
  await removeLeftoverFiles(dir);
  const pages = await readPages(dir);
  const fonts = await writeHeadingFonts(languages, dir);
  // Images and compressed files are made on other threads, while this one finishes the pages.
  await Promise.all([
    writeSocialImages(dir, pages),
    compressFiles(dir, isAsset),
    finishPages(dir, pages, assets, fonts, settings),
  ]);
  await refuseStaleRules(
    pages.map(({ names }) => names),
    assets.scripts,
  );
  await writeSiteFiles(dir, settings, pages, languages);
  await writeManifests(dir, languages);
  await addFontLicence(dir);
  await writeServerFiles(dir, settings);
  await compressFiles(dir, (file) => !isAsset(file) && !isPage(file));
}

/**
 * Finishes every page, and compresses it while the next ones are finished.
 * @param fonts language → the `@font-face` rules of its headings.
 */
async function finishPages(
  dir: string,
  pages: readonly BuiltPage[],
  { sheet, scripts }: BuiltAssets,
  fonts: ReadonlyMap<string, string>,
  settings: Settings,
): Promise<void> {
  const compressed: Promise<void>[] = [];
  for (const group of groupByStyles(pages)) {
    const names = mergeNames(group.map((page) => page.names));
    const rules = await rulesFor(names, sheet, scripts);
    for (const page of group) {
      const { address, document } = page;
      removeLeftovers(document);
      refuseWrongValues(address, document.toString());
      refuseUnknownClasses(address, page.names, sheet);
      inlineStyles(document, fonts.get(languageOf(document)) ?? '', rules);
      addPolicy(document, settings);
      await writePage(dir, page);
      compressed.push(compressFile(join(dir, page.file)));
    }
  }
  await Promise.all(compressed);
}

/** Adds what search engines and those who report a vulnerability ask for. */
async function writeSiteFiles(
  dir: string,
  settings: Settings,
  pages: readonly BuiltPage[],
  languages: readonly Language[],
): Promise<void> {
  const documents = pages.map(({ document }) => document);
  await writeFile(join(dir, 'sitemap.xml'), await sitemap(documents));
  await writeFile(join(dir, 'robots.txt'), robotsTxt(settings.origin));
  await mkdir(join(dir, '.well-known'));
  await writeFile(join(dir, '.well-known/security.txt'), securityTxt(settings, languages));
}

async function writeManifests(dir: string, languages: readonly Language[]): Promise<void> {
  for (const language of languages) {
    const folder = folderOf(language.tag, dir);
    await writeFile(join(folder, 'site.webmanifest'), webManifest(language));
  }
}

function isAsset(file: string): boolean {
  return file.startsWith('assets/');
}

function isPage(file: string): boolean {
  return file.endsWith('.html');
}

/** @returns the folder of the built site in which the pages of a language are. */
function folderOf(tag: string, dir: string): string {
  return tag === sourceLanguage ? dir : join(dir, tag);
}
