import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readReport } from '../report.ts';

/** @returns what is counted in a report with this content. */
function countsOf(content: object) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return readReport(file);
}

test('skipped tests of Vitest are named by their outermost group', () => {
  const tests = [
    { ancestorTitles: ['nginx', 'TLS'], title: 'speaks HTTP/2', status: 'skipped' },
    { ancestorTitles: ['nginx'], title: 'redirects', status: 'pending' },
    { ancestorTitles: [], title: 'Weblate', status: 'skipped' },
    { ancestorTitles: ['Caddy'], title: 'redirects', status: 'passed' },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 2,
    testResults: [{ assertionResults: tests }],
  };
  expect(countsOf(report)).toEqual({ passed: 1, failed: 2, skipped: { nginx: 2, Weblate: 1 } });
});

test('a test of Playwright that passed only when it was repeated has failed', () => {
  const skipped = { title: 'Orca', specs: [{ title: 'a', tests: [{ status: 'skipped' }] }] };
  const file = { title: 'home.spec.ts', specs: [], suites: [skipped] };
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, suites: [file] };
  expect(countsOf(report)).toEqual({ passed: 3, failed: 2, skipped: { Orca: 1 } });
});

test('a part that wrote no report has none', () => {
  expect(readReport('reports/no-such-file.json')).toBeNull();
});
