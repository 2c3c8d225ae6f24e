import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareWithFrench } from '../../../tools/i18n/check/language.ts';
import { listTags, readLanguage, writeTexts } from '../../../tools/i18n/locale-files.ts';
import { canRun } from '../../programs.ts';
import { tempLocales } from './temp-locales.ts';

test('every folder is a language, every JSON file is read; other files and hidden ones are left out', () => {
  const { folder } = tempLocales({
    'README.md': 'a guide',
    'fr/home.json': {},
    'de/home.json': { a: 'Ein' },
    'de/home.json.bak': '{',
    'de/._home.json': '\0',
    '.idea/workspace.json': {},
  });
  expect(listTags(folder)).toEqual(['de', 'fr']);
  const { files, texts, faults } = readLanguage('de', folder);
  expect(files).toEqual(['home']);
  expect([...texts]).toEqual([['home.a', 'Ein']]);
  expect(faults).toEqual([]);
});

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
const python = (...command: string[]) =>
  spawnSync('/usr/bin/python3', ['-c', ...command], { encoding: 'utf8' });

test.runIf(canRun('translate-toolkit')).each([
  ['ar', 6],
  ['cy', 6],
  ['en', 2],
  ['pl', 3],
])(
  'the files of %s, with %i plural forms, come back from Weblate unchanged but for white space',
  (tag, forms) => {
    const { folder, read } = tempLocales();
    const { keys, notes, translations } = compareWithFrench(tag, folder).comparison;
    const french = new Map(translations.map((one) => [one.key, one.french]));
    const texts = keys.map((key) => [key, notes.get(key) ?? french.get(key) ?? ''] as const);
    writeTexts(tag, texts, folder);
    const plurals = Object.keys(read(`${tag}/contact.json`).errors).filter((key) =>
      /^summary_(?!note)/.test(key),
    );
    expect(plurals).toHaveLength(forms);
    const { files } = readLanguage(tag, folder);
    const content = () => files.map((file) => JSON.stringify(read(`${tag}/${file}.json`)));
    const before = content();
    const paths = files.map((file) => join(folder, tag, `${file}.json`));
    expect(python(weblate, tag, ...paths)).toMatchObject({ stderr: '', status: 0 });
    expect(content()).toEqual(before);
  },
);
