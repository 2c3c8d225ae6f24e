import { expect, test } from 'vitest';
import { readBuiltLanguages, soundLanguages } from '../../../tools/i18n/built-languages.ts';
import { leaves, withoutNotes } from '../../../tools/i18n/files/json.ts';
import { tempLocales } from './temp-locales.ts';

const built = ({ folder }: ReturnType<typeof tempLocales>) => soundLanguages({ drafts: false, folder }).languages;

test('a language is built as it describes itself, with the files of its pages and no other', () => {
  const locales = tempLocales();
  locales.write('fr/README.md', 'no words');
  const [french, other] = built(locales);
  expect(french).toMatchObject({ tag: 'fr', name: 'Français', dir: 'ltr', status: 'published', slugs: {} });
  expect(other).toMatchObject({ tag: 'en-XA', name: 'Ẋṡḗŭḓọ', dir: 'ltr', status: 'published' });
  expect(Object.keys(french?.copy ?? {})).not.toContain('email');
  expect(Object.keys(french?.copy ?? {})).not.toContain('language');
  expect(Object.keys(other?.copy ?? {})).toEqual(Object.keys(french?.copy ?? {}));
});

test('the address of the dialog’s words changes with them, and with nothing else', () => {
  const locales = tempLocales();
  const addresses = () => built(locales).map(({ dialogCopy }) => dialogCopy);
  const before = addresses();
  expect(before).toEqual([
    expect.stringMatching(/^\/assets\/contact-fr-[\w-]{8}\.json$/),
    expect.stringMatching(/^\/assets\/contact-en-XA-[\w-]{8}\.json$/),
  ]);
  locales.edit('en-XA/home.json', (home) => {
    home.hero.heading = 'autre';
  });
  expect(addresses()).toEqual(before);
  locales.edit('en-XA/contact.json', (contact) => {
    contact.actions.close = 'autre';
  });
  const [french, other] = addresses();
  expect(french).toBe(before[0]);
  expect(other).not.toBe(before[1]);
});

test('the list of faults is for translators: it says nothing of where the program found them', () => {
  const locales = tempLocales();
  locales.edit('en-XA/home.json', (home) => delete home.hero.heading);
  const caught = (() => {
    try {
      return built(locales);
    } catch (error) {
      return error as Error;
    }
  })();
  expect(caught).toMatchObject({ stack: '' });
});

test('a language that cannot be read at all is left out, each fault told once', () => {
  const { folder, write } = tempLocales();
  write('en-XA/language.json', '{');
  const { languages, faults } = readBuiltLanguages({ drafts: true, folder });
  expect(languages.map(({ tag }) => tag)).toEqual(['fr']);
  expect(faults).toEqual([expect.objectContaining({ file: 'locales/en-XA/language.json', key: '' })]);
  expect(faults[0]?.problem).toContain('n’est pas du JSON');
});

test('a draft of which one page cannot be read shows the others', () => {
  const { folder, write, edit } = tempLocales();
  edit('en-XA/language.json', (language) => {
    language.status = 'draft';
  });
  write('en-XA/home.json', '{');
  const { languages, faults } = readBuiltLanguages({ drafts: true, folder });
  expect(languages.map(({ tag }) => tag)).toEqual(['fr', 'en-XA']);
  expect(faults).toEqual([]);
});

test('a page that cannot be read is told once, and not as missing', () => {
  const { folder, write } = tempLocales();
  write('en-XA/home.json', '{');
  expect(readBuiltLanguages({ drafts: false, folder }).faults.map(({ file }) => file)).toEqual([
    'locales/en-XA/home.json',
  ]);
});

test('notes are taken out at every depth, and out of what is counted', () => {
  const copy = { a: 'Un', a_note: 'x', b: [{ c: 'Deux', c_note: 'y' }], d: null };
  expect(withoutNotes(copy)).toEqual({ a: 'Un', b: [{ c: 'Deux' }], d: null });
  expect(leaves(copy)).toEqual([
    { path: ['a'], text: 'Un' },
    { path: ['b', 0, 'c'], text: 'Deux' },
  ]);
});
