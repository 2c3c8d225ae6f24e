import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nest } from '../../../tools/i18n/json.ts';
import { readLanguage } from '../../../tools/i18n/locale-files.ts';
import { rowsOf } from '../../../tools/i18n/rows.ts';
import { tempLocales } from './temp-locales.ts';

/** Reads files with the class that Weblate reads them with (Debian: `translate-toolkit`), and writes them again. */
const weblate = `
import sys
from translate.storage.jsonl10n import I18NextV4File
for name in sys.argv[2:]:
    store = I18NextV4File()
    store.settargetlanguage(sys.argv[1])
    store.parse(open(name, "rb").read())
    store.serialize(open(name, "wb"))
`;
const python = (...command: string[]) => spawnSync('/usr/bin/python3', ['-c', ...command], { encoding: 'utf8' });
const installed = python('import translate').status === 0;

test.runIf(installed || process.env.CI).each([
  ['ar', 6],
  ['cy', 6],
  ['en', 2],
  ['pl', 3],
])('every file of %s, with %i plural forms, comes back from Weblate as it went, but for white space', (tag, forms) => {
  const { folder, read, write } = tempLocales();
  const rows = rowsOf(readLanguage('fr', folder), tag);
  const all = nest(rows.map(({ key, french = '' }) => [key, french]));
  for (const [file, content] of Object.entries(all)) write(`${tag}/${file}.json`, content);
  const plurals = Object.keys(read(`${tag}/contact.json`).errors).filter((key) => /^summary_(?!note)/.test(key));
  expect(plurals).toHaveLength(forms);
  const files = globSync(join(folder, tag, '*.json'));
  const content = () => files.map((file) => JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  const before = content();
  expect(python(weblate, tag, ...files)).toMatchObject({ stderr: '', status: 0 });
  expect(content()).toEqual(before);
});
