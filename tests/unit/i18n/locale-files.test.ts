import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readableRows } from '../../../tools/i18n/check/language.ts';
import { readJson } from '../../../tools/i18n/json.ts';
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

test('texts are read by their keys, in their order, with or without a byte order mark', () => {
  const content = { b: { a: '2', d: {} }, a: { b: '1' }, c: 'Zw\uFEFFei' };
  const texts = Object.entries({ 'b.a': '2', 'a.b': '1', c: 'Zw\uFEFFei' });
  expect(readJson(Buffer.from(`\uFEFF${JSON.stringify(content)}`))).toEqual(new Map(texts));
});

const syntax = (what: string) => `ce fichier n’est pas du JSON : ${what}`;
const comma = syntax(
  'une clé entre guillemets droits est attendue : une virgule est peut-être en trop',
);
const value = syntax(
  'un texte entre guillemets droits est attendu : une virgule est peut-être en trop',
);

test.each([
  ['{\n  "a": "b",,\n}', 2, 12, comma],
  ['{\n  "a": "b",\n}', 3, 1, comma],
  ['{\n  "a": "b"\n  "c": "d"\n}', 3, 3, syntax('une virgule manque avant cet endroit')],
  ['{\n  "a" "b"\n}', 2, 7, syntax('deux-points « : » manquent')],
  ['{\n  "a": \n}', 3, 1, value],
  ['{\n  "a": "b\n}', 2, 8, syntax('un guillemet droit « " » manque à la fin du texte')],
  ['{"a": "b"', 1, 10, syntax('une accolade « } » manque')],
  ['{"a": "b" // note\n}', 1, 11, syntax('un commentaire n’a pas sa place ici')],
  ['{"a": "\\b\\q"}', 1, 7, syntax('une barre « \\ » s’écrit deux fois : « \\\\ »')],
  [
    '{"a": "b\u0007"}',
    1,
    7,
    syntax('un retour à la ligne ou un signe invisible est dans le texte'),
  ],
  ['{} x', 1, 4, syntax('un signe est de trop : virgule, guillemet ou accolade')],
  [
    '{"a": {"b": "1"},\n"b": "2",\n\n"a": "3"}',
    4,
    1,
    'la clé « a » est là deux fois, à la ligne 1 aussi',
  ],
  ['{"a": {"b": 38}}', 1, 13, '« 38 » est sans guillemets : un texte est attendu'],
  ['"a"', 1, 1, 'un groupe de clés entre accolades est attendu'],
  [
    '{"a": ["b"]}',
    1,
    7,
    'une liste entre crochets n’a pas de clés : faites-en un groupe, comme en français',
  ],
])(
  'a file that cannot be read is named with the place and the reason: %j',
  (text, line, column, problem) => {
    expect(readJson(Buffer.from(text))).toBe(`ligne ${line}, colonne ${column} : ${problem}`);
  },
);

test.each([
  ['empty', Buffer.from(''), 'ce fichier est vide : supprimez-le, « npm run i18n:add » le recrée'],
  [
    'in Windows-1252',
    Buffer.from('{\n"a": "Journ\xe9e"}', 'latin1'),
    'ligne 2 : ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez les accents',
  ],
  [
    'in UTF-16',
    Buffer.from('\uFEFF{}', 'utf16le'),
    'ce fichier est en UTF-16 : enregistrez-le en UTF-8',
  ],
])('a file that is %s is refused', (_name, bytes, problem) => {
  expect(readJson(bytes)).toBe(problem);
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
    const rows = readableRows(tag, folder);
    const texts = rows.map(({ key, french = '' }) => [key, french] as const);
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
