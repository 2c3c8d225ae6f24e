import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/add.ts';
import { markChecked } from '../../../tools/i18n/checked.ts';
import { readLanguage } from '../../../tools/i18n/locale-files.ts';
import { remembering } from './remembering.ts';

const french = { hero: { heading: 'Bonjour à vous', lead: 'L’heure… d’été' }, closing: 'Au revoir' };
const english = { hero: { heading: 'Hello', lead: 'An hour' }, closing: 'Bye' };
const site = () => {
  const locales = remembering(french, english);
  const memory = () => readFileSync(join(locales.folder, 'en/memory.jsonl'), 'utf8');
  return { ...locales, memory };
};

test('a text whose French has changed is listed with both, and the published language goes on', () => {
  const { put, said, shown } = site();
  put('fr/home', 'hero.heading', 'Bonsoir');
  const list = `À relire, 1 texte. Corrigez, ou dites que c’est juste, par exemple : npm run i18n:checked en home.hero.heading

locales/en/home.json
  hero.heading : le français a changé depuis la traduction « Hello »
      français, avant : « Bonjour à vous »
      français, maintenant : « Bonsoir »
`;
  expect([said(), said()]).toEqual([list, list]);
  expect(shown()).toEqual(english);
});

test.each([
  ['fr', 'hero.lead', "L'heure...\u00A0 d'été "],
  ['fr', 'closing', 'Au revoir'],
  ['en', 'closing', 'Farewell'],
])('nothing is to be looked at where %s/home.json has %s as %j', (tag, key, text) => {
  const { put, said } = site();
  put(`${tag}/home`, key, text);
  expect(said()).toBe('');
});

test('what followed French is remembered where it went, with the French of its day', () => {
  const { write, said, folder } = remembering({ a: 'A', list: ['B', 'C'] }, { a: 'a', list: ['b', 'c'] });
  write('fr/home.json', { e: 'A', list: ['C', 'B'] });
  expect([said(), said()]).toEqual(['', '']);
  addLanguage('en', folder);
  write('fr/home.json', { e: 'X', list: ['Y', 'B'] });
  expect(said()).toMatch(/e : [^\n]*« a »\n[^\n]*« A »[\s\S]*list\.1 : [^\n]*« c »\n[^\n]*« C »/);
});

test('a variable or tag that is new in French waits for the translator, too; one that has gone cannot be shown', () => {
  const { put, said, shown } = remembering({ a: 'Un', b: '<b>Deux</b>' }, { a: 'One', b: '<b>Two</b>' });
  put('fr/home', 'a', '<b>{{product}}</b>');
  expect(said()).toContain('a : la variable {{product}} manque');
  expect(shown()).toEqual({ a: 'One', b: '<b>Two</b>' });
  put('fr/home', 'b', 'Trois');
  expect(() => shown()).toThrow('2 fautes');
  expect(said()).toContain('b : la balise <b> est en trop');
});

test('a French text that goes stops no build, and what leaves with it is said', () => {
  const { put, said, shown } = site();
  put('fr/home', 'hero.lead');
  expect(shown()).toEqual({ ...english, hero: { heading: 'Hello' } });
  const problem = 'le français n’a plus ce texte : « An hour » ne paraît plus, « npm run i18n:add en » le retire';
  expect(said()).toContain(`hero.lead : ${problem}\n      français, avant : « L’heure… d’été »\n`);
  expect(said()).toContain(problem);
});

test('what a translator makes anew is fresh, and so is what a person marks until French changes again', () => {
  const { put, said, folder } = site();
  put('fr/home', 'hero.heading', 'Bonsoir');
  put('fr/home', 'hero.lead', 'Deux heures');
  put('en/home', 'hero.heading', 'Good evening');
  expect(said()).not.toContain('hero.heading');
  expect(markChecked('en', ['home.hero.lead'], folder)).toBe('1 texte relu dans locales/en/.');
  expect(said()).toBe('');
  put('fr/home', 'hero.lead', 'Trois heures');
  expect(said()).toContain('français, avant : « Deux heures »');
});

test('words that stayed as in French wait for a person, who may say that they are right', () => {
  const { put, said, folder } = site();
  put('en/home', 'closing', 'Au revoir');
  expect(said()).toContain('closing : les mêmes mots qu’en français : est-ce voulu ?');
  markChecked('en', ['home.closing'], folder);
  expect([said(), said()]).toEqual(['', '']);
});

test.each([
  ['home.hero', 2, 'closing'],
  ['home', 3, undefined],
])('a group or a file is marked as a whole: %s', (key, count, left) => {
  const { write, said, folder } = site();
  write('fr/home.json', { hero: { heading: 'Bonsoir', lead: 'Un an' }, closing: 'À demain' });
  expect(markChecked('en', [key], folder)).toBe(`${count} textes relus dans locales/en/.`);
  if (left) expect(said()).toMatch(new RegExp(`1 texte\\..*home.${left}`));
  else expect(said()).toBe('');
});

const usage = 'Dites la langue et les textes relus, par exemple : npm run i18n:checked en home.hero.heading';

test.each([
  [undefined, [], usage],
  ['en', [], usage],
  ['de', ['home'], usage],
  ['fr', ['home'], usage],
  ['en', ['home.closing', 'home.her'], '« home.her » : aucun texte traduit n’a cette clé dans locales/en/'],
  ['en', ['home.hero', 'cgu'], '« cgu » : aucun texte traduit n’a cette clé dans locales/en/'],
])('marking %s %j is refused, and nothing is marked', (tag, keys, message) => {
  const { folder, memory } = site();
  const before = memory();
  expect(() => markChecked(tag, keys, folder)).toThrow(message);
  expect(memory()).toBe(before);
});

test('a language keeps its memory where it, or French, cannot be read', () => {
  const { write, said, memory, folder } = site();
  const before = memory();
  write('en/home.json', '{');
  expect(said()).toContain('home.json');
  expect(() => markChecked('en', ['home'], folder)).toThrow('home.json');
  write('en/home.json', english);
  write('fr/home.json', '{');
  expect(said()).toContain('locales/fr/home.json');
  expect(() => markChecked('en', ['home'], folder)).toThrow('locales/fr/home.json');
  expect(() => addLanguage('en', folder)).toThrow('locales/fr/home.json');
  expect(memory()).toBe(before);
});

test('a memory has one line a text: one that was merged by hand is told, and the others are kept', () => {
  const { write, memory, folder, said } = site();
  expect(memory()).toMatch(/^{"key":"home.hero.heading","french":"Bonjour à vous","of":"[\w-]{8}"}\n/);
  write('en/memory.jsonl', `${memory()} \n<<<<<<< HEAD\n`);
  expect(readLanguage('en', folder).memory.size).toBe(3);
  expect(said()).toContain(
    'locales/en/memory.jsonl\n  ligne 5 : cette ligne de la mémoire ne se lit pas : supprimez-la, le texte sera tenu pour traduit du français actuel',
  );
});
