/**
 * `npm run budgets`: what a first visit to each page costs, from the files that `npm run build:local` wrote, without a
 * browser. Fails on any cost above its limit.
 */
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { listFiles } from '../../tools/site/list-files.ts';

/** Of a page, in compressed bytes unless they are counted. A page at the limits has an EcoIndex of 80.3: above 80 is an A. */
const limits = {
  'html and css': 20_000,
  styles: 6_850,
  'font faces': 300,
  font: 12_000,
  script: 2_650,
  elements: 394,
  requests: 6,
  bytes: 27_750,
};
type Costs = Record<keyof typeof limits, number>;
const dialogLimit = 85_000;

const files = await listFiles('dist');
const table = Object.fromEntries(
  files.filter((file) => file.endsWith('.html')).map((file) => [file, costsOf(file)]),
);
const faults = Object.entries(table).flatMap(([page, costs]) =>
  (Object.keys(limits) as (keyof Costs)[])
    .filter((name) => costs[name] > limits[name])
    .map((name) => `${page}: ${name} ${costs[name]}, at most ${limits[name]}`),
);
const app = files.filter((file) => /\/hydrate-.*\.js$/.test(file)).map(bytesOf);
const texts = files.filter((file) => /\/contact-.*\.json$/.test(file)).map(bytesOf);
if (app.length !== 1 || texts.length === 0) {
  faults.push('dist: the files of the contact dialog are missing');
}
const dialog = Math.max(...app) + Math.max(...texts);
if (dialog > dialogLimit) {
  faults.push(`contact dialog: ${dialog} bytes, at most ${dialogLimit}`);
}

console.table({ ...table, limits });
console.log(`The contact dialog takes ${dialog} bytes when it is opened; at most ${dialogLimit}.`);
for (const fault of faults) {
  console.error(fault);
}
if (faults.length > 0) {
  process.exitCode = 1;
}

/** @returns what a first visit to a page of `dist/` costs. */
function costsOf(file: string): Costs {
  const html = readFileSync(`dist/${file}`, 'utf8');
  const document = parse(html);
  const assets = assetsOf(html);
  const sum = (pattern: RegExp) =>
    assets
      .filter((asset) => pattern.test(asset))
      .reduce((bytes, asset) => bytes + bytesOf(asset), 0);
  const styles = document.querySelectorAll('style').map(({ textContent }) => textContent);
  return {
    'html and css': bytesOf(file) + sum(/\.css$/),
    styles: brotliCompressSync(styles.join('')).length,
    'font faces': brotliCompressSync(styles.filter((css) => css.startsWith('@font-face')).join(''))
      .length,
    font: sum(/\.woff2$/),
    script: sum(/\.js$/),
    elements: document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
    requests: 1 + assets.length,
    bytes: bytesOf(file) + sum(/./),
  };
}

/** @returns what a browser fetches by itself on a first visit; of the fonts, every page shows the first. */
function assetsOf(html: string): string[] {
  const addresses = /(?:src|href)="\/(assets\/[^"]+|favicon\.svg)"|url\(\/(assets\/[^)]+)\)/g;
  return [
    ...new Set([...html.matchAll(addresses)].map(([, linked, inStyle]) => linked ?? inStyle ?? '')),
  ];
}

/** @returns the size of a file of `dist/`, as brotli where there is one. */
function bytesOf(file: string): number {
  return (statSync(`dist/${file}.br`, { throwIfNoEntry: false }) ?? statSync(`dist/${file}`)).size;
}
