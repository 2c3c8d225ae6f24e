import { glob, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../src/site/settings.ts';
import { compressFiles } from './compress.ts';
import { finishPage, readPages, writePage } from './finish-page.ts';
import { headingTexts, subsetFonts } from './heading-font.ts';
import { addShareImages } from './share-images.tsx';
import { writeSiteFiles } from './site-files.ts';
import { usedStyles } from './used-styles.ts';

/** The router's data and Vite's manifests, which only hydrated pages would use. */
const unusedFiles = ['static-loader-data*', '.vite'];

/**
 * Turns the pages that vite-react-ssg rendered into the published site.
 * @param dir the folder of the rendered pages.
 * @param outDir the folder that the site gets, instead of an older one. Until all is done, and after a
 * build that fails, that one stays as it is.
 * @throws Error that names the page at fault.
 */
export async function finishSite(dir: string, outDir: string, settings: Settings): Promise<void> {
  for await (const file of glob(unusedFiles, { cwd: dir })) {
    await rm(join(dir, file), { recursive: true });
  }
  const pages = await readPages(dir);
  const css = await takeStyles(dir);
  const styles = await subsetFonts(css, dir, headingTexts(pages));
  await addShareImages(dir, pages);
  for (const page of pages) {
    finishPage(page, usedStyles(styles, page.document), settings);
    await writePage(dir, page);
  }
  await writeSiteFiles(dir, pages, settings);
  await compressFiles(dir);
  await rm(outDir, { recursive: true, force: true });
  await rename(dir, outDir);
  console.log(`Le site est dans ${outDir}/`);
}

async function takeStyles(dir: string): Promise<string> {
  const [file, other] = await Array.fromAsync(glob('assets/*.css', { cwd: dir }));
  if (!file || other) {
    throw new Error(`The build should have made one style sheet, not ${file} and ${other}`);
  }
  const css = await readFile(join(dir, file), 'utf8');
  await rm(join(dir, file));
  return css.trim();
}
