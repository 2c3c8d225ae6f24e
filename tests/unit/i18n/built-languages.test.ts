import { expect, test } from 'vitest';
import { copyOf, readBuiltLanguages, readOnce, soundLanguages } from '../../../tools/i18n/built-languages.ts';
import { tempLocales } from './temp-locales.ts';

type Locales = ReturnType<typeof tempLocales>;
const built = ({ folder }: Locales, drafts = false) => soundLanguages({ drafts, folder }).languages;
const draft = ({ put }: Locales) => put('en-XA/language', 'status', 'draft');

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
  locales.put('en-XA/home', 'hero.heading', 'autre');
  expect(addresses()).toEqual(before);
  locales.put('en-XA/contact', 'actions.close', 'autre');
  const [french, other] = addresses();
  expect(french).toBe(before[0]);
  expect(other).not.toBe(before[1]);
});

test('the parts of a build share one reading', () => {
  const locales = tempLocales();
  const read = readOnce({ drafts: false, folder: locales.folder });
  const before = read();
  locales.remove('en-XA');
  expect(read()).toBe(before);
});

test('a language that cannot be read at all is left out, its fault told once', () => {
  const { folder, write } = tempLocales();
  write('en-XA/language.json', '{');
  const { languages, faults } = readBuiltLanguages({ drafts: true, folder });
  expect(languages.map(({ tag }) => tag)).toEqual(['fr']);
  expect(faults).toMatchObject([{ file: 'locales/en-XA/language.json', problem: expect.stringContaining('du JSON') }]);
});

test('a page that cannot be read is told once; of a draft, it keeps no other page from being shown', () => {
  const locales = tempLocales();
  const { folder } = locales;
  locales.write('en-XA/home.json', '{');
  const faults = () => readBuiltLanguages({ drafts: true, folder }).faults.map(({ file }) => file);
  expect(faults()).toEqual(['locales/en-XA/home.json']);
  draft(locales);
  expect(faults()).toEqual([]);
  expect(built(locales, true)).toHaveLength(2);
});

test('a draft with faults stops nothing; where it is asked for, it shows the keys that it lacks, and no French', () => {
  const locales = tempLocales();
  draft(locales);
  locales.put('en-XA/home', 'hero.heading');
  locales.put('en-XA/home', 'hero.chips', ['']);
  expect(built(locales).map(({ tag }) => tag)).toEqual(['fr']);
  expect(built(locales, true)[1]?.copy.home?.hero).toMatchObject({
    heading: '⟦hero.heading⟧',
    chips: ['⟦hero.chips.1⟧', '⟦hero.chips.2⟧', '⟦hero.chips.3⟧', '⟦hero.chips.4⟧'],
  });
  const french = { blank: 'Deux', openings: { demo: { subject: 'demo' } } };
  expect(copyOf('en', 'contact', french, { blank: ' ', openings: { demo: { subject: 'x' } } })).toEqual({
    blank: '⟦blank⟧',
    openings: { demo: { subject: 'demo' } },
  });
});

test('articles keep the order of the French page, and notes stay in the files', () => {
  const locales = tempLocales();
  locales.edit('en-XA/cgu.json', (cgu) => {
    cgu.articles = Object.fromEntries(Object.entries(cgu.articles).reverse());
  });
  locales.put('fr/home', 'hero.heading_note', 'NOTE');
  locales.put('en-XA/language', 'name_note', 'NOTE');
  const languages = built(locales);
  const [french, translated] = languages.map(({ copy }) => Object.keys(copy.cgu?.articles ?? {}));
  expect(translated).toEqual(french);
  expect(JSON.stringify(languages)).not.toContain('NOTE');
});

test('a page may have an address in its own language; one without keeps the French one', () => {
  const locales = tempLocales();
  locales.put('en-XA/hosting', 'slug', 'our-hosting');
  expect(built(locales).map(({ slugs }) => slugs)).toEqual([{}, { hosting: 'our-hosting' }]);
});

test.each([
  ['en-XA/hosting', ''],
  ['en-XA/home', 'elsewhere'],
  ['en-XA/common', 'elsewhere'],
  ['fr/hosting', 'elsewhere'],
])('%s does not stand at %j: it is told, and no address', (file, slug) => {
  const { folder, edit } = tempLocales();
  edit(`${file}.json`, (content) => Object.assign(content, { slug }));
  const { languages, faults } = readBuiltLanguages({ drafts: false, folder });
  expect(languages.map(({ slugs }) => slugs)).toEqual([{}, {}]);
  expect(faults.map(({ key }) => key)).toContain('slug');
});
