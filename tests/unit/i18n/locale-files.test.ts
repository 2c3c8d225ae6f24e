import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { facts } from '../../../src/site/facts.ts';
import { charactersInUse, readLanguage } from '../../../tools/i18n/locale-files.ts';
import { listTags, localesFolder } from '../../../tools/i18n/tags.ts';
import { tempLocales } from './temp-locales.ts';

afterEach(() => vi.unstubAllEnvs());

test('the languages are the folders, whatever else lies beside them and in them', () => {
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

test('the folder is that of the project unless another is asked for', () => {
  const { folder } = tempLocales({ 'de/home.json': {} });
  vi.stubEnv('LOCALES_DIR', '');
  expect(localesFolder()).toBe(resolve('locales'));
  vi.stubEnv('LOCALES_DIR', folder);
  expect(listTags()).toEqual(['de']);
});

test('the font of a language has its letters and digits, the facts’, and nothing of what is no text', () => {
  const { folder } = tempLocales({
    'ar/home.json': { a: 'ج<strong>ب</strong>{{product}}\n', b: { c: 'أ' }, a_note: 'Ω' },
    'ar/email.json': { a: 'Щ' },
    'fa/home.json': { a: 'ب' },
  });
  const characters = charactersInUse('ar', folder);
  expect(characters).toEqual([...new Set(characters)].sort());
  expect(characters).toEqual(expect.arrayContaining([...'أبج0123456789+-% ', ...facts.product]));
  for (const none of ['Ω', 'Щ', '<', '{', '\n']) expect(characters).not.toContain(none);
  expect(charactersInUse('fa', folder)).toEqual(expect.arrayContaining([...'۰۱۲۳۴۵۶۷۸۹']));
  expect(charactersInUse('fa', folder)).not.toContain('٬');
});
