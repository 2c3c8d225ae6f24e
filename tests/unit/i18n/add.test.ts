import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/add.ts';
import { readBuiltLanguages } from '../../../tools/i18n/built-languages.ts';
import { listTags } from '../../../tools/i18n/tags.ts';
import { tempLocales } from './temp-locales.ts';

test('a translator is told what happened and what comes next, and a language that begins stops no build', () => {
  const { folder, read } = tempLocales();
  const next = 'Traduisez locales/de/, puis voyez l’avancement : npm run i18n:status de';
  expect(addLanguage('de', folder)).toBe(`La langue commence, en brouillon. ${next}`);
  expect(addLanguage('de', folder)).toMatch(/^\d+ textes à traduire\.\nCe qui reste à faire : npm run i18n:status de$/);
  expect(readBuiltLanguages({ drafts: false, folder }).faults).toEqual([]);
  expect(() => read('de/email.json')).toThrow('ENOENT');
});

test.each([
  ['EN', '« EN » n’est pas une étiquette de langue : écrivez « en ».'],
  ['pt_BR', 'écrivez « pt-BR ».'],
  ['brezhoneg', 'écrivez par exemple « en », « br », « pt-BR » ou « zh-Hant ».'],
  ['FR', 'Le français est la langue de départ : il s’écrit dans locales/fr/.'],
  ['cgu', '« cgu » est déjà l’adresse d’une page : renommez ce dossier.'],
  [undefined, '«  » n’est pas une étiquette de langue : écrivez par exemple « en », « br », « pt-BR » ou « zh-Hant ».'],
])('%s is refused with what to write instead, and leaves no folder', (tag, message) => {
  const { folder } = tempLocales({ 'fr/cgu.json': {} });
  const usage = 'Par exemple : npm run i18n:add en (ou de, pt-BR, zh-Hant)';
  expect(() => addLanguage(tag, folder)).toThrow(`${message} ${usage}`);
  expect(listTags(folder)).toEqual(['fr']);
});

const french = {
  title_note: 'Short.',
  title: 'Un',
  list: { two: 'Deux', three: 'Trois' },
  group: { text: 'Quatre', text_note: 'Long.' },
  hours_note: 'A duration.',
  hours_one: 'une heure',
  hours_other: '{{count}} heures',
  step_one: 'Le premier',
  openings: { demo: { subject: 'demo' } },
};

test.each([
  ['ja', '日本語', ['other']],
  ['es', 'Español', ['one', 'many', 'other']],
  ['pl', 'Polski', ['one', 'few', 'many']],
  ['ar', 'العربية', ['zero', 'one', 'two', 'few', 'many', 'other']],
])(
  'a language begins as a draft, named in itself; keys and notes come in the order of French, with its own forms: %s',
  (tag, name, forms) => {
    const { folder } = tempLocales({ 'fr/contact.json': french });
    addLanguage(tag, folder);
    const started = {
      title_note: 'Short.',
      title: '',
      list: { two: '', three: '' },
      group: { text: '', text_note: 'Long.' },
      hours_note: 'A duration.',
      ...Object.fromEntries(forms.map((form) => [`hours_${form}`, ''])),
      step_one: '',
      openings: { demo: { subject: 'demo' } },
    };
    const files = ['language.json', 'contact.json'].map((file) => readFileSync(join(folder, tag, file), 'utf8'));
    expect(files).toEqual(
      [{ name, status: 'draft' }, started].map((content) => `${JSON.stringify(content, null, 2)}\n`),
    );
  },
);

test('what is translated stays, so do its address and what the language says of itself; codes and notes become those of French', () => {
  const own = { a: 'One', b_note: 'old', slug: 'terms', openings: { demo: { subject: 'translated' } } };
  const language = { name: 'English (Jersey)', status: 'published' };
  const { folder, read } = tempLocales({
    'fr/cgu.json': { a: 'Un', b_note: 'new', b: 'Deux' },
    'fr/contact.json': { openings: french.openings },
    'en/language.json': language,
    'en/cgu.json': own,
    'en/contact.json': own,
  });
  addLanguage('en', folder);
  expect(read('en/language.json')).toEqual(language);
  const cgu = { slug: 'terms', a: 'One', b_note: 'new', b: '', openings: own.openings };
  expect(JSON.stringify(read('en/cgu.json'))).toBe(JSON.stringify(cgu));
  expect(read('en/contact.json')).toEqual({ openings: french.openings, a: 'One', slug: 'terms' });
});

test('a file that says the same keeps its layout, and one that cannot be read is named and left as it is', () => {
  const { folder, write } = tempLocales({ 'fr/home.json': { a: 'Un' }, 'fr/cgu.json': { b: 'Deux' } });
  const file = (name: string) => readFileSync(join(folder, 'en', name), 'utf8');
  const laidOut = '{"a":\t"One" }';
  write('en/home.json', laidOut);
  addLanguage('en', folder);
  expect(file('home.json')).toBe(laidOut);
  write('en/home.json', '{"a": "');
  write('en/cgu.json', '{}');
  expect(() => addLanguage('en', folder)).toThrow(
    '1 faute (le guide est dans locales/README.md) :\n\nlocales/en/home.json\n',
  );
  expect([file('home.json'), file('cgu.json')]).toEqual(['{"a": "', '{}']);
});
