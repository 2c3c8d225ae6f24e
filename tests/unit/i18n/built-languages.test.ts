import { expect, test } from 'vitest';
import { facts } from '../../../src/site/facts.ts';
import { languagesOfBuild, readBuiltLanguages } from '../../../tools/i18n/built-languages.ts';
import { addLanguage } from '../../../tools/i18n/commands/add.ts';
import { tempLocales } from './temp-locales.ts';

const published = (name: string) => ({ name, status: 'published' });
const slugs = { hosting: 'our-hosting' };
const draft = { name: 'English', status: 'draft' };
const contact = { close: 'Fermer' };

/** A site with a form and one page, in French and Arabic. */
const site = (more: Record<string, unknown> = {}) =>
  tempLocales({
    'fr/language.json': published('Français'),
    'fr/contact.json': contact,
    'fr/hosting.json': { lead_note: 'NOTE', lead: 'Chez vous', list: { one: 'Un', two: 'Deux' } },
    'fr/email.json': { subject: 'Message' },
    'ar/language.json': { ...published('العربية'), name_note: 'NOTE', formats: 'ar-EG', slugs },
    'ar/contact.json': { close: 'أ' },
    'ar/hosting.json': { list: { two: 'ج', one: 'ب' }, lead: 'د', lead_note: 'NOTE' },
    ...more,
  });
const read = ({ folder }: ReturnType<typeof site>, drafts = false) =>
  readBuiltLanguages(drafts, folder);

test('a language is built with the texts of its pages, in the order of French, without notes', () => {
  const address = (tag: string) =>
    expect.stringMatching(new RegExp(`^/assets/contact-${tag}-[\\w-]{8}\\.json$`));
  const { languages, faults } = read(site());
  expect(faults).toEqual([]);
  const french = {
    formats: 'fr',
    dir: 'ltr',
    slugs: {},
    copy: { contact, hosting: { lead: 'Chez vous', list: { one: 'Un', two: 'Deux' } } },
  };
  const copy = { contact: { close: 'أ' }, hosting: { lead: 'د', list: { one: 'ب', two: 'ج' } } };
  const arabic = { formats: 'ar-EG', dir: 'rtl', slugs, copy };
  expect(languages).toEqual([
    { tag: 'fr', ...published('Français'), ...french, dialogCopy: address('fr') },
    { tag: 'ar', ...published('العربية'), ...arabic, dialogCopy: address('ar') },
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

test('a draft with faults stops nothing; where it is asked for, a missing text is shown as its key', () => {
  const locales = site({
    'en/language.json': draft,
    'en/contact.json': { close: ' ' },
    'en/hosting.json': { list: { one: 'One' } },
  });
  expect(read(locales)).toMatchObject({ languages: [{ tag: 'fr' }, { tag: 'ar' }], faults: [] });
  const { languages, faults } = read(locales, true);
  expect(faults).toEqual([]);
  expect(languages[2]).toMatchObject({
    tag: 'en',
    copy: {
      contact: { close: '⟦close⟧' },
      hosting: { lead: '⟦lead⟧', list: { one: 'One', two: '⟦list.two⟧' } },
    },
  });
});

test('a variable that French does not have is shown in a draft by its name, in page and form', () => {
  const locales = site({
    'fr/contact.json': { close: 'Fermer {{product}}' },
    'en/language.json': draft,
    'en/contact.json': { close: 'Close {{prodct}}' },
    'en/hosting.json': { lead: 'At {{ your place }} {{}}', list: { one: 'One', two: 'Two' } },
  });
  const { languages, faults } = read(locales, true);
  expect(faults.filter(({ file }) => file.includes('/en/'))).toEqual([]);
  expect(languages.find(({ tag }) => tag === 'en')?.copy).toMatchObject({
    contact: { close: 'Close ⟦prodct⟧' },
    hosting: { lead: 'At ⟦your place⟧ ⟦⟧' },
  });
});

test('texts of a published language that the lock does not know are a warning, and stop nothing', () => {
  const { folder, put } = site();
  addLanguage('ar', folder);
  expect(readBuiltLanguages(false, folder).warnings).toEqual([]);
  put('ar/hosting', 'lead', 'ه');
  const problem =
    '1 texte à noter : « npm run i18n:add ar » retient de quel français ils sont traduits';
  expect(readBuiltLanguages(false, folder)).toMatchObject({
    faults: [],
    warnings: [{ file: 'locales/ar/lock.jsonl', problem }],
  });
});

const whole = { 'en/contact.json': { close: 'Close' }, 'en/hosting.json': { lead: 'At yours' } };
const broken = { 'en/contact.json': { close: 'Close' }, 'en/hosting.json': '{' };
const unreadable = { ...broken, 'en/language.json': '{' };

test.each<
  [what: string, files: Record<string, unknown>, drafts: boolean, tags: string, ...named: string[]]
>([
  [
    'a page of a draft that nobody asked for',
    { ...broken, 'en/language.json': draft },
    false,
    'fr ar',
  ],
  [
    'a page of a draft',
    { ...broken, 'en/language.json': draft },
    true,
    'fr ar en',
    'en/hosting.json',
  ],
  [
    'a page',
    { ...broken, 'en/language.json': published('English') },
    false,
    'fr ar en',
    'en/hosting.json',
  ],
  ['language.json', unreadable, false, 'fr ar', 'en/language.json'],
  [
    'an address of a draft that nobody asked for',
    { ...whole, 'en/language.json': { ...draft, slugs: { hosting: 'é' } } },
    false,
    'fr ar',
  ],
  [
    'an address of a draft',
    { ...whole, 'en/language.json': { ...draft, slugs: { hosting: 'é' } } },
    true,
    'fr ar en',
    'en/language.jsonslugs.hosting',
  ],
  [
    'a folder’s name',
    { 'br copie/language.json': published('Brezhoneg') },
    true,
    'fr ar',
    'br copie/',
  ],
  [
    'a copy of a published language',
    { 'ar copie/language.json': published('العربية') },
    false,
    'fr ar',
    'ar copie/',
  ],
  ['a page’s name', { 'cgu/language.json': published('Cgu') }, false, 'fr ar', 'cgu/'],
])('%s that cannot be used is named at most once', (_what, files, drafts, tags, ...named) => {
  const { languages, faults } = read(site(files), drafts);
  expect(languages.map(({ tag }) => tag).join(' ')).toBe(tags);
  expect(faults.map(({ file, key }) => file.replace('locales/', '') + key)).toEqual(named);
});

test.each([
  ['fr/hosting', 'lead', '', 'ce texte manque'],
  [
    'fr/hosting',
    'lead',
    'Avec {{prodct}}',
    'la variable {{prodct}} n’existe pas : c’est peut-être {{product}}',
  ],
  [
    'fr/contact',
    'close',
    'Fermer {{zzzzzz}}',
    'la variable {{zzzzzz}} n’existe pas : le guide les nomme toutes',
  ],
  [
    'fr/contact',
    'close',
    '<b>Fermer</b> {{count}}',
    'la variable {{count}} n’a pas de valeur dans ce texte',
  ],
  ['ar/language', 'name', ' français', '«  français » est déjà le nom de locales/fr/'],
  ['ar/language', 'slugs.hosting', '', 'l’adresse «  » ne peut avoir que a-z, 0-9 et des tirets'],
])(
  'in locales/%s.json, %s: %j stops the build, with the file, the key and no stack',
  (file, key, text, problem) => {
    const { folder, put } = site();
    put(file, key, text);
    const build = languagesOfBuild(false, folder);
    expect(build).toThrow(`locales/${file}.json\n  ${key} : ${problem}`);
    expect(build).toThrow(expect.objectContaining({ stack: '' }));
  },
);

test('warnings of a published language stop nothing, and a draft has none', () => {
  const locales = site({ 'en/language.json': draft, 'en/hosting.json': { lead: 'Chez vous' } });
  locales.put('ar/hosting', 'lead', 'Chez vous');
  addLanguage('ar', locales.folder);
  expect(read(locales)).toMatchObject({
    faults: [],
    warnings: [{ file: 'locales/ar/hosting.json', key: 'lead' }],
  });
});

test('the form’s texts hold the values of the site, which its script does not know', () => {
  const locales = site({
    'fr/common.json': { toComplete: 'À compléter' },
    'ar/common.json': { toComplete: 'أ' },
  });
  locales.put('fr/contact', 'failure', {
    direct: 'Merci de {{ product }}, {{publisherName}} ({{email}})',
  });
  locales.put('ar/contact', 'failure', { direct: 'أ {{email}} {{publisherName}} {{product}}' });
  const { languages, faults } = read(locales);
  expect(faults).toEqual([]);
  const publisher = (toComplete: string) => facts.publisher.name ?? toComplete;
  expect(languages.map(({ copy }) => copy.contact.failure.direct)).toEqual([
    `Merci de ${facts.product}, ${publisher('À compléter')} ({{email}})`,
    `أ {{email}} ${publisher('أ')} ${facts.product}`,
  ]);
});
