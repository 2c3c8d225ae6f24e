import { expect, test } from 'vitest';
import { status } from '../../../tools/i18n/status.ts';
import { tempLocales } from './temp-locales.ts';

const french = {
  'fr/language.json': { name: 'Français', status: 'published' },
  'fr/cgu.json': { lead: 'Bonjour' },
  'fr/contact.json': { a: { one: 'Deux', two: 'Trois' }, hours_one: 'une', hours_many: 'de', hours_other: 'des' },
};
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

test('where there is no language yet, or not the one that is asked for, the command that starts it is named', () => {
  const { folder } = tempLocales(french);
  const { table, message } = status(undefined, folder);
  expect(table).toEqual([]);
  expect(plain(message)).toBe('Le site n’a que le français. Pour commencer une langue : npm run i18n:add en');
  expect(() => status('de', folder)).toThrow('locales/de/ n’existe pas : npm run i18n:add de');
});

const polish = {
  'pl/language.json': { name: 'Polski', status: 'draft' },
  'pl/cgu.json': { lead: 'Bonjour' },
  'pl/contact.json': { a: { one: 'Dwa', two: ' ' }, hours_one: '1', hours_few: 'kilka', more: '' },
};

test('the table tells how much of each file is done, in the forms of the language', () => {
  const { folder } = tempLocales({ ...french, ...polish, 'en/cgu.json': '{' });
  const { table, message } = status(undefined, folder);
  const pl = { langue: 'pl', statut: 'draft' };
  expect(table).toEqual([
    { langue: 'en', fichier: 'cgu', statut: '?', traduits: '0/1', part: '0 %', fautes: 1, 'à relire': 0 },
    { langue: 'en', fichier: 'contact', statut: '?', traduits: '0/4', part: '0 %', fautes: 1, 'à relire': 0 },
    { ...pl, fichier: 'cgu', traduits: '1/1', part: '100 %', fautes: 0, 'à relire': 1 },
    { ...pl, fichier: 'contact', traduits: '3/5', part: '60 %', fautes: 2, 'à relire': 0 },
  ]);
  expect(message).toContain('1 faute (');
  expect(message).toContain('locales/en/cgu.json\n  ligne 1');
});

test('a language that is asked for is shown alone, with what is to be mended and to be looked at', () => {
  const { folder } = tempLocales({ ...french, ...polish });
  expect(status('fr', folder)).toMatchObject({ table: [{ fichier: 'cgu', traduits: '1/1' }, {}], message: '' });
  const { table, message } = status('pl', folder);
  expect(table).toHaveLength(2);
  expect(plain(message)).toMatch(
    /^Les traductions ont 2 fautes[\s\S]*a\.two : ce texte manque[\s\S]*\nÀ relire, 1 texte/,
  );
  expect(plain(status(undefined, folder).message)).toBe('');
});

test('a name that another language has is a fault, but not of the one that is published with it', () => {
  const named = (name: string, status = 'draft') => ({ name, status });
  const { folder } = tempLocales({
    ...french,
    'de/language.json': named(' français'),
    'en/language.json': named('English'),
    'nl/language.json': named('english'),
    'pl/language.json': named('ENGLISH', 'published'),
  });
  const holders = ['de', 'en', 'nl', 'pl', 'fr'].map(
    (tag) => /est déjà le nom de locales\/(\w+)/.exec(status(tag, folder).message)?.[1],
  );
  expect(holders).toEqual(['fr', 'nl', 'en', undefined, undefined]);
});
