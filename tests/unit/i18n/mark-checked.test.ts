import { expect, test } from 'vitest';
import { markChecked } from '../../../tools/i18n/commands/mark-checked.ts';
import { translatedSite } from './temp-locales.ts';

test('a text that is marked as right is listed no more', () => {
  const { put, message, folder } = translatedSite();
  put('fr/home', 'hero.lead', 'Deux heures');
  expect(message()).toContain('hero.lead');
  expect(markChecked('en', ['home.hero.lead'], folder)).toBe('1 texte relu dans locales/en/.');
  expect(message()).toBe('');
});

test('a text that is right with the same words as in French may be marked as right', () => {
  const { put, message, folder } = translatedSite();
  put('en/home', 'closing', 'Au revoir');
  expect(message()).toContain('closing : les mêmes mots qu’en français : est-ce voulu ?');
  markChecked('en', ['home.closing'], folder);
  expect(message()).toBe('');
});

test('a text that was marked as right is listed again when French changes again', () => {
  const { put, message, folder } = translatedSite();
  put('fr/home', 'hero.lead', 'Deux heures');
  markChecked('en', ['home.hero.lead'], folder);
  put('fr/home', 'hero.lead', 'Trois heures');
  expect(message()).toContain('français, avant : « Deux heures »');
});

test.each([
  ['home.hero', 2, /1 texte\..*home.closing/],
  ['home', 3, /^$/],
])('a group or a file is marked as a whole: %s', (key, count, left) => {
  const { write, message, folder } = translatedSite();
  write('fr/home.json', { hero: { heading: 'Bonsoir', lead: 'Un an' }, closing: 'À demain' });
  expect(markChecked('en', [key], folder)).toBe(`${count} textes relus dans locales/en/.`);
  expect(message()).toMatch(left);
});

test('a text that is not translated is not marked with its group', () => {
  const { put, folder } = translatedSite();
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
  const { folder, lock } = translatedSite();
  const before = lock();
  expect(() => markChecked(tag, keys, folder)).toThrow(refusal);
  expect(lock()).toBe(before);
});
