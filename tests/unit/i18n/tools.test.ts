import { expect, test } from 'vitest';
import { addLanguage } from '../../../build/i18n/add.ts';
import { readBuiltLanguages, soundLanguages } from '../../../build/i18n/built-languages.ts';
import { charactersInUse } from '../../../build/i18n/characters.ts';
import { checkLanguage } from '../../../build/i18n/check-language.ts';
import { draftsWanted } from '../../../build/i18n/drafts.ts';
import { pseudoText } from '../../../build/i18n/pseudo.ts';
import { readLanguage } from '../../../build/i18n/read-language.ts';
import { progress } from '../../../build/i18n/status.ts';
import { tempLocales } from './temp-locales.ts';

test('a translator starts a language: a draft, named in itself, with the French keys and empty texts', () => {
  const { folder, read } = tempLocales();
  addLanguage('ar', folder);
  expect(read('ar/language.json')).toEqual({ name: 'العربية', dir: 'rtl', status: 'draft' });
  expect(read('ar/home.json').hero.chips).toEqual(['', '', '', '']);
  expect(read('ar/contact.json').openings.demo).toEqual({ title: '', subtitle: '', subject: 'demo' });
  expect(() => read('ar/email.json')).toThrow();
  const { faults } = readBuiltLanguages({ drafts: false, folder });
  expect(faults).toEqual([]);
});

test('notes are beside the keys that a translator fills', () => {
  const { folder, read } = tempLocales();
  addLanguage('de', folder);
  expect(Object.keys(read('de/common.json'))).toEqual(Object.keys(read('fr/common.json')));
  expect(read('de/common.json').toComplete_note).toBe(read('fr/common.json').toComplete_note);
});

test('a language that exists gets the new French keys and keeps what is translated', () => {
  const { folder, read, edit } = tempLocales();
  const before = read('en-XA/home.json');
  edit('fr/home.json', (home) => {
    home.hero.more = 'Encore';
  });
  addLanguage('en-XA', folder);
  expect(read('en-XA/home.json').hero).toMatchObject({ ...before.hero, more: '' });
  expect(read('en-XA/language.json').status).toBe('published');
});

test.each([undefined, '', 'pt_BR', 'english language', 'fr'])('%s is refused as a new language', (tag) => {
  expect(() => addLanguage(tag, tempLocales().folder)).toThrow('npm run i18n:add en');
});

test('the table tells how much of each file is done', () => {
  const { folder, read, edit } = tempLocales();
  addLanguage('de', folder);
  edit('de/not-found.json', (page) => {
    page.heading = 'Diese Seite fehlt';
  });
  const source = readLanguage('fr', folder);
  const german = readLanguage('de', folder);
  const table = progress(source, german, checkLanguage(source, german));
  const total = Object.keys(read('fr/not-found.json').pages).length + 8;
  expect(table.find(({ fichier }) => fichier === 'not-found')).toEqual({
    langue: 'de',
    fichier: 'not-found',
    statut: 'draft',
    traduits: `1/${total}`,
    part: `${Math.floor(100 / total)} %`,
    'à revoir': total - 1,
  });
});

test('the accented pseudo-language grows by a third and keeps variables and tags', () => {
  const text = '- Écrivez à <email/> : {{product}} vous répond, <strong>toujours</strong>.';
  const pseudo = pseudoText('en-XA', text);
  expect(pseudo).toMatch(/^- .*<email\/> : \{\{product\}\} .*<strong>.*<\/strong>\.$/);
  const letters = (value: string) => value.replace(/<[^>]*>|\{\{.*?\}\}/g, '').match(/\p{L}/gu)?.length ?? 0;
  expect(letters(pseudo) / letters(text)).toBeGreaterThan(1.33);
  expect(pseudo.replace(/<[^>]*>|\{\{.*?\}\}/g, '')).not.toMatch(/[a-zéà]/i);
});

test('the characters in use follow each language, and none carries those of another', () => {
  const { folder } = tempLocales();
  const pseudo = charactersInUse('en-XA', folder).join('');
  expect(pseudo).toContain('ȧ');
  expect(pseudo).not.toMatch(/[é<>{}_]/);
  expect(charactersInUse('fr', folder).join('')).toContain('é');
  expect(charactersInUse('fr', folder)).not.toContain('ȧ');
});

test('drafts are built on request, and never released', () => {
  expect(draftsWanted({})).toBe(false);
  expect(draftsWanted({ RELEASE: '1' })).toBe(false);
  expect(draftsWanted({ VITE_DRAFTS: '1' })).toBe(true);
  expect(() => draftsWanted({ VITE_DRAFTS: 'yes' })).toThrow('VITE_DRAFTS must be 1, 0 or absent; it is "yes".');
  expect(() => draftsWanted({ VITE_DRAFTS: '1', RELEASE: '1' })).toThrow('VITE_DRAFTS');
});

test('a translated address replaces the French one, and a page without one keeps it', () => {
  const { folder, edit } = tempLocales();
  edit('en-XA/hosting.json', (page) => {
    page.slug = 'our-hosting';
  });
  expect(soundLanguages({ drafts: false, folder })[1]?.slugs).toEqual({ hosting: 'our-hosting' });
});
