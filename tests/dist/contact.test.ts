import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../tools/site/list-files.ts';
import { outDir } from '../../tools/site/page-html.ts';

const files = await listFiles(outDir);

test('nothing of the local mailbox is published', () => {
  expect(files.filter((file) => /mailbox/.test(file))).toEqual([]);
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    expect(readFileSync(join(outDir, file), 'utf8'), file).not.toContain('_mailbox');
  }
});
