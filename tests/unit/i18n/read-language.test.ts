import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { charactersInUse } from '../../../build/i18n/characters.ts';
import { localesFolder } from '../../../build/i18n/locales-folder.ts';
import { listTags, readLanguage } from '../../../build/i18n/read-language.ts';
import { facts } from '../../../src/site/facts.ts';
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

test.each([
  ['{\n  "a": "b",,\n}', 'vers la ligne 2, colonne 12'],
  ['{\n\n\n\n\n\n\n\n\n\n  "a": "b"x\n}', 'vers la ligne 11, colonne 11'],
  ['{"a": "b"', 'vers la ligne 1, colonne 10'],
  ['', 'il s’arrête trop tôt'],
])('a file that is no JSON is told with the place: %j', (text, where) => {
  const { folder, write } = tempLocales();
  write('de/home.json', text);
  expect(readLanguage('de', folder).faults).toEqual([
    {
      file: 'locales/de/home.json',
      key: '',
      problem: `ce fichier n’est pas du JSON, ${where} : une virgule, un guillemet ou une accolade manque ou est en trop`,
    },
  ]);
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
