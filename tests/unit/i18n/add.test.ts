import { expect, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/add.ts';
import { readBuiltLanguages } from '../../../tools/i18n/built-languages.ts';
import { listTags } from '../../../tools/i18n/locale-files.ts';
import { status } from '../../../tools/i18n/status.ts';
import { tempLocales } from './temp-locales.ts';

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
  ['pt_BR', 'écrivez « pt-BR ».'],
  ['brezhoneg', 'écrivez par exemple « en », « br », « pt-BR » ou « zh-Hant ».'],
  ['FR', 'Le français est la langue de départ : il s’écrit dans locales/fr/.'],
  ['cgu', '« cgu » est déjà l’adresse d’une page : renommez ce dossier.'],
  [
    undefined,
    '«  » n’est pas une étiquette de langue : écrivez par exemple « en », « br », « pt-BR » ou « zh-Hant ».',
  ],
])('%s is refused with what to write instead, and leaves no folder', (tag, message) => {
  const { folder } = tempLocales({ 'fr/cgu.json': {} });
  const usage = 'Par exemple : npm run i18n:add en (ou de, pt-BR, zh-Hant)';
  expect(() => addLanguage(tag, folder)).toThrow(`${message} ${usage}`);
  expect(listTags(folder)).toEqual(['fr']);
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
