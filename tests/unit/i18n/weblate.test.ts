import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/add.ts';
import { readBuiltLanguages } from '../../../tools/i18n/built-languages.ts';
import { readLanguage, translatedFiles } from '../../../tools/i18n/locale-files.ts';
import { status } from '../../../tools/i18n/status.ts';
import { tempLocales } from './temp-locales.ts';

const python = '/usr/bin/python3';
const installed = spawnSync(python, ['-c', 'import translate']).status === 0;

/** Sends files through the class that Weblate reads and writes them with (Debian: `translate-toolkit`). */
function throughWeblate(folder: string, tag: string, files: string[]): void {
  const paths = files.map((file) => join(folder, tag, `${file}.json`));
  const { stderr, status: code } = spawnSync(python, ['tests/unit/i18n/weblate.py', tag, ...paths], {
    encoding: 'utf8',
  });
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
}

const filesOf = (folder: string) => translatedFiles(readLanguage('fr', folder)).map(([file]) => file);

/** Fills every text, as its translator would; the words do not matter, their places do. */
function translate({ folder, edit }: ReturnType<typeof tempLocales>, tag: string): void {
  addLanguage(tag, folder);
  for (const file of filesOf(folder)) edit(`${tag}/${file}.json`, (content) => fill(content, ''));
}

// biome-ignore lint/suspicious/noExplicitAny: a locale file is filled without its type
function fill(group: any, path: string): void {
  for (const [key, value] of Object.entries(group)) {
    if (value === '') group[key] = `${path}${key} ¶`;
    else if (typeof value === 'object') fill(value, `${path}${key} `);
  }
}

test.runIf(installed || process.env.CI).each([
  ['ar', 6],
  ['cy', 6],
  ['en', 2],
  ['pl', 3],
])('every file of %s, with %i plural forms, comes back from Weblate as it went, but for white space', (tag, forms) => {
  const locales = tempLocales();
  const { folder, edit, read } = locales;
  edit('fr/common.json', (common) => {
    Object.assign(common.footer, { hours_one: '{{count}} h', hours_many: '{{count}} h', hours_other: '{{count}} h' });
  });
  translate(locales, tag);
  const plurals = Object.keys(read(`${tag}/common.json`).footer).filter((key) => key.startsWith('hours_'));
  expect(plurals).toHaveLength(forms);
  const files = filesOf(folder);
  const before = files.map((file) => JSON.stringify(read(`${tag}/${file}.json`)));
  const told = status(tag, folder).said;
  const memory = readFileSync(join(folder, tag, 'memory.jsonl'), 'utf8');
  throughWeblate(folder, tag, files);
  expect(files.map((file) => JSON.stringify(read(`${tag}/${file}.json`)))).toEqual(before);
  expect(status(tag, folder).said).toBe(told);
  expect(readFileSync(join(folder, tag, 'memory.jsonl'), 'utf8')).toBe(memory);
});

test.runIf(installed || process.env.CI)('a published language comes back published and without a fault', () => {
  const { folder } = tempLocales();
  throughWeblate(folder, 'en-XA', filesOf(folder));
  expect(readBuiltLanguages({ drafts: false, folder }).faults).toEqual([]);
});
