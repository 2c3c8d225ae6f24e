/**
 * `npm run budgets`: what a first visit to each page costs, against what it may cost and against the last commit, from
 * the files that `npm run build:local` wrote. Fails on any cost above its limit.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Costs, costsOf } from './costs.ts';
import { lastCommit } from './last-commit.ts';

/** Of a page; sizes in compressed bytes. */
const ofPage: Costs = {
  'html and css': 20_000,
  styles: 6_200,
  font: 12_000,
  script: 2_500,
  elements: 350,
  requests: 6,
  bytes: 34_000,
};
const ofDialog: Costs = { bytes: 85_000 };
/** Above it, the grade is A. */
const leastEcoIndex = 80;

const costs = await costsOf('dist');
const before = await lastCommit().catch((error: Error) => {
  console.log(`Nothing to compare with: ${error.message.split('\n')[0]}`);
  return { name: 'nothing', costs: {} as Record<string, Costs> };
});

const checks = Object.entries(costs).flatMap(([page, values]) => {
  const limits = page === 'contact dialog' ? ofDialog : ofPage;
  const tooMuch = Object.keys(limits).map((name) => ({
    said: `${page}: ${name} ${values[name]}, at most ${limits[name]}`,
    holds: (values[name] ?? Number.NaN) <= (limits[name] ?? 0),
  }));
  const { ecoindex } = values;
  const green =
    ecoindex === undefined
      ? []
      : [{ said: `${page}: EcoIndex ${ecoindex}, an A is above ${leastEcoIndex}`, holds: ecoindex > leastEcoIndex }];
  return [...tooMuch, ...green];
});

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
const broken = checks.filter(({ holds }) => !holds);
for (const { said } of broken) console.error(said);
mkdirSync('reports', { recursive: true });
writeFileSync(
  'reports/budgets.json',
  JSON.stringify({
    numPassedTests: checks.length - broken.length,
    numFailedTests: broken.length,
    broken: broken.map(({ said }) => said),
  }),
);
process.exitCode = broken.length === 0 ? 0 : 1;

function shown(value: number, earlier: number | undefined): string {
  const difference = earlier === undefined ? 0 : Math.round((value - earlier) * 10) / 10;
  const sign = difference > 0 ? '+' : '−';
  return `${Math.round(value * 10) / 10}${difference === 0 ? '' : ` (${sign}${Math.abs(difference)})`}`;
}
