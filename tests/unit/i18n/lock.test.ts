import { expect, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/add.ts';
import { markChecked } from '../../../tools/i18n/checked.ts';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import { readLanguage } from '../../../tools/i18n/locale-files.ts';
import { lockedSite } from './locked-site.ts';

const french = { hero: { heading: 'Bonjour à vous', lead: 'L’heure… d’été' }, closing: 'Au revoir' };
const english = { hero: { heading: 'Hello', lead: 'An hour' }, closing: 'Bye' };
const site = () => lockedSite(french, english);

test('a text whose French has changed is listed with both, and the published language goes on', () => {
  const { put, message, shown } = site();
  put('fr/home', 'hero.heading', 'Bonsoir');
  const list = `À relire, 1 texte. Corrigez, ou dites que c’est juste, par exemple : npm run i18n:checked en home.hero.heading

locales/en/home.json
  hero.heading : le français a changé depuis la traduction « Hello »
      français, avant : « Bonjour à vous »
      français, maintenant : « Bonsoir »
`;
  expect([message(), message()]).toEqual([list, list]);
  expect(shown()).toEqual(english);
});

test.each([
  ['fr', 'hero.lead', "L'heure...\u00A0 d'été "],
  ['en', 'closing', 'Farewell'],
])('nothing is to be looked at where %s/home.json has %s as %j', (tag, key, text) => {
  const { put, message } = site();
  put(`${tag}/home`, key, text);
  expect(message()).toBe('');
});

test('French that says something else by a letter is other French', () => {
  const { put, message } = site();
  put('fr/home', 'hero.lead', 'L’heured’été');
  expect(message()).toContain('hero.lead : le français a changé');
});

test('a variable or tag that is new in French waits for the translator, too; one that has gone cannot be shown', () => {
  const { put, message, shown } = lockedSite({ a: 'Un', b: '<b>Deux</b>' }, { a: 'One', b: '<b>Two</b>' });
  put('fr/home', 'a', '<b>{{product}}</b>');
  expect(message()).toContain('a : la variable {{product}} manque');
  expect(shown()).toEqual({ a: 'One', b: '<b>Two</b>' });
  put('fr/home', 'b', 'Trois');
  expect(() => shown()).toThrow('2 fautes');
  expect(message()).toContain('b : la balise <b> est en trop');
});

/** French words are in capitals, their translation is not. */
const gone = (key: string, text: string) =>
  `home.${key} : le français « ${text} » n’est plus, « ${text.toLowerCase()} » part avec lui.`;
const maybe = (key: string) => `cette clé est en trop : c’est peut-être « ${key} », qui manque`;

test.each<[what: string, now: JsonObject, after: JsonObject, news: string[], message?: string]>([
  [
    'a text comes',
    { n: 'N', a: 'A', b: 'B' },
    { n: '', a: 'a', b: 'b' },
    ['1 texte à traduire.'],
    'n : ce texte manque',
  ],
  ['texts move', { b: 'B', a: 'A' }, { b: 'b', a: 'a' }, []],
  ['a text goes', { a: 'A' }, { a: 'a' }, [gone('b', 'B')]],
  ['a key is renamed', { a: 'A', c: 'B' }, { a: 'a', c: '', b: 'b' }, ['1 texte à traduire.'], `b : ${maybe('c')}`],
  [
    'a group takes a text’s name',
    { a: 'A', b: { c: 'C' } },
    { a: 'a', b: 'b' },
    ['1 texte à traduire.'],
    'b : le français a ici un groupe de clés, pas un texte',
  ],
])('when in French %s, i18n:add says so and loses no work', (_what, now, after, news, message = '') => {
  const site = lockedSite({ a: 'A', b: 'B' }, { a: 'a', b: 'b' });
  site.write('fr/home.json', now);
  expect(addLanguage('en', site.folder).split('\n').slice(0, -1)).toEqual(news);
  const own = JSON.stringify(site.read('en/home.json'));
  expect(own).toBe(JSON.stringify(after));
  addLanguage('en', site.folder);
  expect(JSON.stringify(site.read('en/home.json')), 'a second time').toBe(own);
  expect(site.message()).toContain(message);
  if (message === '') expect(site.message()).toBe('');
});

test('a French text that goes stops no build, and what leaves with it is named', () => {
  const { put, message, shown } = site();
  put('fr/home', 'hero.lead');
  expect(shown()).toEqual({ ...english, hero: { heading: 'Hello' } });
  const problem = 'le français n’a plus ce texte : « An hour » ne paraît plus, « npm run i18n:add en » le retire';
  expect(message()).toContain(`hero.lead : ${problem}\n      français, avant : « L’heure… d’été »\n`);
  expect(message()).toContain(problem);
});

test('what a translator makes anew is fresh, and so is what a person marks until French changes again', () => {
  const { put, message, folder } = site();
  put('fr/home', 'hero.heading', 'Bonsoir');
  put('fr/home', 'hero.lead', 'Deux heures');
  put('en/home', 'hero.heading', 'Good evening');
  expect(message()).not.toContain('hero.heading');
  expect(markChecked('en', ['home.hero.lead'], folder)).toBe('1 texte relu dans locales/en/.');
  expect(message()).toBe('');
  put('fr/home', 'hero.lead', 'Trois heures');
  expect(message()).toContain('français, avant : « Deux heures »');
});

test('words that stayed as in French wait for a person, who may say that they are right', () => {
  const { put, message, folder } = site();
  put('en/home', 'closing', 'Au revoir');
  expect(message()).toContain('closing : les mêmes mots qu’en français : est-ce voulu ?');
  markChecked('en', ['home.closing'], folder);
  expect([message(), message()]).toEqual(['', '']);
});

test.each([
  ['home.hero', 2, 'closing'],
  ['home', 3, undefined],
])('a group or a file is marked as a whole: %s', (key, count, left) => {
  const { write, message, folder } = site();
  write('fr/home.json', { hero: { heading: 'Bonsoir', lead: 'Un an' }, closing: 'À demain' });
  expect(markChecked('en', [key], folder)).toBe(`${count} textes relus dans locales/en/.`);
  if (left) expect(message()).toMatch(new RegExp(`1 texte\\..*home.${left}`));
  else expect(message()).toBe('');
});

const usage = 'Dites la langue et les textes relus, par exemple : npm run i18n:checked en home.hero.heading';

test.each([
  [undefined, [], usage],
  ['en', [], usage],
  ['de', ['home'], usage],
  ['fr', ['home'], usage],
  ['en', ['home.closing', 'home.her'], '« home.her » : aucun texte traduit n’a cette clé dans locales/en/'],
  ['en', ['home.hero', 'cgu'], '« cgu » : aucun texte traduit n’a cette clé dans locales/en/'],
])('marking %s %j is refused, and nothing is marked', (tag, keys, refusal) => {
  const { folder, lock } = site();
  const before = lock();
  expect(() => markChecked(tag, keys, folder)).toThrow(refusal);
  expect(lock()).toBe(before);
});

test('a language keeps its lock where it, or French, cannot be read', () => {
  const { write, message, lock, folder } = site();
  const before = lock();
  write('en/home.json', '{');
  expect(message()).toContain('home.json');
  expect(() => markChecked('en', ['home'], folder)).toThrow('home.json');
  write('en/home.json', english);
  write('fr/home.json', '{');
  expect(message()).toContain('locales/fr/home.json');
  expect(() => markChecked('en', ['home'], folder)).toThrow('locales/fr/home.json');
  expect(() => addLanguage('en', folder)).toThrow('locales/fr/home.json');
  expect(lock()).toBe(before);
});

test('a lock has one line a text: one that was merged by hand is named, and the others are kept', () => {
  const { write, lock, folder, message } = site();
  expect(lock()).toMatch(/^{"key":"home.hero.heading","french":"Bonjour à vous","translation":"[\w-]{8}"}\n/);
  write('en/lock.jsonl', `${lock()} \n<<<<<<< HEAD\n`);
  expect(readLanguage('en', folder).lock.size).toBe(3);
  expect(message()).toContain(
    'locales/en/lock.jsonl\n  ligne 5 : cette ligne ne se lit pas : supprimez-la, le texte sera tenu pour traduit du français actuel',
  );
});
