/**
 * `npm test [part …]`: all tests, or the parts named, the cheapest first; the first part that fails ends the run.
 * Tests whose programs this machine does not have are left out and named. With `-- --all`, or `CI=true`, that is a
 * failure; `-- --quick` leaves out the slow parts: other engines and servers, screen reader, Lighthouse, first minute.
 */
import './own-settings.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { testBrowser } from './chromium.ts';
import { type Part, quickParts, slowParts } from './parts.ts';
import { canRun, howToGet, thisSystem } from './programs.ts';
import { type Counts, readReport } from './report.ts';

/** A row of the table at the end. */
interface Row extends Counts {
  part: string;
  seconds: number;
}

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, quick: { type: 'boolean' } },
});
const isComplete = options.all || ['true', '1'].includes(process.env.CI ?? '');
const chosen = chooseParts();
const missing = chosen.flatMap(({ programs = [] }) => programs).filter((name) => !canRun(name));
const noBrowser = chosen.some(({ browser }) => browser) ? browserProblem() : null;
let isInterrupted = false;

if (isComplete && (missing.length > 0 || noBrowser)) {
  printWhatIsMissing();
  end(0, 1, 0);
} else {
  await runAll();
}

/** @returns the parts that the arguments name. Where one is unknown, lists the parts and ends the process. */
function chooseParts(): Part[] {
  const parts = options.quick ? quickParts : [...quickParts, ...slowParts];
  const names = parts.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(
      `There is no part "${unknown.join('", "')}"; the parts are: ${names.join(', ')}.`,
    );
    process.exit(1);
  }
  return wanted.length > 0 ? parts.filter(({ name }) => wanted.includes(name)) : parts;
}

/** @returns why no test can run in a browser, or null after one was found or downloaded. */
function browserProblem(): string | null {
  try {
    testBrowser();
    return null;
  } catch (error) {
    return String((error as Error).message);
  }
}

async function runAll(): Promise<void> {
  process.env.SITE_IS_BUILT = '1';
  mkdirSync('reports', { recursive: true });
  const rows: Row[] = [];
  for (const step of withBuilds(chosen)) {
    const row = canStart(step) ? await run(step) : leftOut(step);
    rows.push(row);
    if (row.failed > 0 || isInterrupted) {
      break;
    }
  }
  report(rows);
}

/** Puts the build of a site before the first part that tests it. */
function withBuilds(parts: Part[]): Part[] {
  return parts.flatMap((part, index) => {
    const { site } = part;
    const isBuilt = parts.slice(0, index).some((earlier) => earlier.site === site);
    if (!site || isBuilt) {
      return [part];
    }
    return [{ name: site, command: `npm run --silent ${site}` }, part];
  });
}

async function run({ name, command, report: file = 'reports/none' }: Part): Promise<Row> {
  console.log(`\n— ${name}: ${command}`);
  const start = performance.now();
  rmSync(file, { force: true });
  const child = spawn(command, { shell: true, stdio: 'inherit' });
  // Ctrl-C reaches the child by itself: this process only waits until the child has cleaned up.
  const interrupt = () => {
    isInterrupted = true;
  };
  const terminate = () => {
    isInterrupted = true;
    child.kill('SIGTERM');
  };
  process.on('SIGINT', interrupt).on('SIGTERM', terminate);
  const [status] = await once(child, 'close');
  process.off('SIGINT', interrupt).off('SIGTERM', terminate);
  const hasPassed = status === 0 && !isInterrupted;
  const counts = readReport(file) ?? { passed: hasPassed ? 1 : 0, failed: 0, skipped: {} };
  const failed = hasPassed ? counts.failed : Math.max(1, counts.failed);
  const seconds = Math.round((performance.now() - start) / 1000);
  return { part: name, ...counts, failed, seconds };
}

/** A part with a report leaves out its own tests where a program is missing. */
function canStart({ browser, report, programs = [] }: Part): boolean {
  if (browser && noBrowser) {
    return false;
  }
  return report !== undefined || canRun(...programs);
}

function leftOut({ name }: Part): Row {
  return { part: name, passed: 0, failed: 0, skipped: { 'all of it': 1 }, seconds: 0 };
}

/** Prints what ran, what was left out and how to get it, and how many tests passed. */
function report(rows: Row[]): void {
  const skipped = rows.map((row) => sum(Object.values(row.skipped)));
  const table = rows.map(({ part, passed, failed, seconds }, index) => {
    return { part, passed, failed, 'left out': skipped[index], seconds };
  });
  console.table(table);
  writeFileSync('reports/summary.json', JSON.stringify(table));
  const total = sum(skipped);
  if (total > 0) {
    printWhatIsMissing();
    for (const row of rows) {
      const groups = Object.entries(row.skipped).map(([name, count]) => `${name} (${count})`);
      if (groups.length > 0) {
        console.log(`  ${row.part}: ${groups.join(', ')}`);
      }
    }
  }
  if (isInterrupted) {
    console.log('\nStopped before the end.');
  }
  const failed = sum(rows.map((row) => row.failed));
  const passed = sum(rows.map((row) => row.passed));
  end(passed, isComplete ? failed + total : failed, isComplete ? 0 : total);
}

function printWhatIsMissing(): void {
  const names = [...new Set(missing)];
  if (names.length > 0) {
    const lines = [`This machine lacks ${names.join(', ')}.`, ...howToGet(names, thisSystem())];
    console.log(`\n${lines.join('\n')}`);
  }
  if (noBrowser) {
    console.log(`\n${noBrowser}`);
  }
  console.log('\nLeft out:');
}

/** Prints the last line, and has the process fail where a test has failed. */
function end(passed: number, failed: number, skipped: number): void {
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
