import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { parse } from 'node-html-parser';

/** The folder of the site that the tests look at. `npm run build:test` builds it. */
export const dist = 'dist-test';

/** Every file of the built site, without the compressed copies. */
export const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'));

/** Every built page, 404 pages included: its path in the browser, HTML and parsed document. */
export const pages = files
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    return { path: `/${file.replace(/(index)?\.html$/, '')}`, html, document: parse(html) };
  });

/** The languages besides French. */
export const translations = globSync('locales/*/')
  .map((folder) => basename(folder))
  .filter((language) => language !== 'fr');

/** The pages of the source language. */
export const frenchPages = pages.filter(
  ({ document }) => document.querySelector('html')?.getAttribute('lang') === 'fr',
);

/** Reads a text file of the built site. */
export function read(file: string): string {
  return readFileSync(join(dist, file), 'utf8');
}
