import { expect, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/add.ts';
import { readBuiltLanguages, soundLanguages } from '../../../tools/i18n/built-languages.ts';
import { charactersInUse } from '../../../tools/i18n/characters.ts';
import { draftsWanted } from '../../../tools/i18n/plugin.ts';
import { pseudoText } from '../../../tools/i18n/pseudo.ts';
import { status } from '../../../tools/i18n/status.ts';
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

test('the table tells how much of each file is done', () => {
  const { folder, read, edit } = tempLocales();
  addLanguage('de', folder);
  edit('de/not-found.json', (page) => {
    page.heading = 'Diese Seite fehlt';
  });
  const { table } = status('de', folder);
  const total = Object.keys(read('fr/not-found.json').pages).length + 8;
  expect(table.find(({ fichier }) => fichier === 'not-found')).toEqual({
    langue: 'de',
    fichier: 'not-found',
    statut: 'draft',
    traduits: `1/${total}`,
    part: `${Math.floor(100 / total)} %`,
    fautes: total - 1,
    'à relire': 0,
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
  expect(() => draftsWanted({ VITE_DRAFTS: 'yes' })).toThrow('VITE_DRAFTS vaut 1, 0 ou rien, pas « yes ».');
  expect(() => draftsWanted({ VITE_DRAFTS: '1', RELEASE: '1' })).toThrow('VITE_DRAFTS');
});

test('a translated address replaces the French one, and a page without one keeps it', () => {
  const { folder, edit } = tempLocales();
  edit('en-XA/hosting.json', (page) => {
    page.slug = 'our-hosting';
  });
  expect(soundLanguages({ drafts: false, folder }).languages[1]?.slugs).toEqual({ hosting: 'our-hosting' });
});
