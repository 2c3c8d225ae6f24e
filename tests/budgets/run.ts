/**
 * `npm run budgets`: what a first visit to each page costs, against what it may cost and against the last commit, from
 * the files that `npm run build:local` wrote. Fails on any cost above its limit.
 */
import { type Costs, costsOf } from './costs.ts';
import { lastCommit } from './last-commit.ts';

/** Of a page; sizes in compressed bytes. One at the limits has an EcoIndex of 82: above 80 is an A. */
const ofPage: Costs = {
  'html and css': 20_000,
  styles: 6_000,
  font: 12_000,
  script: 2_500,
  elements: 350,
  requests: 6,
  bytes: 34_000,
};
const ofDialog: Costs = { bytes: 85_000 };

const costs = await costsOf('dist');
const before = await lastCommit().catch((error: Error) => {
  console.log(`Nothing to compare with: ${error.message.split('\n')[0]}`);
  return { name: 'nothing', costs: {} as Record<string, Costs> };
});

const broken = Object.entries(costs).flatMap(([page, values]) =>
  Object.entries(page === 'contact dialog' ? ofDialog : ofPage)
    .filter(([name, limit]) => !((values[name] ?? Number.NaN) <= limit))
    .map(([name, limit]) => `${page}: ${name} ${values[name]}, at most ${limit}`),
);

console.log(`In brackets: what changed against ${before.name}`);
console.table(
  Object.fromEntries(
    Object.entries(costs).map(([page, values]) => [
      page,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, shown(value, before.costs[page]?.[name])]),
      ),
    ]),
  ),
);
for (const line of broken) console.error(line);
process.exitCode = broken.length === 0 ? 0 : 1;

function shown(value: number, earlier: number | undefined): string {
  const difference = earlier === undefined ? 0 : Math.round((value - earlier) * 10) / 10;
  const sign = difference > 0 ? '+' : '−';
  return `${Math.round(value * 10) / 10}${difference === 0 ? '' : ` (${sign}${Math.abs(difference)})`}`;
}
