import { expect, test } from 'vitest';
import { fileToTranslate, newLanguageFile } from '../../../tools/i18n/add.ts';

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
