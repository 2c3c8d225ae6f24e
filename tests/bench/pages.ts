/**
 * `npm run bench`: what a first visit costs beside the same page as bare HTML and CSS, without font and script; or, with
 * `-- --against COMMIT`, beside that commit's build. All visits of a page are interleaved, with a cold cache, 1.6 Mbit/s,
 * 150 ms and a slower processor, really applied.
 * `--rounds 15`, `--pages "/ /cgu"`; `SLOWDOWN=6` for a processor six times slower.
 */
import { execFileSync, execSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { interleave, median, ratio } from './interleave.ts';
import { processorOfPaint } from './processor.ts';
import { bare, serveSite } from './serve-site.ts';
import { slowdown, visit } from './throttled.ts';

const { values: wanted } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    pages: { type: 'string', default: '/ /hosting /cgu' },
  },
});

const other = wanted.against
  ? await withBuildOf(wanted.against, (dist) => serveSite(dist))
  : await serveSite('dist', bare);
const sites = [await serveSite('dist'), other];
const name = wanted.against ?? 'bare';

const applied = await table(Number(wanted.rounds), visit, [
  'first',
  'largest',
  'blocking',
  'shift',
  'bytes',
]);
console.log(
  `Applied: 1.6 Mbit/s, 150 ms, processor ${slowdown} times slower; ${wanted.rounds} rounds, quartiles in brackets`,
);
console.table(applied);
console.log('Milliseconds of processor until the first paint, not throttled');
console.table(await table(Number(wanted.rounds), processorOfPaint, ['processor']));
await Promise.all(sites.map((site) => site.stop()));

/** @returns rows of a table: of each page, the medians of its costs (milliseconds, bytes), and of some the ratios. */
async function table(
  rounds: number,
  measure: Parameters<typeof interleave>[3],
  costs: readonly string[],
) {
  const rows: Record<string, string>[] = [];
  for (const path of wanted.pages.split(' ')) {
    const [built = [], others = []] = await interleave(sites, path, rounds, measure);
    const cells = costs.map((cost) => cellsOf(built, others, cost));
    rows.push(Object.assign({ page: path }, ...cells));
  }
  return rows;
}

type Visits = Awaited<ReturnType<typeof interleave>>[number];

/** @returns the cells of one cost: its median and, where there is something to divide by, its ratio to the others. */
function cellsOf(built: Visits, others: Visits, cost: string): Record<string, string> {
  if (cost === 'shift') {
    return { [cost]: median(built, cost).toFixed(4) };
  }
  const own = median(built, cost).toFixed(0);
  // Where nothing blocks there is nothing to divide by.
  if (cost === 'blocking') {
    return { [cost]: own, [`${cost}, ${name}`]: median(others, cost).toFixed(0) };
  }
  return { [cost]: own, [`${cost} ÷ ${name}`]: ratio(built, others, cost) };
}

/**
 * Builds the site as a commit has it, with the packages of today, for as long as it is looked at.
 * @param look is given the folder of the built site.
 * @returns what `look` returns.
 * @throws Error where there is no such commit, or it cannot be built.
 */
async function withBuildOf<Result>(
  commit: string,
  look: (dist: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    execSync(`git archive '${commit}' | tar -x -C '${folder}'`, {
      stdio: 'pipe',
    });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    execFileSync('npm', ['run', 'build:local'], { cwd: folder, stdio: 'pipe' });
    return await look(join(folder, 'dist'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
