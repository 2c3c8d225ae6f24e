import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage, fileToTranslate, newLanguageFile } from '../../../tools/i18n/add.ts';
import { readBuiltLanguages } from '../../../tools/i18n/built-languages.ts';
import { listTags } from '../../../tools/i18n/locale-files.ts';
import { tempLocales } from './temp-locales.ts';

const spaces = /[\u00A0\u202F]/g;

test('a translator is told what happened and what comes next', () => {
  const { folder } = tempLocales();
  const next = 'Traduisez locales/de/, puis voyez l’avancement : npm run i18n:status de';
  expect(addLanguage('de', folder).replace(spaces, ' ')).toBe(`La langue commence, en brouillon. ${next}`);
  expect(addLanguage('de', folder).replace(spaces, ' ')).toBe(
    'Rien de nouveau en français.\nCe qui reste à faire : npm run i18n:status de',
  );
});

test('a file that cannot be read is named, and left as it is', () => {
  const { folder, write } = tempLocales();
  const old = Buffer.from('{ "heading": "Journ\xe9e" }', 'latin1');
  writeFileSync(join(folder, 'en-XA/home.json'), old);
  write('en-XA/cgu.json', '{');
  expect(() => addLanguage('en-XA', folder)).toThrow(
    /2 fautes[\s\S]*cgu\.json\n {2}ligne 1, colonne 2 : ce fichier n’est pas du JSON[\s\S]*home\.json\n {2}ligne 1 : ce fichier n’est pas en UTF-8/,
  );
  expect(readFileSync(join(folder, 'en-XA/home.json'))).toEqual(old);
});

const usage = 'npm run i18n:add en (ou de, pt-BR, zh-Hant)';

test.each([
  ['EN', '« EN » n’est pas une étiquette de langue : écrivez « en ». Par exemple : '],
  ['pt-br', '« pt-br » n’est pas une étiquette de langue : écrivez « pt-BR ». Par exemple : '],
  ['pt_BR', '« pt_BR » n’est pas une étiquette de langue : écrivez « pt-BR ». Par exemple : '],
  [
    'brezhoneg',
    '« brezhoneg » n’est pas une étiquette de langue : écrivez une étiquette de langue, comme « en », « br »',
  ],
  ['fr', 'Le français est la langue de départ : il s’écrit dans locales/fr/. Pour une autre langue : '],
  ['FR', 'Le français est la langue de départ'],
  [undefined, 'Donnez une étiquette de langue, par exemple : '],
])('%s is refused with what to write instead, and leaves no folder', (tag, message) => {
  const { folder } = tempLocales();
  expect(() => addLanguage(tag, folder)).toThrow(message);
  expect(() => addLanguage(tag, folder)).toThrow(usage);
  expect(listTags(folder)).toEqual(['en-XA', 'fr']);
});

test('files are laid out for people to edit', () => {
  const { folder } = tempLocales();
  addLanguage('he', folder);
  expect(readFileSync(join(folder, 'he/language.json'), 'utf8')).toBe(
    '{\n  "name": "עברית",\n  "dir": "rtl",\n  "status": "draft"\n}\n',
  );
});

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

test('a language that exists gets the new French keys and keeps what is translated', () => {
  const { folder, read, put } = tempLocales();
  const before = read('en-XA/home.json');
  put('fr/home', 'hero.more', 'Encore');
  addLanguage('en-XA', folder);
  expect(read('en-XA/home.json').hero).toMatchObject({ ...before.hero, more: '' });
  expect(read('en-XA/language.json').status).toBe('published');
});

test.each([
  ['de', { name: 'Deutsch', dir: 'ltr', status: 'draft' }],
  ['es', { name: 'Español', dir: 'ltr', status: 'draft' }],
  ['he', { name: 'עברית', dir: 'rtl', status: 'draft' }],
])('a language begins named in itself, with a capital: %s', (tag, file) => {
  expect(newLanguageFile(tag)).toEqual(file);
});

const french = {
  title_note: 'Short.',
  title: 'Un',
  list: ['Deux', 'Trois'],
  group: { text: 'Quatre', text_note: 'Long.' },
  hours_one_note: 'A duration.',
  hours_one: 'une heure',
  hours_other: '{{count}} heures',
  last: 'Cinq',
};

test('keys and notes come in the order of the French file, with empty texts and the forms of the language', () => {
  const started = fileToTranslate('pl', 'home', french);
  expect(started).toEqual({
    title_note: 'Short.',
    title: '',
    list: ['', ''],
    group: { text: '', text_note: 'Long.' },
    hours_one_note: 'A duration.',
    hours_one: '',
    hours_few: '',
    hours_many: '',
    last: '',
  });
  expect(Object.keys(started as object)).toEqual([
    'title_note',
    'title',
    'list',
    'group',
    'hours_one_note',
    'hours_one',
    'hours_few',
    'hours_many',
    'last',
  ]);
});

test('what is translated stays; what is extra or of another shape stays for its translator to see; blanks go', () => {
  const translated = {
    title: 'One',
    list: ['Two'],
    group: 'Four',
    hours_one: 'an hour',
    hours_many: 'many hours',
    more: 'More',
    gone: { blank: ' ' },
    title_note: 'x',
  };
  expect(fileToTranslate('en', 'home', french, translated)).toEqual({
    title_note: 'Short.',
    title: 'One',
    list: ['Two'],
    group: 'Four',
    hours_one_note: 'A duration.',
    hours_one: 'an hour',
    hours_other: '',
    last: '',
    hours_many: 'many hours',
    more: 'More',
  });
  expect(fileToTranslate('en', 'home', { list: ['Deux'] }, { list: 'Two' })).toEqual({ list: 'Two' });
});

test('a code that the site reads is copied, even over a translation', () => {
  const openings = (subject: string) => ({ openings: { demo: { subject, title: subject } } });
  expect(fileToTranslate('en', 'contact', openings('demo'), openings('x'))).toEqual({
    openings: { demo: { subject: 'demo', title: 'x' } },
  });
});

test('forms that the language does not have are not asked for, and what is no text stays', () => {
  const hours = { hours_one: 'une', hours_many: 'beaucoup', hours_other: 'des', more: null };
  expect(fileToTranslate('en', 'home', hours)).toEqual({ hours_one: '', hours_other: '', more: null });
});
