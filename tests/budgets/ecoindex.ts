/**
 * `npm run ecoindex`: the EcoIndex of every built page, from what a first visit costs: elements outside drawings,
 * requests and compressed bytes. Fails below A.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, dist } from './dist/built-pages.ts';

/** Upper bounds of the twenty classes of the published method, for elements, requests and kilobytes. */
const quantiles = {
  elements: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801, 2479, 594601,
  ],
  requests: [0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27, 1876.08, 2142.06,
    2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223212.26,
  ],
};

const rows = (await builtPages()).map(({ path, file, html, document }) => {
  const elements = document.querySelectorAll('*').length - document.querySelectorAll('svg *').length;
  const assets = [
    ...new Set([...html.matchAll(/(?:src|href)="(\/(?:assets\/[^"]+|favicon\.svg))"/g)].map(([, url]) => url ?? '')),
  ];
  const bytes = [file, ...assets].reduce((sum, asset) => sum + transferred(asset.replace(/^\//, '')), 0);
  const requests = 1 + assets.length;
  const score =
    100 -
    (5 *
      (3 * rank(quantiles.elements, elements) +
        2 * rank(quantiles.requests, requests) +
        rank(quantiles.kilobytes, bytes / 1024))) /
      6;
  return {
    page: path,
    elements,
    requests,
    'kB compressed': (bytes / 1024).toFixed(1),
    EcoIndex: score.toFixed(1),
    grade: score > 80 ? 'A' : 'below A',
  };
});
console.table(rows);
process.exitCode = rows.every(({ grade }) => grade === 'A') ? 0 : 1;

function transferred(file: string): number {
  return statSync(join(dist, `${file}.br`), { throwIfNoEntry: false })?.size ?? readFileSync(join(dist, file)).length;
}

/** @returns where a value lies among the classes: the class and the share of it. */
function rank(bounds: number[], value: number): number {
  const index = bounds.findIndex((bound) => value < bound);
  if (index < 1) return 0;
  const [low = 0, high = 1] = [bounds[index - 1], bounds[index]];
  return index - 1 + (value - low) / (high - low);
}
