import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { facts } from '../../../src/site/facts.ts';
import { readJson } from '../../../tools/i18n/json.ts';
import { charactersInUse, listTags, localesFolder, readLanguage } from '../../../tools/i18n/locale-files.ts';
import { tempLocales } from './temp-locales.ts';

afterEach(() => vi.unstubAllEnvs());

test('the languages are the folders, whatever else lies beside them', () => {
  const { folder, write } = tempLocales();
  write('de/language.json', {});
  write('README.md', 'a guide');
  expect(listTags(folder)).toEqual(['de', 'en-XA', 'fr']);
});

test('the folder is that of the project unless another is asked for', () => {
  const { folder } = tempLocales();
  vi.stubEnv('LOCALES_DIR', '');
  expect(localesFolder()).toBe(resolve('locales'));
  vi.stubEnv('LOCALES_DIR', folder);
  expect(localesFolder()).toBe(folder);
  expect(listTags()).toEqual(['en-XA', 'fr']);
});

test('a file is read as editors leave it: with a byte order mark, beside copies that are none', () => {
  const { folder, write } = tempLocales();
  write('de/home.json', '\uFEFF{"a":"Ein"}');
  write('de/home.json.bak', '{');
  write('de/cgu.json', '{"b":"Zw\uFEFFei"}');
  const { tag, files, faults } = readLanguage('de', folder);
  expect(tag).toBe('de');
  expect([...files]).toEqual([
    ['cgu', { b: 'Zw\uFEFFei' }],
    ['home', { a: 'Ein' }],
  ]);
  expect(faults).toEqual([]);
});

const comma = 'une clé entre guillemets droits est attendue : une virgule est peut-être en trop';

test.each([
  ['{\n  "a": "b",,\n}', 2, 12, comma],
  ['{\n  "a": "b",\n}', 3, 1, comma],
  ['{\n  "a": "b"\n  "c": "d"\n}', 3, 3, 'une virgule manque avant cet endroit'],
  ['{\n  "a" "b"\n}', 2, 7, 'deux-points « : » manquent'],
  ['{\n  "a": \n}', 3, 1, 'un texte entre guillemets droits est attendu : une virgule est peut-être en trop'],
  ['{\n  "a": "b\n}', 2, 8, 'un guillemet droit « " » manque à la fin du texte'],
  ['{"a": "b"', 1, 10, 'une accolade « } » manque'],
  ['{"a": ["b"', 1, 11, 'un crochet « ] » manque'],
  ['{"a": "b" // note\n}', 1, 11, 'un commentaire n’a pas sa place ici'],
  ['{"a": "\\b\\q"}', 1, 7, 'une barre « \\ » s’écrit deux fois : « \\\\ »'],
  ['{"a": "b\u0007"}', 1, 7, 'un retour à la ligne ou un signe invisible est dans le texte'],
  ['{} x', 1, 4, 'un signe est de trop : virgule, guillemet ou accolade'],
])('a file that is no JSON is told with the place and what is missing there: %j', (text, line, column, what) => {
  expect(readJson(Buffer.from(text))).toEqual({ problem: `ce fichier n’est pas du JSON : ${what}`, line, column });
});

test('a key that is there twice is told with both places; the same key in another group is another', () => {
  expect(readJson(Buffer.from('{"a": {"b": "1"},\n"b": "2",\n\n"a": "3"}'))).toEqual({
    problem: 'la clé « a » est là deux fois, à la ligne 1 aussi',
    line: 4,
    column: 1,
  });
  expect(readJson(Buffer.from('{"a": {"b": "1"}, "b": {"a": "2"}}'))).toEqual({
    content: { a: { b: '1' }, b: { a: '2' } },
  });
});

const utf16 = { problem: 'ce fichier est en UTF-16 : enregistrez-le en UTF-8' };

test.each([
  [
    'Windows-1252',
    Buffer.from('{\n"a": "Journ\xe9e"}', 'latin1'),
    'ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez les accents',
    2,
  ],
  ['UTF-16, the other way round', Buffer.from('\uFEFF{}', 'utf16le').swap16(), utf16.problem, undefined],
  ['UTF-16 without a mark', Buffer.from('{"a": "b"}', 'utf16le'), utf16.problem, undefined],
])('a file that is %s is not guessed at', (_name, bytes, problem, line) => {
  expect(readJson(bytes)).toEqual(line === undefined ? { problem } : { problem, line });
});

test('the font of a language has its letters and digits, the facts’, and nothing of what is no text', () => {
  const { folder, write } = tempLocales();
  write('ar/home.json', { a: 'ج<strong>ب</strong>{{product}}\n', b: ['أ'], a_note: 'Ω' });
  write('ar/email.json', { a: 'Щ' });
  const characters = charactersInUse('ar', folder);
  expect(characters).toEqual([...new Set(characters)].sort());
  expect(characters).toEqual(expect.arrayContaining([...'أبج0123456789+-% ', ...facts.product]));
  for (const none of ['Ω', 'Щ', '<', '{', '\n', 'y']) expect(characters).not.toContain(none);
  write('fa/home.json', { a: 'ب' });
  expect(charactersInUse('fa', folder)).toEqual(expect.arrayContaining([...'۰۱۲۳۴۵۶۷۸۹']));
  expect(charactersInUse('fa', folder)).not.toContain('٬');
});
