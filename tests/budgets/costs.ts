import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { listFiles } from '../../tools/site/list-files.ts';

/** What can be counted in a built site, by name; bytes are those of the brotli file, where there is one. */
export type Costs = Record<string, number>;

/**
 * Counts what the files of a built site cost, without a browser: the same files give the same numbers.
 * @param dist folder of the built site.
 * @returns page → costs of a first visit, and `contact dialog` → bytes when it is opened.
 */
export async function costsOf(dist: string): Promise<Record<string, Costs>> {
  const files = await listFiles(dist);
  const bytesOf = (file: string) =>
    statSync(join(dist, `${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(join(dist, file)).size;
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(dist, file), 'utf8');
      const assets = assetsOf(html);
      const sum = (pattern: RegExp) =>
        assets.filter((asset) => pattern.test(asset)).reduce((bytes, asset) => bytes + bytesOf(asset), 0);
      const document = parse(html);
      const styles = document.querySelectorAll('style').map(({ textContent }) => textContent);
      const visit = {
        'html and css': bytesOf(file) + sum(/\.css$/),
        styles: brotliCompressSync(styles.join('')).length,
        'of which faces': brotliCompressSync(styles.filter((css) => css.startsWith('@font-face')).join('')).length,
        font: sum(/\.woff2$/),
        script: sum(/\.js$/),
        elements: document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
        requests: 1 + assets.length,
        bytes: bytesOf(file) + sum(/./),
      };
      return [`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`, visit];
    });
  const app = files.filter((file) => /\/contact-app-.*\.js$/.test(file)).map(bytesOf);
  const words = files.filter((file) => /\/contact-(?!app-).*\.json$/.test(file)).map(bytesOf);
  if (app.length !== 1 || words.length === 0) throw new Error(`${dist}: the files of the contact dialog are missing`);
  return { ...Object.fromEntries(pages), 'contact dialog': { bytes: (app[0] ?? 0) + Math.max(...words) } };
}

/** What a browser asks for by itself on a first visit, from the site's root. */
function assetsOf(html: string): string[] {
  // Of the fonts, every page shows the first.
  const found = [
    ...html.matchAll(/(?:src|href)="\/(assets\/[^"]+|favicon\.svg)"/g),
    ...html.matchAll(/url\(\/(assets\/[^)]+)\)/g),
  ];
  return [...new Set(found.map(([, asset]) => asset ?? ''))];
}
