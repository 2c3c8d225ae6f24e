import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proof } from '../../../tools/i18n/proof.ts';
import { tempLocales } from './temp-locales.ts';

/** A French folder with three short files, of the test's own. */
function french(heading: string, lead: string, subject = 'demo') {
  const locales = tempLocales();
  locales.remove('fr');
  locales.write('fr/not-found.json', { heading });
  locales.write('fr/cgu.json', { lead });
  locales.write('fr/contact.json', { openings: { demo: { subject } } });
  locales.write('fr/notes.txt', 'Perdu ?');
  return locales;
}

/** Two of its texts are not set as a printer would. */
const misprinted = () => french('Perdu ?', 'Lisez\u202F: ceci');

test('a folder that is set as a printer would is said to be', () => {
  expect(proof(false, french('Perdu\u202F?', 'Lisez ceci').folder)).toEqual({
    said: 'La typographie de locales/fr est en ordre.',
    left: 0,
  });
});

test('each misprint is shown with its file, its key and what it should be, the spaces told apart', () => {
  const { folder, read } = misprinted();
  const { said, left } = proof(false, folder);
  expect(left).toBe(2);
  expect(said).toBe(
    'locales/fr/cgu.json  lead\n  - Lisez⍽: ceci\n  + Lisez␣: ceci\n' +
      'locales/fr/not-found.json  heading\n  - Perdu ?\n  + Perdu⍽?\n' +
      '2 textes à corriger (␣ : U+00A0, ⍽ : U+202F). Pour les corriger : npm run i18n:proof -- --fix',
  );
  expect(read('fr/not-found.json').heading).toBe('Perdu ?');
});

test('misprints are corrected on request, and no other file is touched', () => {
  const { folder, read } = misprinted();
  const { said, left } = proof(true, folder);
  expect(left).toBe(0);
  expect(said).toMatch(/\n2 textes corrigés\.$/);
  expect(read('fr/not-found.json').heading).toBe('Perdu\u202F?');
  expect(read('fr/cgu.json').lead).toBe('Lisez\u00A0: ceci');
  expect(readFileSync(join(folder, 'fr/notes.txt'), 'utf8')).toBe('Perdu ?');
  expect(proof(false, folder).left).toBe(0);
});

test('a code that the site reads is no prose', () => {
  const { folder, read } = french('Perdu\u202F?', 'Lisez ceci', 'demo !');
  expect(proof(true, folder).left).toBe(0);
  expect(read('fr/contact.json').openings.demo.subject).toBe('demo !');
});
