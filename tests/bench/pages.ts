/**
 * `npm run bench`: what a first visit costs beside the same page as bare HTML and CSS, without font and script of ours.
 * All visits of a page are interleaved, with a cold cache, 1.6 Mbit/s, 150 ms and a slower processor, really applied.
 * `ROUNDS=15` for more visits; `SLOWDOWN=6` for a processor six times slower.
 */
import { interleave, median, ratio } from './interleave.ts';
import { processorOfPaint } from './processor.ts';
import { bare, serveSite } from './serve-site.ts';
import { slowdown, visit } from './throttled.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const sites = await Promise.all([serveSite('dist'), serveSite('dist', bare)]);

console.log(`1.6 Mbit/s, 150 ms, processor ${slowdown} times slower; ${rounds} rounds, quartiles in brackets`);
console.table(await table(visit, ['first', 'largest', 'blocking', 'shift', 'bytes']));
console.log('Milliseconds of processor until the first paint, not throttled');
console.table(await table(processorOfPaint, ['processor']));
await Promise.all(sites.map((site) => site.stop()));

/** @returns rows of a table: of each page, the medians of its costs (milliseconds, bytes), and of some the ratios. */
async function table(measure: Parameters<typeof interleave>[3], costs: readonly string[]) {
  const rows: Record<string, string>[] = [];
  for (const path of ['/', '/hosting', '/cgu']) {
    const [built = [], others = []] = await interleave(sites, path, rounds, measure);
    const row: Record<string, string> = { page: path };
    for (const cost of costs) {
      row[cost] = median(built, cost).toFixed(cost === 'shift' ? 4 : 0);
      // Where nothing blocks or moves there is nothing to divide by.
      if (cost === 'blocking') row[`${cost}, bare`] = median(others, cost).toFixed(0);
      else if (cost !== 'shift') row[`${cost} ÷ bare`] = ratio(built, others, cost);
    }
    rows.push(row);
  }
  return rows;
}
