import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** How many criteria each of the 13 topics of RGAA 4.1.2 has. */
const norm = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const page = readFileSync('docs/rgaa.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+) \|(.*)\|$/gm)].map(([, number = '', row = '']) => {
  const [title, status, tests = '', looked] = row.split('|').map((cell) => cell.trim());
  return { number, title, status, tests: [...tests.matchAll(/\[(\d+)\]/g)].map(([, test]) => Number(test)), looked };
});
const named = [...page.matchAll(/^\d+\. `(.+)`$/gm)].map(([, name]) => name);

test('the table has the 106 criteria of the norm, in its order', () => {
  const numbers = norm.flatMap((count, topic) =>
    Array.from({ length: count }, (_, index) => `${topic + 1}.${index + 1}`),
  );
  expect(numbers).toHaveLength(106);
  expect(rows.map(({ number }) => number)).toEqual(numbers);
});

test('every criterion has a result, and says by what test or look', () => {
  for (const { number, title, status, tests, looked } of rows) {
    expect(['conforme', 'non applicable', 'à vérifier à la main'], number).toContain(status);
    expect(title, number).toBeTruthy();
    expect(tests.length > 0 || looked, number).toBeTruthy();
  }
});

test('every test that the table names exists, and none is listed for nothing', async () => {
  const titles = new Set((await sources('tests', /\.(test|spec)\.tsx?$/)).flatMap(titlesIn));
  expect(named.filter((name) => !titles.has(`${name}`))).toEqual([]);
  const used = new Set(rows.flatMap(({ tests }) => tests));
  expect([...used].sort((one, other) => one - other)).toEqual(named.map((_, index) => index + 1));
});

interface Node {
  type?: string;
  [key: string]: unknown;
}

/** @returns `file › title` of each test in a source, the title as it is written there. */
function titlesIn([file, text]: [string, string]): string[] {
  const found: string[] = [];
  walk(parseSync(file, text).program as unknown as Node);
  return found;

  function walk(node: Node): void {
    const [title] = (node.arguments as Node[] | undefined) ?? [];
    if (node.type === 'CallExpression' && title && rootOf(node) === 'test') {
      if (title.type === 'Literal') found.push(`${file} › ${String(title.value)}`);
      if (title.type === 'TemplateLiteral') {
        found.push(`${file} › ${text.slice(Number(title.start) + 1, Number(title.end) - 1)}`);
      }
    }
    for (const child of Object.values(node).flat()) if (child && typeof child === 'object') walk(child as Node);
  }
}

/** @returns the name that a chain of calls and members, such as `test.each(…)(…)`, starts with. */
function rootOf(node: Node): unknown {
  const inner = (node.callee ?? node.object ?? node.tag) as Node | undefined;
  return inner ? rootOf(inner) : node.name;
}
