import { expect, test } from 'vitest';
import { readBuiltLanguages } from '../../../tools/i18n/built-languages.ts';
import { addLanguage } from '../../../tools/i18n/commands/add.ts';
import { status } from '../../../tools/i18n/commands/status.ts';
import { listTags } from '../../../tools/i18n/locale-files.ts';
import { tempLocales, translatedSite } from './temp-locales.ts';

test('a new language is a draft that stops no build; the translator reads what comes next', () => {
  const { folder, read } = tempLocales();
  const next = 'Traduisez locales/de/, puis voyez l’avancement : npm run i18n:status de';
  expect(addLanguage('de', folder)).toBe(`La langue commence, en brouillon. ${next}`);
  expect(addLanguage('de', folder)).toMatch(
    /^\d+ textes à traduire\.\nCe qui reste à faire : npm run i18n:status de$/,
  );
  expect(readBuiltLanguages(false, folder).faults).toEqual([]);
  expect(() => read('de/email.json')).toThrow('ENOENT');
});

test.each([
  ['EN', '« EN » n’est pas une étiquette de langue : écrivez « en ».'],
  ['xx', '« xx » n’est pas une étiquette de langue :'],
  ['FR', 'Le français est la langue de départ : il s’écrit dans locales/fr/.'],
  ['cgu', '« cgu » est déjà l’adresse d’une page : renommez ce dossier.'],
])('« %s » is refused with what to write instead, and leaves no folder', (tag, message) => {
  const { folder } = tempLocales({ 'fr/cgu.json': {} });
  const add = () => addLanguage(tag, folder);
  expect(add).toThrow(message);
  expect(listTags(folder)).toEqual(['fr']);
});

test('a command without a language is refused', () => {
  expect(() => addLanguage()).toThrow('«  » n’est pas une étiquette de langue :');
});

test('a language whose folder has another name is not started a second time', () => {
  const { folder } = tempLocales({ 'fr/cgu.json': {}, 'BR/cgu.json': {} });
  expect(() => addLanguage('br', folder)).toThrow(
    'locales/BR/ est déjà là pour cette langue : renommez ce dossier en « br ».',
  );
});

test('a file that is empty is reported with the command that fills it', () => {
  const { folder, write, read, message } = translatedSite();
  write('en/home.json', '');
  write('en/language.json', ' \n');
  const command = 'ce fichier est vide : « npm run i18n:add en » le remplit';
  expect(message()).toContain(`locales/en/home.json\n  ${command}\n`);
  expect(message()).toContain(`locales/en/language.json\n  ${command}\n`);
  expect(addLanguage('en', folder)).toContain('3 textes à traduire.');
  expect(read('en/home.json')).toEqual({ hero: { heading: '', lead: '' }, closing: '' });
  expect(read('en/language.json')).toEqual({ name: 'English', status: 'draft' });
});

test('a file that French does not have and that holds no text goes', () => {
  const { folder, write, message } = translatedSite();
  write('en/hotel.json', {});
  expect(message()).toContain(
    'locales/en/hotel.json\n  ce fichier est en trop : « npm run i18n:add en » le retire',
  );
  addLanguage('en', folder);
  expect(message()).toBe('');
});

test.each([
  ['ja', '日本語', ['other']],
  ['pl', 'Polski', ['one', 'few', 'many']],
  ['ar', 'العربية', ['zero', 'one', 'two', 'few', 'many', 'other']],
])(
  'a new language has its name and plural forms, and the keys and notes of French: %s',
  (tag, name, forms) => {
    const french = {
      a_note: 'Short.',
      a: 'Un',
      hours_note: 'Long.',
      hours_one: 'une',
      hours_other: 'des',
      step_one: '1',
    };
    const { folder, text } = tempLocales({ 'fr/contact.json': french });
    addLanguage(tag, folder);
    const hours = Object.fromEntries(forms.map((form) => [`hours_${form}`, '']));
    const contact = { a_note: 'Short.', a: '', hours_note: 'Long.', ...hours, step_one: '' };
    for (const [file, content] of Object.entries({
      language: { name, status: 'draft' },
      contact,
    })) {
      expect(text(`${tag}/${file}.json`)).toBe(`${JSON.stringify(content, null, 2)}\n`);
    }
  },
);

test('what was translated before is known to be of today’s French', () => {
  const { folder, put } = tempLocales({ 'fr/cgu.json': { a: 'Un' }, 'en/cgu.json': { a: 'One' } });
  addLanguage('en', folder);
  put('fr/cgu', 'a', 'Deux');
  expect(status('en', folder).message).toContain(
    'a : le français a changé depuis la traduction « One »',
  );
});

test('translations and language.json stay; notes become those of French', () => {
  const language = {
    slugs: { cgu: 'terms' },
    name: 'English (Jersey)',
    status: 'published',
    formats: 'en-JE',
  };
  const { folder, read, text } = tempLocales({
    'fr/cgu.json': { a: 'Un', b_note: 'new', b: 'Deux' },
    'en/language.json': language,
    'en/cgu.json': { more: 'More', b_note: 'old', a: 'One' },
  });
  addLanguage('en', folder);
  expect(read('en/language.json')).toEqual(language);
  const cgu = { a: 'One', b_note: 'new', b: '', more: 'More' };
  expect(text('en/cgu.json')).toBe(`${JSON.stringify(cgu, null, 2)}\n`);
});
