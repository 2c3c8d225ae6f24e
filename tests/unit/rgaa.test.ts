import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** How many criteria each of the 13 topics of RGAA 4.1.2 has: 106 in all. */
const norm = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const page = readFileSync('docs/rgaa.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+) \|(.*)\|$/gm)].map(([, number = '', row = '']) => {
  const [title, status, tests = '', looked] = row.split('|').map((cell) => cell.trim());
  return { number, title, status, tests: [...tests.matchAll(/\[(\d+)\]/g)].map(([, test]) => Number(test)), looked };
});

test('the table has every criterion of the norm, in its order, with a result and by what test or look', () => {
  const numbers = norm.flatMap((count, topic) =>
    Array.from({ length: count }, (_, index) => `${topic + 1}.${index + 1}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(numbers);
  for (const { number, title, status, tests, looked } of rows) {
    expect(['conforme', 'non applicable', 'à vérifier à la main'], number).toContain(status);
    expect(title, number).toBeTruthy();
    expect(tests.length > 0 || looked, number).toBeTruthy();
  }
});

test('every test that the table names exists, and none is listed for nothing', () => {
  const named = [...page.matchAll(/^\d+\. `(.+) › (.+)`$/gm)];
  const lost = named.filter(([, file = '', title = '']) => {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return !source.includes(`'${title}'`) && !source.includes(`\`${title}\``);
  });
  expect(lost.map(([entry]) => entry)).toEqual([]);
  const used = new Set(rows.flatMap(({ tests }) => tests));
  expect([...used].sort((one, other) => one - other)).toEqual(named.map((_, index) => index + 1));
});
