import { expect, test } from 'vitest';
import { facts } from '../../../src/site/facts.ts';
import { languagesOfBuild, readBuiltLanguages } from '../../../tools/i18n/built-languages.ts';
import { tempLocales } from './temp-locales.ts';

const published = (name: string) => ({ name, status: 'published' });
const draft = { name: 'English', status: 'draft' };
const contact = { close: 'Fermer' };

/** Three files in French and Arabic. */
const site = (more: Record<string, unknown> = {}) =>
  tempLocales({
    'fr/language.json': published('Français'),
    'fr/contact.json': contact,
    'fr/hosting.json': { lead_note: 'NOTE', lead: 'Chez vous', list: { one: 'Un', two: 'Deux' } },
    'fr/email.json': { subject: 'Message' },
    'ar/language.json': { ...published('العربية'), name_note: 'NOTE', formats: 'ar-EG' },
    'ar/contact.json': { close: 'أ' },
    'ar/hosting.json': { list: { two: 'ج', one: 'ب' }, lead: 'د', lead_note: 'NOTE' },
    ...more,
  });
const read = ({ folder }: ReturnType<typeof site>, drafts = false) => readBuiltLanguages(drafts, folder);

test('a language is built with the texts of its pages, in the order of French, without notes', () => {
  const dialogCopy = expect.stringMatching(/^\/assets\/contact-(fr|ar)-[\w-]{8}\.json$/);
  const { languages, faults } = read(site());
  expect(faults).toEqual([]);
  const hosting = { lead: 'Chez vous', list: { one: 'Un', two: 'Deux' } };
  const french = { formats: 'fr', dir: 'ltr', copy: { contact, hosting } };
  const copy = { contact: { close: 'أ' }, hosting: { lead: 'د', list: { one: 'ب', two: 'ج' } } };
  const arabic = { formats: 'ar-EG', dir: 'rtl', copy };
  expect(languages).toEqual([
    { tag: 'fr', ...published('Français'), ...french, dialogCopy },
    { tag: 'ar', ...published('العربية'), ...arabic, dialogCopy },
  ]);
  expect(JSON.stringify(languages[1]?.copy)).toBe(JSON.stringify(copy));
});

test('the address of the form’s texts changes when they change, and only then', () => {
  const locales = site();
  const addresses = () => read(locales).languages.map(({ dialogCopy }) => dialogCopy);
  const before = addresses();
  locales.put('ar/hosting', 'lead', 'ه');
  expect(addresses()).toEqual(before);
  locales.put('ar/contact', 'close', 'ه');
  expect(addresses()).toEqual([before[0], expect.not.stringContaining(before[1] as string)]);
});

test('a draft stops nothing; where it is asked for, a text that it lacks is shown as its key', () => {
  const locales = site({
    'en/language.json': draft,
    'en/contact.json': { close: ' ' },
    'en/hosting.json': { list: { one: 'One' } },
  });
  expect(read(locales)).toMatchObject({ languages: [{ tag: 'fr' }, { tag: 'ar' }], faults: [] });
  const { languages, faults } = read(locales, true);
  expect(faults).toEqual([]);
  const hosting = { lead: '⟦lead⟧', list: { one: 'One', two: '⟦list.two⟧' } };
  expect(languages[2]).toMatchObject({ tag: 'en', copy: { contact: { close: '⟦close⟧' }, hosting } });
});

const broken = { 'en/contact.json': { close: 'Close' }, 'en/hosting.json': '{' };
const unreadable = { ...broken, 'en/language.json': '{' };

test.each<[what: string, files: Record<string, unknown>, drafts: boolean, tags: string, ...named: string[]]>([
  ['a page of a draft that nobody asked for', { ...broken, 'en/language.json': draft }, false, 'fr ar'],
  ['a page of a draft', { ...broken, 'en/language.json': draft }, true, 'fr ar en', 'en/hosting.json'],
  ['a page', { ...broken, 'en/language.json': published('English') }, false, 'fr ar en', 'en/hosting.json'],
  ['language.json', unreadable, false, 'fr ar', 'en/language.json'],
  ['a folder’s name', { 'br copie/language.json': published('Brezhoneg') }, true, 'fr ar', 'br copie/'],
])('%s that cannot be used is named once', (_what, files, drafts, tags, ...named) => {
  const { languages, faults } = read(site(files), drafts);
  expect(languages.map(({ tag }) => tag).join(' ')).toBe(tags);
  expect(faults.map(({ file, key }) => file.replace('locales/', '') + key)).toEqual(named);
});

test.each([
  ['fr/contact', 'close', 'Fermer {{foo}}', 'la variable {{foo}} n’a pas de valeur dans ce texte'],
  ['ar/language', 'name', ' ', 'le nom de la langue, dans cette langue, manque'],
])('in locales/%s.json, %s: %j stops the build, with the file, the key and no stack', (file, key, text, problem) => {
  const { folder, put } = site();
  put(file, key, text);
  const build = languagesOfBuild(false, folder);
  expect(build).toThrow(`locales/${file}.json\n  ${key} : ${problem}`);
  expect(build).toThrow(expect.objectContaining({ stack: '' }));
});

test('the form’s texts hold the values of the site, which its script does not know', () => {
  const locales = site({ 'fr/common.json': { toComplete: 'À compléter' }, 'ar/common.json': { toComplete: 'أ' } });
  for (const file of ['fr/contact', 'ar/contact'])
    locales.put(file, 'failure', { direct: '{{ product }}, {{publisherName}} ({{email}})' });
  const { languages } = read(locales);
  const publisher = (toComplete: string) => facts.publisher.name ?? toComplete;
  expect(languages.map(({ copy }) => copy.contact.failure.direct)).toEqual([
    `${facts.product}, ${publisher('À compléter')} ({{email}})`,
    `${facts.product}, ${publisher('أ')} ({{email}})`,
  ]);
});
