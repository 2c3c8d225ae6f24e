import { expect, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/commands/add.ts';
import { status } from '../../../tools/i18n/commands/status.ts';
import { tempLocales, translatedSite } from './temp-locales.ts';

const published = (name: string) => ({ name, status: 'published' });

test('without the language that is asked for, or any, the command that starts it is named', () => {
  const { folder } = tempLocales({
    'fr/language.json': published('Français'),
    'fr/cgu.json': { lead: 'Bonjour' },
  });
  const message = 'Le site n’a que le français. Pour commencer une langue : npm run i18n:add en';
  expect(status(undefined, folder)).toEqual({ table: [], message });
  expect(() => status('de', folder)).toThrow('locales/de/ n’existe pas : npm run i18n:add de');
});

test('the table has how much of each file is translated; the list is that of the language asked for', () => {
  const { folder } = tempLocales({
    'fr/language.json': published('Français'),
    'fr/cgu.json': { lead: 'Bonjour' },
    'fr/contact.json': {
      a: { one: 'Deux', two: 'Trois' },
      hours_one: 'une',
      hours_many: 'de',
      hours_other: 'des',
    },
    'pl/language.json': { name: 'Polski', status: 'draft' },
    'pl/cgu.json': { lead: 'Bonjour' },
    'pl/contact.json': {
      a: { one: 'Dwa', two: ' ' },
      hours_one: 'jedna',
      hours_few: 'kilka',
      more: '',
    },
    'en/cgu.json': '{',
  });
  const row = (
    langue: string,
    statut: string,
    fichier: string,
    ...[traduits, part, fautes, doubts]: unknown[]
  ) => ({
    ...{ langue, statut, fichier, traduits, part, fautes, 'à relire': doubts },
  });
  const polish = [
    row('pl', 'draft', 'cgu', '1/1', '100 %', 0, 1),
    row('pl', 'draft', 'contact', '3/5', '60 %', 2, 0),
  ];
  const { table, message } = status(undefined, folder);
  expect(table).toEqual([
    row('en', '?', 'cgu', '0/1', '0 %', 1, 0),
    row('en', '?', 'contact', '0/4', '0 %', 1, 0),
    ...polish,
  ]);
  expect(message).toMatch(/1 faute \([\s\S]*\nlocales\/en\/cgu\.json\n {2}ligne 1/);
  const asked = status('pl', folder);
  expect(asked.table).toEqual(polish);
  expect(asked.message).toMatch(
    /^Les traductions ont 2 fautes[\s\S]*a\.two : ce texte manque[\s\S]*\nÀ relire, 1/,
  );
  expect(status('fr', folder)).toMatchObject({
    table: [{ fichier: 'cgu', traduits: '1/1' }, {}],
    message: '',
  });
});

test.each([
  ['BR', 'locales/BR/ n’existe pas. Pour locales/br/ : npm run i18n:status br'],
  ['breton', 'locales/breton/ n’existe pas. Pour locales/br/ : npm run i18n:status br'],
  ['de', 'locales/de/ n’existe pas : renommez locales/DE/ en « de »'],
  [
    'pt_BR',
    '« pt_BR » n’est pas une étiquette de langue : écrivez « pt-BR », ou « pt » sans le pays.',
  ],
])('« %s » is known for the language that it is meant to be', (asked, message) => {
  const { folder } = tempLocales({
    'fr/cgu.json': {},
    'br/cgu.json': {},
    'DE/cgu.json': {},
  });
  expect(() => status(asked, folder)).toThrow(message);
});

test('the command only reads', () => {
  const { folder, lock, put } = translatedSite();
  const before = lock();
  put('en/home', 'closing', 'Farewell');
  status('en', folder);
  expect(lock()).toBe(before);
});

test('texts that the lock does not know are counted, with the command that notes them', () => {
  const { folder, put, message } = translatedSite();
  put('en/home', 'closing', 'Farewell');
  expect(message()).toBe(`À mettre à jour :

locales/en/lock.jsonl
  1 texte à noter : « npm run i18n:add en » retient de quel français ils sont traduits
`);
  addLanguage('en', folder);
  expect(message()).toBe('');
});
