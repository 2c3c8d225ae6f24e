/** `npm test`: every proof of the site, in the order in which it fails cheapest; the first part that fails ends it. */
import './own-settings.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromiumPath, testBrowser } from './chromium.ts';

interface Counts {
  passed: number;
  failed: number;
}

interface Part {
  name: string;
  command: string;
  /** How many checks it made, from its report; a part without one counts as a single check. */
  counts?: () => Counts;
  /** Whether it looks at the site as `npm run build:local` writes it, which is done once. */
  local?: boolean;
}

const vitest = (project: string): Part => ({
  name: project,
  command: `vitest run --project ${project} --reporter=dot --reporter=json --outputFile.json=reports/${project}.json`,
  counts: () => countsOf(`reports/${project}.json`),
});

const playwright = (folder: string): Part => ({
  name: folder,
  local: true,
  command: `playwright test tests/${folder}/`,
  counts: () => {
    const { expected, unexpected, flaky } = report('reports/playwright.json').stats;
    return { passed: expected, failed: unexpected + flaky };
  },
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
  { ...vitest('engines'), local: true },
  { ...vitest('screen-reader'), local: true },
  {
    name: 'budgets',
    local: true,
    command: 'node tests/budgets/run.ts',
    counts: () => countsOf('reports/budgets.json'),
  },
  {
    name: 'lighthouse',
    local: true,
    command: 'node tests/lighthouse.ts',
    counts: () => {
      const results: { passed: boolean }[] = report('.lighthouseci/assertion-results.json');
      const failed = results.filter(({ passed }) => !passed).length;
      return { passed: failed === 0 ? 1 : 0, failed };
    },
  },
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
process.env.CHROME_PATH = testBrowser().executablePath ?? chromiumPath();

const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const first = chosen.findIndex(({ local }) => local);
if (first >= 0) chosen.splice(first, 0, { name: 'local build', command: 'npm run --silent build:local' });
process.env.SITE_IS_BUILT = '1';

const rows: { part: string; passed: number; failed: number; seconds: number }[] = [];
for (const { name, command, counts } of chosen) {
  console.log(`\n— ${name}: ${command}`);
  const start = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const single = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counted = countedBy(counts, single);
  const failed = status === 0 ? counted.failed : Math.max(1, counted.failed);
  rows.push({ part: name, passed: counted.passed, failed, seconds: Math.round((performance.now() - start) / 1000) });
  if (failed > 0) break;
}
console.table(rows);
writeFileSync('reports/summary.json', JSON.stringify(rows));
const total = (key: 'passed' | 'failed') => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;

/** A part that broke off before it could report counts as one check. */
function countedBy(counts: Part['counts'], single: Counts): Counts {
  try {
    return counts?.() ?? single;
  } catch {
    return single;
  }
}

/** Vitest's words for it. */
function countsOf(file: string): Counts {
  const { numPassedTests, numFailedTests } = report(file);
  return { passed: numPassedTests, failed: numFailedTests };
}

function report(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
