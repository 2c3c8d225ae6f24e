/** What a first visit to each page weighs. Lighthouse looks at two pages only. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFile } from '../../build/page-files.ts';
import { site } from '../built-site.ts';
import { dist } from '../site-folders.ts';

/** The most bytes of each kind, compressed, without an answer's headers (CONTRIBUTING.md). */
const budgets = { document: 17_500, script: 9000, font: 10_400, total: 34_600 };

/** What screenshots and references, which the publisher gives, may add to the home page. */
const givenContent = { selector: '#screens, #references', bytes: 1000 };

function weightOf(files: Iterable<string>): number {
  let weight = 0;
  for (const file of files) {
    const compressed = join(dist, `${file}.br`);
    weight += statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
  }
  return weight;
}

test.each(site.pages)(
  'a first visit to $path is within the budgets',
  ({ path, html, document: page }) => {
    const filesIn = (place: RegExp) =>
      new Set([...html.matchAll(place)].map(([, file = '']) => file));
    const given = page.querySelector(givenContent.selector) ? givenContent.bytes : 0;
    const weights = {
      document: weightOf([pageFile(path)]) - given,
      script: weightOf(filesIn(/<script [^>]*src="\/([^"]+)"/g)),
      font: weightOf(filesIn(/url\(\/([^)]+\.woff2)\)/g)),
    };
    const { document, script, font } = weights;
    const others = weightOf(['favicon.svg', 'speculation.rules']);
    const all = { ...weights, total: document + script + font + others };
    for (const [kind, weight] of Object.entries(all)) {
      expect(weight, kind).toBeGreaterThan(0);
      expect(weight, kind).toBeLessThanOrEqual(budgets[kind as keyof typeof budgets]);
    }
  },
);
