import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { Language } from '../../src/i18n/languages.ts';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import type { Settings } from '../../src/site/settings.ts';
import { writeServerFiles } from '../servers/server-files.ts';
import { type BuiltPage, readPages, writePage } from './built-page.ts';
import { compressFile, compressFiles } from './compress.ts';
import { addFontLicence } from './font-licence.ts';
import { type BuiltAssets, inlineStyles, readAssets } from './inline-styles.ts';
import { addPolicy } from './page-policy.ts';
import { refuseStaleRules } from './page-rules.ts';
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
  const assets = readAssets(dir);
  await removeLeftoverFiles(dir);
  const pages = await readPages(dir);
  const documents = pages.map(({ document }) => document);
  await Promise.all([
    // On other threads, while the pages are finished.
    compressFiles(dir, isAsset),
    writeSocialImages(dir, documents),
    finishPages(pages, assets, settings),
  ]);
  await writeSiteFiles(dir, settings, documents);
  await writeLanguageFiles(dir, settings, languages);
  await addFontLicence(dir);
  await writeServerFiles(dir, settings);
  await compressFiles(dir, (file) => !isAsset(file) && !isPage(file));
}

/** Finishes every page, and compresses it while the next ones are finished. */
async function finishPages(
  pages: readonly BuiltPage[],
  assets: BuiltAssets,
  settings: Settings,
): Promise<void> {
  const compressed: Promise<void>[] = [];
  for (const page of pages) {
    removeLeftovers(page.document);
    refuseWrongValues(page.address, page.document.toString());
    await inlineStyles(page, assets);
    addPolicy(page.document, settings);
    await writePage(assets.dir, page);
    compressed.push(compressFile(join(assets.dir, page.file)));
  }
  await Promise.all(compressed);
  const names = pages.map((page) => page.names);
  await refuseStaleRules(names, assets.scripts);
}

/** Adds what search engines ask for. */
async function writeSiteFiles(
  dir: string,
  settings: Settings,
  documents: readonly HTMLElement[],
): Promise<void> {
  await writeFile(join(dir, 'sitemap.xml'), await sitemap(documents));
  await writeFile(join(dir, 'robots.txt'), robotsTxt(settings.origin));
}

async function writeLanguageFiles(
  dir: string,
  settings: Settings,
  languages: readonly Language[],
): Promise<void> {
  for (const language of languages) {
    const folder = folderOf(language.tag, dir);
    await writeFile(join(folder, 'site.webmanifest'), webManifest(language));
  }
  await mkdir(join(dir, '.well-known'));
  await writeFile(join(dir, '.well-known/security.txt'), securityTxt(settings, languages));
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
