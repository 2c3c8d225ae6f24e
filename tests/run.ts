/** `npm test`: every proof of the site, in the order in which it fails cheapest; the first part that fails ends it. */
import './own-settings.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { testBrowser } from './chromium.ts';

interface Part {
  name: string;
  command: string;
  /** Where it tells how many checks it made; a part without a report counts as a single check. */
  report?: string;
  /** Whether it looks at the site as `npm run build:local` writes it, which is done once. */
  local?: boolean;
}

const vitest = (project: string): Part => {
  const report = `reports/${project}.json`;
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  return { name: project, report, command: `vitest run --project ${project} ${reporters}` };
};

const playwright = (folder: string): Part => ({
  name: folder,
  local: true,
  report: 'reports/playwright.json',
  command: `playwright test tests/${folder}/`,
});

const parts: Part[] = [
  { name: 'types', command: 'tsc' },
  { name: 'lint and format', command: 'biome check' },
  vitest('unit'),
  { name: 'build', command: 'npm run --silent build' },
  vitest('dist'),
  vitest('hosting'),
  playwright('e2e'),
  playwright('accessibility'),
  playwright('engines'),
  playwright('screen-reader'),
  { name: 'budgets', local: true, command: 'node tests/budgets/budgets.ts' },
  { name: 'lighthouse', local: true, command: 'node tests/lighthouse.ts' },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join('", "')}"; the parts are: ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
spawnSync('bash', ['.ci/install-packages'], { stdio: 'inherit' });
process.env.CHROME_PATH = testBrowser().executablePath;

const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const first = chosen.findIndex(({ local }) => local);
if (first >= 0) chosen.splice(first, 0, { name: 'local build', command: 'npm run --silent build:local' });
process.env.SITE_IS_BUILT = '1';

const rows: { part: string; passed: number; failed: number; seconds: number }[] = [];
for (const { name, command, report } of chosen) {
  console.log(`\n— ${name}: ${command}`);
  const start = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const { passed, failed } = countsOf(report) ?? { passed: Number(status === 0), failed: 0 };
  const seconds = Math.round((performance.now() - start) / 1000);
  rows.push({ part: name, passed, failed: status === 0 ? failed : Math.max(1, failed), seconds });
  if (rows.at(-1)?.failed) break;
}
console.table(rows);
writeFileSync('reports/summary.json', JSON.stringify(rows));
const total = (key: 'passed' | 'failed') => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;

/** @returns what Vitest or Playwright has counted; nothing of a part that broke off before it could report. */
function countsOf(report?: string) {
  if (!report || !existsSync(report)) return null;
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
