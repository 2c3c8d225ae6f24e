import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

/**
 * Reads what a run of `npm test` in a folder told.
 * @param output what it printed.
 * @returns the part that failed, and the titles of its failed tests, each once; for a tool without tests, its messages.
 */
export function toldBy(folder: string, output: string): { part: string; failed: string[] } {
  const report = (name: string) => JSON.parse(readFileSync(join(folder, 'reports', name), 'utf8'));
  const rows: { part: string; failed: number }[] = report('summary.json');
  const part = rows.find(({ failed }) => failed > 0)?.part ?? 'nothing';
  return { part, failed: [...new Set(titles())] };

  function titles(): string[] {
    if (['unit', 'dist', 'hosting'].includes(part)) {
      const files: { assertionResults: { status: string; title: string }[] }[] = report(`${part}.json`).testResults;
      return files.flatMap(({ assertionResults }) =>
        assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
      );
    }
    if (part === 'e2e' || part === 'accessibility') return failedSpecs(report('playwright.json'));
    if (part === 'budgets') return report('budgets.json').broken;
    return output.split('\n').filter((line) => /\berror\b/i.test(line));
  }
}

function failedSpecs({ suites = [], specs = [] }: Suite): string[] {
  return [...specs.filter(({ ok }) => !ok).map(({ title }) => title), ...suites.flatMap(failedSpecs)];
}
