import { expect, test } from 'vitest';
import { readJson } from '../../../tools/i18n/json.ts';
import { listTags, readLanguage } from '../../../tools/i18n/locale-files.ts';
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
  const { texts, faults } = readLanguage('de', folder);
  expect([...texts]).toEqual([['home.a', 'Ein']]);
  expect(faults).toEqual([]);
});

test('texts are read by their keys, in their order, with or without a byte order mark', () => {
  const content = { b: { a: '2', d: {} }, a: { b: '1' }, c: 'Zw\uFEFFei' };
  const texts = [
    ['b.a', '2'],
    ['a.b', '1'],
    ['c', 'Zw\uFEFFei'],
  ];
  const read = readJson(Buffer.from(`\uFEFF${JSON.stringify(content)}`));
  expect([...read]).toEqual(texts);
});

test.each([
  ['{\n  "a": "b",\n}', 3, 1],
  ['{\n  "a": "b"\n  "c": "d"\n}', 3, 3],
  ['{\n  "a": "b\n}', 2, 8],
  ['{"a": "b"', 1, 10],
  ['{"a": "b" // note\n}', 1, 11],
  ['{} x', 1, 4],
  ['', 1, 1],
])('a file that is no JSON is refused with the place: %j', (text, line, column) => {
  const problem = 'ce fichier n’est pas du JSON : une virgule, un guillemet ou une accolade manque ou est de trop';
  expect(readJson(Buffer.from(text))).toBe(`ligne ${line}, colonne ${column} : ${problem}`);
});

const wanted = 'un texte entre guillemets droits, ou un groupe de clés entre accolades, est attendu, pas';

test.each([
  ['{"a": {"b": 38}}', `« a.b » : ${wanted} 38`],
  ['{"a": {"c": ["b"]}}', `« a.c » : ${wanted} ["b"]`],
  ['{"a": null}', `« a » : ${wanted} null`],
  ['"a"', `${wanted} "a"`],
])('a file that has something else than texts and groups is refused: %s', (text, problem) => {
  expect(readJson(Buffer.from(text))).toBe(problem);
});

test.each([
  ['Windows-1252', Buffer.from('{"a": "Journ\xe9e"}', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le')],
])('a file in %s is refused', (_encoding, bytes) => {
  expect(readJson(bytes)).toBe('ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez les accents');
});
