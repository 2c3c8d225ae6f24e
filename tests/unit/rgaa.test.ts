import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** How many criteria each of the 13 topics of RGAA 4.1.2 has: 106 in all. */
const counts = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

test('docs/rgaa.md has every criterion, with a result, and with a test file or what a person saw', () => {
  const page = readFileSync('docs/rgaa.md', 'utf8');
  const files = [...page.matchAll(/^\d+\. `(.+)`$/gm)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const rows = [...page.matchAll(/^\| (\d+\.\d+) \|(.*)\|$/gm)];
  const numbers = counts.flatMap((count, topic) =>
    Array.from({ length: count }, (_, index) => `${topic + 1}.${index + 1}`),
  );
  expect(rows.map(([, number]) => number)).toEqual(numbers);
  for (const [, number, row = ''] of rows) {
    const [title, result, tests = '', seen] = row.split('|').map((cell) => cell.trim());
    expect(['conforme', 'non applicable', 'à vérifier à la main'], number).toContain(result);
    expect(title && (tests || seen), number).toBeTruthy();
    for (const [, file] of tests.matchAll(/\[(\d+)\]/g)) {
      expect(files[Number(file) - 1], number).toBeDefined();
    }
  }
});
