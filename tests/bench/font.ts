/**
 * `npm run bench:font`: on a first visit, how long after the first paint the heading font has arrived, in each engine. Each
 * answer takes 230 ms, which is 150 ms and the home page at 1.6 Mbit/s.
 */

import { chromium } from '../engines/chromium.ts';
import { firefox } from '../engines/firefox.ts';
import { webkit } from '../engines/webkit.ts';
import { until } from '../until.ts';
import { quantile } from './interleave.ts';
import { serveSite } from './serve-site.ts';

const site = await serveSite('dist', undefined, 230);

const rows: Record<string, unknown>[] = [];
for (const engine of [chromium, firefox, webkit]) {
  const visits: { paint: number; font: number }[] = [];
  for (let round = 0; round < 5; round++) {
    const driver = await engine.start('light');
    await driver.open(`${site.origin}/`);
    visits.push(await until('the paint and the font', () => driver.run(timesOfFont)));
    await driver.close();
  }
  const after = visits.map(({ paint, font }) => font - paint);
  const [low, middle, high] = [0, 0.5, 1].map((share) => Math.round(quantile(after, share)));
  rows.push({
    engine: engine.name,
    'font after first paint (ms)': `${middle} (${low} to ${high})`,
  });
}
console.table(rows);
await site.stop();

/** Runs in the page. @returns milliseconds from the start of the visit, once both have happened. */
function timesOfFont() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const font = files.find(({ name }) => name.endsWith('.woff2'))?.responseEnd;
  const isShown = document.fonts.check('700 1em "Bricolage Grotesque"');
  return paint && font && isShown ? { paint, font } : null;
}
