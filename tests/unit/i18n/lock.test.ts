import { expect, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/commands/add.ts';
import { markChecked } from '../../../tools/i18n/commands/mark-checked.ts';
import { readLanguage } from '../../../tools/i18n/locale-files.ts';
import { translatedSite } from './temp-locales.ts';

test('a line of the lock has a text’s key, its French and a hash of its translation', () => {
  const { lock } = translatedSite();
  expect(lock()).toMatch(
    /^{"key":"home.hero.heading","french":"Bonjour à vous","translation":"[\w-]{8}"}\n/,
  );
});

test('a line that a merge has broken is named, and the others are kept', () => {
  const { write, lock, folder, message } = translatedSite();
  write('en/lock.jsonl', `${lock()} \n<<<<<<< HEAD\n`);
  expect(readLanguage('en', folder).lock.size).toBe(3);
  expect(message()).toContain(
    'locales/en/lock.jsonl\n  ligne 5 : cette ligne ne se lit pas : supprimez-la, le texte sera tenu pour traduit du français actuel',
  );
});

test.each(['en', 'fr'])('no command writes where %s/home.json cannot be read', (tag) => {
  const { write, lock, folder } = translatedSite();
  const before = lock();
  write(`${tag}/home.json`, '{');
  const file = `locales/${tag}/home.json`;
  expect(() => markChecked('en', ['home'], folder)).toThrow(file);
  expect(() => addLanguage('en', folder)).toThrow(file);
  expect(lock()).toBe(before);
});
