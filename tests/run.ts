/**
 * `npm test [part …]`: all tests, or the parts named, the cheapest first; the first part that fails ends
 * the run.
 */
import './own-settings.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

interface Part {
  name: string;
  command: string;
  /** Where it writes how many tests passed; a part without a report counts as one. */
  report?: string;
  /** The script that builds the `dist/` that it tests. */
  site?: 'build' | 'build:local';
}

const vitest = (name: string): Part => {
  const report = `reports/${name}.json`;
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  return { name, report, command: `vitest run --project ${name} ${reporters}` };
};

const playwright = (name: string): Part => ({
  name,
  site: 'build:local',
  report: 'reports/playwright.json',
  command: `playwright test tests/${name}/`,
});

/** Parts that test the same `dist/` follow each other. */
const parts: Part[] = [
  { name: 'types', command: 'tsc' },
  { name: 'lint', command: 'biome check' },
  vitest('unit'),
  { ...vitest('dist'), site: 'build' },
  { name: 'budgets', site: 'build:local', command: 'node tests/budgets/budgets.ts' },
  vitest('hosting'),
  playwright('e2e'),
  playwright('accessibility'),
  playwright('engines'),
  playwright('screen-reader'),
  { name: 'lighthouse', site: 'build:local', command: 'node tests/lighthouse.ts' },
];

const wanted = process.argv.slice(2);
const names = parts.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}"; the parts are: ${names.join(', ')}.`);
  process.exit(1);
}
if (spawnSync('bash', ['.ci/install-packages', ...wanted], { stdio: 'inherit' }).status !== 0) {
  process.exit(1);
}

const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const sites = new Set<string>();
const steps = chosen.flatMap((part): Part[] => {
  if (!part.site || sites.has(part.site)) {
    return [part];
  }
  sites.add(part.site);
  return [{ name: part.site, command: `npm run --silent ${part.site}` }, part];
});
process.env.SITE_IS_BUILT = '1';
mkdirSync('reports', { recursive: true });

const rows: { part: string; passed: number; failed: number; seconds: number }[] = [];
for (const { name, command, report = 'reports/none' } of steps) {
  console.log(`\n— ${name}: ${command}`);
  const start = performance.now();
  rmSync(report, { force: true });
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const { passed, failed } = countsOf(report) ?? { passed: Number(status === 0), failed: 0 };
  const seconds = Math.round((performance.now() - start) / 1000);
  rows.push({ part: name, passed, failed: status === 0 ? failed : Math.max(1, failed), seconds });
  if (rows.at(-1)?.failed) {
    break;
  }
}
console.table(rows);
writeFileSync('reports/summary.json', JSON.stringify(rows));
const total = (key: 'passed' | 'failed') => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;

/** @returns what Vitest or Playwright counted, or null where the part wrote no report. */
function countsOf(report: string) {
  if (!existsSync(report)) {
    return null;
  }
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (!stats) {
    return { passed: numPassedTests, failed: numFailedTests };
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
