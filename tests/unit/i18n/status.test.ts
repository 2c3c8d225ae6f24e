import { expect, test } from 'vitest';
import { status } from '../../../tools/i18n/status.ts';
import { tempLocales } from './temp-locales.ts';

const french = {
  'fr/language.json': { name: 'Français', status: 'published' },
  'fr/cgu.json': { lead: 'Bonjour' },
  'fr/contact.json': { a: ['Deux', 'Trois'], hours_one: 'une', hours_many: 'de', hours_other: 'des' },
};
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

test('where there is no language yet, or not the one that is asked for, the command that starts it is named', () => {
  const { folder } = tempLocales(french);
  const { table, said } = status(undefined, folder);
  expect(table).toEqual([]);
  expect(plain(said)).toBe('Le site n’a que le français. Pour commencer une langue : npm run i18n:add en');
  expect(() => status('de', folder)).toThrow('locales/de/ n’existe pas : npm run i18n:add de');
});

const polish = {
  'pl/language.json': { name: 'Polski', status: 'draft' },
  'pl/cgu.json': { lead: 'Bonjour' },
  'pl/contact.json': { a: ['Dwa', ' '], hours_one: '1', hours_few: '2–4', more: '' },
};

test('the table tells how much of each file is done, in the forms of the language', () => {
  const { folder } = tempLocales({ ...french, ...polish, 'en/cgu.json': '{' });
  const { table, said } = status(undefined, folder);
  const pl = { langue: 'pl', statut: 'draft' };
  expect(table).toEqual([
    { langue: 'en', fichier: 'cgu', statut: '?', traduits: '0/1', part: '0 %', fautes: 1, 'à relire': 0 },
    { langue: 'en', fichier: 'contact', statut: '?', traduits: '0/4', part: '0 %', fautes: 1, 'à relire': 0 },
    { ...pl, fichier: 'cgu', traduits: '1/1', part: '100 %', fautes: 0, 'à relire': 1 },
    { ...pl, fichier: 'contact', traduits: '3/5', part: '60 %', fautes: 2, 'à relire': 0 },
  ]);
  expect(said).toContain('1 faute (');
  expect(said).toContain('locales/en/cgu.json\n  ligne 1');
});

test('a language that is asked for is shown alone, with what is to be mended and to be looked at', () => {
  const { folder } = tempLocales({ ...french, ...polish });
  expect(status('fr', folder)).toMatchObject({ table: [{ fichier: 'cgu', traduits: '1/1' }, {}], said: '' });
  const { table, said } = status('pl', folder);
  expect(table).toHaveLength(2);
  expect(plain(said)).toMatch(/^Les traductions ont 2 fautes[\s\S]*a\.2 : ce texte manque[\s\S]*\nÀ relire, 1 texte/);
  expect(plain(status(undefined, folder).said)).toBe('');
});
