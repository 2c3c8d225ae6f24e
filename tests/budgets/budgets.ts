/**
 * `npm run budgets`: what a first visit to each page costs, against what it may cost and against the last commit, from
 * the files that `npm run build:local` wrote. Fails on any cost above its limit.
 */
import { execFileSync } from 'node:child_process';
import { withBuildOf } from './build-of.ts';
import { type Costs, costsOf } from './costs.ts';

/** Of a page; sizes in compressed bytes. One at the limits has an EcoIndex of 80.4: above 80 is an A. */
const ofPage: Costs = {
  'html and css': 20_000,
  styles: 6_000,
  'of which faces': 300,
  font: 12_000,
  script: 2_500,
  elements: 390,
  requests: 6,
  bytes: 27_000,
};
const ofDialog: Costs = { bytes: 85_000 };

const costs = await costsOf('dist');
const before = await lastCommit().catch((error: Error) => {
  console.log(`Nothing to compare with: ${error.message.split('\n')[0]}`);
  return {} as typeof costs;
});

const table: Record<string, Record<string, string>> = {};
for (const [page, values] of Object.entries(costs)) {
  const row: Record<string, string> = {};
  for (const [name, limit] of Object.entries(page === 'contact dialog' ? ofDialog : ofPage)) {
    const value = values[name] ?? Number.NaN;
    const change = value - (before[page]?.[name] ?? value);
    row[name] = change ? `${value} (${change > 0 ? '+' : '−'}${Math.abs(change)})` : `${value}`;
    if (value <= limit) continue;
    console.error(`${page}: ${name} ${value}, at most ${limit}`);
    process.exitCode = 1;
  }
  table[page] = row;
}
console.table(table);

/**
 * @returns what the last commit's pages cost; those of the commit before it, where nothing has changed since.
 * @throws Error where there is no such commit, or it cannot be built.
 */
async function lastCommit(): Promise<typeof costs> {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  const commit = git('rev-parse', git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD');
  const of = await withBuildOf(commit, costsOf);
  console.log(`In brackets: what changed against ${git('log', '-1', '--format=%h %s', commit)}`);
  return of;
}
