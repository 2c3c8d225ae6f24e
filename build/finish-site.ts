import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../src/site/settings.ts';
import { compressFiles } from './compress.ts';
import { type BuiltPage, finishPage, readPages, writePage } from './finish-page.ts';
import { subsetFonts } from './heading-font.ts';
import { textsOf, variable } from './locales/keys.ts';
import { writeShareImages } from './share-images.ts';
import { writeSiteFiles } from './site-files.ts';

/** The router's data and Vite's manifests, which only hydrated pages would use. */
const unusedFiles = ['static-loader-data*', '.vite'];

/** Characters of the numbers and dates that a browser may add to the texts. */
const numbers = '0123456789+-%,./: ';

/**
 * Turns the pages that vite-react-ssg rendered into the published site.
 * @param dir the folder of the built site.
 * @throws Error that names the page at fault.
 */
export async function finishSite(dir: string, settings: Settings): Promise<void> {
  for await (const file of glob(unusedFiles, { cwd: dir })) {
    await rm(join(dir, file), { recursive: true });
  }
  const pages = await readPages(dir);
  const texts = await displayedTexts(dir, pages);
  const styles = await subsetFonts(await takeStyles(dir), dir, texts);
  for (const page of pages) {
    finishPage(page, styles, settings);
    await writePage(dir, page);
  }
  await writeShareImages(dir, pages);
  await writeSiteFiles(dir, pages, settings);
  await compressFiles(dir);
}

/** Removes the only style sheet from the built site, and returns it. */
async function takeStyles(dir: string): Promise<string> {
  const [file, other] = await Array.fromAsync(glob('assets/*.css', { cwd: dir }));
  if (!file || other) {
    throw new Error(`The build should have made one style sheet, not ${file} and ${other}`);
  }
  const css = await readFile(join(dir, file), 'utf8');
  await rm(join(dir, file));
  return css.trim();
}

/** All that the site may show, to which its font is cut. */
async function displayedTexts(dir: string, pages: BuiltPage[]): Promise<string> {
  const shown = pages.map(({ document }) => document.querySelector('body')?.structuredText);
  // `Stamp.css` shows them in capitals.
  const stamps = pages.flatMap(({ document, language }) =>
    document
      .querySelectorAll('.stamp')
      .map((stamp) => stamp.structuredText.toLocaleUpperCase(language)),
  );
  return [numbers, ...shown, ...stamps, ...(await textsShownLater(dir))].join('');
}

/**
 * The texts that the contact form may show later, without their tags and variables. Its stamp is
 * shown in capitals.
 */
async function textsShownLater(dir: string): Promise<string[]> {
  const texts: string[] = [];
  for await (const file of glob('assets/contact-*.json', { cwd: dir })) {
    const content = JSON.parse(await readFile(join(dir, file), 'utf8'));
    for (const [, text] of textsOf(content)) {
      texts.push(
        String(text)
          .replace(variable, '')
          .replace(/<[^>]+>/g, ''),
      );
    }
    texts.push(content.contact.success.stamp.toLocaleUpperCase(content.tag));
  }
  return texts;
}
