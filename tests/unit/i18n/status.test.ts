import { expect, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/add.ts';
import { languagesOfBuild } from '../../../tools/i18n/built-languages.ts';
import { markChecked } from '../../../tools/i18n/checked.ts';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import { readLanguage } from '../../../tools/i18n/locale-files.ts';
import { status } from '../../../tools/i18n/status.ts';
import { tempLocales } from './temp-locales.ts';

const published = (name: string) => ({ name, status: 'published' });

/** A site of one page in French and published English, after the translator's last `npm run i18n:status`. */
function translated(french: JsonObject, own: JsonObject) {
  const locales = tempLocales({
    'fr/language.json': published('Français'),
    'fr/home.json': french,
    'en/language.json': published('English'),
    'en/home.json': own,
  });
  const { folder, text } = locales;
  const message = () => status('en', folder).message;
  message();
  const built = () => languagesOfBuild(false, folder)().languages[1]?.copy.home;
  return { ...locales, message, built, lock: () => text('en/lock.jsonl') };
}

const french = {
  hero: { heading: 'Bonjour à vous', lead: 'L’heure… d’après-midi' },
  closing: 'Au revoir',
};
const english = { hero: { heading: 'Hello', lead: 'An hour' }, closing: 'Bye' };
const site = () => translated(french, english);

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
      hours_one: '1',
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

test('a text whose French has changed is listed with both, and the published language is still built', () => {
  const { put, message, built } = site();
  put('fr/home', 'hero.heading', 'Bonsoir');
  const list = `À relire, 1 texte. Corrigez, ou dites que c’est juste, par exemple : npm run i18n:checked en home.hero.heading

locales/en/home.json
  hero.heading : le français a changé depuis la traduction « Hello »
      français, avant : « Bonjour à vous »
      français, maintenant : « Bonsoir »
`;
  expect([message(), message()]).toEqual([list, list]);
  expect(built()).toEqual(english);
});

test.each([
  ['fr', 'hero.lead', "L'heure...\u00A0 d'après\u2011midi ", /^$/],
  ['fr', 'hero.lead', 'L’heured’après-midi', /hero\.lead : le français a changé/],
  ['en', 'closing', 'Farewell', /^$/],
  ['en', 'closing', 'Au revoir', /closing : les mêmes mots qu’en français : est-ce voulu ?/],
])('in %s/home.json, %s becomes %j: « %s »', (tag, key, text, said) => {
  const { put, message } = site();
  put(`${tag}/home`, key, text);
  expect(message()).toMatch(said);
});

test('a variable or tag that French has added may wait; one that it has removed stops the build', () => {
  const { put, message, built } = translated(
    { a: 'Un', b: '<b>Deux</b>' },
    { a: 'One', b: '<b>Two</b>' },
  );
  put('fr/home', 'a', '<b>{{product}}</b>');
  expect(message()).toContain('a : la variable {{product}} manque');
  expect(built()).toEqual({ a: 'One', b: '<b>Two</b>' });
  put('fr/home', 'b', 'Trois');
  expect(() => built()).toThrow('2 fautes');
  expect(message()).toContain('b : la balise <b> est en trop');
});

const one = '1 texte à traduire.';

/** French words are in capitals, their translation is not. */
const gone = (key: string, text: string) =>
  `home.${key} : le français « ${text} » n’est plus, « ${text.toLowerCase()} » part avec lui.`;

test.each<[what: string, now: JsonObject, after: JsonObject, said: string, message?: string]>([
  [
    'adds a text',
    { n: 'N', a: 'A', b: 'B' },
    { n: '', a: 'a', b: 'b' },
    one,
    'n : ce texte manque',
  ],
  ['moves texts', { b: 'B', a: 'A' }, { b: 'b', a: 'a' }, ''],
  ['removes a text', { a: 'A' }, { a: 'a' }, gone('b', 'B')],
  [
    'renames a key',
    { a: 'A', c: 'B' },
    { a: 'a', c: '', b: 'b' },
    one,
    'b : cette clé est en trop : c’est peut-être « c »',
  ],
  [
    'names a group so',
    { a: 'A', b: { c: 'C' } },
    { a: 'a', b: 'b' },
    one,
    'b : le français a ici un groupe de clés',
  ],
])('French %s: i18n:add says so and keeps all work', (_what, now, after, said, message = '') => {
  const locales = translated({ a: 'A', b: 'B' }, { a: 'a', b: 'b' });
  locales.write('fr/home.json', now);
  expect(addLanguage('en', locales.folder).split('\n').slice(0, -1).join()).toBe(said);
  const own = locales.text('en/home.json');
  expect(JSON.stringify(JSON.parse(own))).toBe(JSON.stringify(after));
  addLanguage('en', locales.folder);
  expect(locales.text('en/home.json'), 'a second time').toBe(own);
  if (message === '') {
    expect(locales.message()).toBe('');
  } else {
    expect(locales.message()).toContain(message);
  }
});

test('a French text that goes stops no build, and its translation is listed', () => {
  const { put, message, built } = site();
  put('fr/home', 'hero.lead');
  expect(built()).toEqual({ ...english, hero: { heading: 'Hello' } });
  const problem =
    'le français n’a plus ce texte : « An hour » ne paraît plus, « npm run i18n:add en » le retire';
  expect(message()).toContain(
    `hero.lead : ${problem}\n      français, avant : « L’heure… d’après-midi »\n`,
  );
});

test('a new translation needs no check; one that is marked as checked needs none until French changes again', () => {
  const { put, message, folder } = site();
  put('fr/home', 'hero.heading', 'Bonsoir');
  put('fr/home', 'hero.lead', 'Deux heures');
  put('en/home', 'hero.heading', 'Good evening');
  put('en/home', 'closing', 'Au revoir');
  expect(message()).not.toContain('hero.heading');
  expect(markChecked('en', ['home.closing'], folder)).toBe('1 texte relu dans locales/en/.');
  markChecked('en', ['home.hero.lead'], folder);
  expect([message(), message()]).toEqual(['', '']);
  put('fr/home', 'hero.lead', 'Trois heures');
  expect(message()).toContain('français, avant : « Deux heures »');
});

test.each([
  ['home.hero', 2, /1 texte\..*home.closing/],
  ['home', 3, /^$/],
])('a group or a file is marked as a whole: %s', (key, count, left) => {
  const { write, message, folder } = site();
  write('fr/home.json', { hero: { heading: 'Bonsoir', lead: 'Un an' }, closing: 'À demain' });
  expect(markChecked('en', [key], folder)).toBe(`${count} textes relus dans locales/en/.`);
  expect(message()).toMatch(left);
});

test('a text that is not translated is not marked with its group', () => {
  const { put, folder } = site();
  put('en/home', 'hero.lead', ' ');
  expect(markChecked('en', ['home.hero'], folder)).toBe('1 texte relu dans locales/en/.');
});

const usage =
  'Dites la langue et les textes relus, par exemple : npm run i18n:checked en home.hero.heading';

test.each([
  [undefined, [], usage],
  ['en', [], usage],
  ['de', ['home'], usage],
  ['fr', ['home'], usage],
  [
    'en',
    ['home.closing', 'home.her'],
    '« home.her » : aucun texte traduit n’a cette clé dans locales/en/',
  ],
])('marking %s %j is refused, and nothing is marked', (tag, keys, refusal) => {
  const { folder, lock } = site();
  const before = lock();
  expect(() => markChecked(tag, keys, folder)).toThrow(refusal);
  expect(lock()).toBe(before);
});

test.each(['en', 'fr'])('no command writes where %s/home.json cannot be read', (tag) => {
  const { write, message, lock, folder } = site();
  const before = lock();
  write(`${tag}/home.json`, '{');
  const file = `locales/${tag}/home.json`;
  expect(() => expect(message()).not.toContain(file)).toThrow(file);
  expect(() => markChecked('en', ['home'], folder)).toThrow(file);
  expect(() => addLanguage('en', folder)).toThrow(file);
  expect(lock()).toBe(before);
});

test('the lock has one line a text; one that was merged by hand is named, and the others are kept', () => {
  const { write, lock, folder, message } = site();
  expect(lock()).toMatch(
    /^{"key":"home.hero.heading","french":"Bonjour à vous","translation":"[\w-]{8}"}\n/,
  );
  write('en/lock.jsonl', `${lock()} \n<<<<<<< HEAD\n`);
  expect(readLanguage('en', folder).lock.size).toBe(3);
  expect(message()).toContain(
    'locales/en/lock.jsonl\n  ligne 5 : cette ligne ne se lit pas : supprimez-la, le texte sera tenu pour traduit du français actuel',
  );
});
