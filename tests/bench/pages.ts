/**
 * `npm run bench`: what a visit costs as a ratio to the same page stripped to bare HTML and CSS: paints, work of the
 * main thread, and bytes. 1.6 Mbit/s, 150 ms, a processor four times slower and a cold cache, the two interleaved,
 * medians. With `-- --against FOLDER` the ratios are to another build of the site, such as an earlier one.
 */
import { parseArgs } from 'node:util';
import { compare } from './compare.ts';
import { visit } from './throttled.ts';

const paths = (process.env.PATHS ?? '/ /deployment /hosting /cgu').split(' ');
const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
const base = `÷ ${against ?? 'bare'}`;

const pages = await compare([['built'], against ? ['built', against] : ['bare']], paths, visit);
console.table(
  pages.map(({ path, one, other }) => {
    const ratio = (cost: keyof typeof one) => (one[cost] / other[cost]).toFixed(2);
    return {
      page: path,
      'first paint (ms)': Math.round(one.first),
      [base]: ratio('first'),
      'largest paint (ms)': Math.round(one.largest),
      [`${base} `]: ratio('largest'),
      'script (ms)': Math.round(one.script),
      [`all work ${base}`]: ratio('work'),
      [`bytes ${base}`]: ratio('bytes'),
      'layout shift': one.shift.toFixed(4),
    };
  }),
);
