import { chmod, cp, glob, mkdir, readdir, readFile, realpath, rm } from 'node:fs/promises';
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
 * @param paths those of the pages.
 * @throws Error that names the page at fault.
 */
export async function finishSite(
  dir: string,
  outDir: string,
  settings: Settings,
  paths: string[],
): Promise<void> {
  for await (const file of glob(unusedFiles, { cwd: dir })) {
    await rm(join(dir, file), { recursive: true });
  }
  const pages = await readPages(dir, paths);
  const css = await takeStyles(dir);
  const styles = await subsetFonts(css, dir, headingTexts(pages));
  await addShareImages(dir, pages);
  for (const page of pages) {
    finishPage(page, usedStyles(styles, page.document), settings);
    await writePage(dir, page);
  }
  await writeSiteFiles(dir, pages, settings);
  await compressFiles(dir);
  await makeReadable(dir);
  await replaceSite(outDir, dir);
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

/** Lets every user of a server read the files, whatever the umask of the machine that builds. */
async function makeReadable(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/**
 * Moves a site into a folder that may be a link, mounted, or open in another program, and so cannot be
 * replaced. What its pages name comes before them, and what no longer belongs to the site goes last.
 */
async function replaceSite(outDir: string, newDir: string): Promise<void> {
  if (await mkdir(outDir, { recursive: true })) {
    await chmod(outDir, 0o755);
  }
  const target = await realpath(outDir);
  await cp(join(newDir, 'assets'), join(target, 'assets'), { recursive: true });
  await cp(newDir, target, { recursive: true });
  const files = new Set(await readdir(newDir, { recursive: true }));
  for (const file of await readdir(target, { recursive: true })) {
    if (!files.has(file)) {
      await rm(join(target, file), { recursive: true, force: true });
    }
  }
  await rm(newDir, { recursive: true });
}
