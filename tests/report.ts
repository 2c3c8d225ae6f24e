import { existsSync, readFileSync } from 'node:fs';

/** What a test runner counted. */
export interface Counts {
  passed: number;
  failed: number;
  /** The tests that were skipped, by the name of their group. */
  skipped: Record<string, number>;
}

/** What is read of Vitest's JSON report. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** What is read of Playwright's. A suite is a file, or a group in one. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: string }[] }[];
}

/** @returns what Vitest or Playwright counted, or null where there is no report. */
export function readReport(file: string): Counts | null {
  if (!existsSync(file)) {
    return null;
  }
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in report ? countPlaywright(report) : countVitest(report);
}

function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const isSkipped = ({ status }: { status: string }) => ['skipped', 'pending'].includes(status);
  const groups = tests
    .filter(isSkipped)
    .map(({ ancestorTitles, title }) => ancestorTitles[0] || title);
  return { passed: numPassedTests, failed: numFailedTests, skipped: countEach(groups) };
}

function countPlaywright({ stats, suites }: PlaywrightReport): Counts {
  const groups = suites.flatMap((file) => [file, ...(file.suites ?? [])].flatMap(skippedTests));
  const { expected, unexpected, flaky } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped: countEach(groups) };
}

/** @returns the group's title for each skipped test in it. */
function skippedTests({ title, specs }: Suite): string[] {
  const tests = specs.flatMap((spec) => spec.tests);
  return tests.filter(({ status }) => status === 'skipped').map(() => title);
}

function countEach(names: string[]): Record<string, number> {
  const groups = Map.groupBy(names, (name) => name);
  return Object.fromEntries([...groups].map(([name, same]) => [name, same.length]));
}
