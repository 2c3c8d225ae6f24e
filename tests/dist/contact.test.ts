import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../build/list-files.ts';
import { outDir } from '../../build/page-html.ts';

const files = await listFiles(outDir);
const compressed = files.filter((file) => file.endsWith('.js.br'));
const bytes = (pattern: RegExp) => {
  const found = compressed.filter((file) => pattern.test(file));
  expect(found, String(pattern)).not.toEqual([]);
  return found.reduce((sum, file) => sum + statSync(join(outDir, file)).size, 0);
};

test('the only script of a page weighs at most 2 kB', () => {
  expect(bytes(/^assets\/app-/)).toBeLessThanOrEqual(2000);
});

test('the contact dialog, with the words of one language, weighs at most 85 kB', () => {
  const words = Math.max(
    ...compressed.filter((file) => /\/contact-(?!app-)/.test(file)).map((file) => bytes(RegExp(file))),
  );
  expect(bytes(/^assets\/contact-app-/) + words).toBeLessThanOrEqual(85_000);
});

test('nothing of the local mailbox is published', () => {
  expect(files.filter((file) => /mailbox/.test(file))).toEqual([]);
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    expect(readFileSync(join(outDir, file), 'utf8'), file).not.toContain('_mailbox');
  }
});
