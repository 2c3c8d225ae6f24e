import { expect, test } from 'vitest';
import { checkLocales } from '../../../build/locales/check-locales.ts';
import { faultLine, isDraft } from '../../../build/locales/folders.ts';
import { readLanguages } from '../../../build/locales/read-languages.ts';
import { tempProject } from './temp-project.ts';

const french = {
  meta: { title: 'Les vacataires', description: 'Les heures.' },
  hero: {
    heading: 'Vos vacataires, du planning à la paie',
    lead: '{{product}} compte <strong>les heures</strong> de {{name}}.',
    link: 'Lisez les <legal>mentions</legal> et <email/>',
    action: 'Envoyer',
  },
  planning: { days_note: '5 signes au plus par jour.', days: { monday: 'Lun' } },
  gap: '{{planned}} h',
  list: '- Un point',
  answer: '',
};

const breton = {
  meta: { title: 'Ar skoazellerien', description: 'An eurioù.' },
  hero: {
    heading: 'Ho skoazellerien, eus ar steuñv d’ar pae',
    lead: '{{product}} a gont <strong>eurioù</strong> {{name}}.',
    link: 'Lennit <email/> hag ar <legal>meneg</legal>',
    action: 'Kas',
  },
  planning: { days: { monday: 'Lun' } },
  gap: '{{planned}} e',
  list: '- Ur poent',
};

const files = {
  'fr/language.json': { name: 'Français', status: 'published' },
  'fr/home.json': french,
  'fr/email.json': { title: 'Un message' },
  'br/language.json': { name: 'Brezhoneg', status: 'published' },
  'br/home.json': breton,
};

/** @returns the faults of Breton, a line each, after these changes to the files above. */
function faultsWith(changed: Record<string, unknown>): string[] {
  const { root } = tempProject({ ...files, ...changed });
  const languages = checkLocales(root).filter(({ tag }) => tag !== 'fr');
  return languages.flatMap(({ tag, faults }) => faults.map((fault) => faultLine(tag, fault)));
}

/** Reads the languages after these changes. @returns the lines for which a build stops. */
function stopping(changed: Record<string, unknown>, withDrafts = false): string[] {
  const { root } = tempProject({ ...files, ...changed });
  try {
    readLanguages(withDrafts, root);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

test('a whole translation has no fault: tags in another order, values of the site, no empty text', () => {
  expect(faultsWith({})).toEqual([]);
  expect(
    faultsWith({ 'br/home.json': { ...breton, list: '- {{publisherName}}', list_note: 'Hir' } }),
  ).toEqual([]);
});

const { hero } = breton;
test.each<[string, object, string]>([
  ['a missing text', { list: undefined }, 'list : cette clé manque — « - Un point »'],
  ['a surplus text', { lits: 'Ur poent' }, 'lits : cette clé est en trop'],
  ['an empty text', { list: ' ' }, 'list : ce texte est vide'],
  [
    'a number without quotes',
    { planning: { days: { monday: 1 } } },
    'monday : 1 est sans guillemets',
  ],
  ['a text where French has a group', { planning: 'Lun' }, 'planning : « Lun » — un groupe'],
  ['a variable that is translated', { gap: '{{steuñvet}} e' }, 'gap : {{planned}} manque'],
  ['a variable without a brace', { gap: '{{planned} e' }, 'gap : {{planned}} manque'],
  ['a variable with a brace too many', { gap: '{{{planned}}} e' }, 'gap : « { » s’afficherait'],
  [
    'a tag that is translated',
    { hero: { ...hero, link: 'Ar <lezennel>meneg</lezennel> <email/>' } },
    'hero.link : <lezennel> est en trop — « Lisez les',
  ],
  [
    'tags that cross',
    { hero: { ...hero, lead: '{{product}}</strong> eurioù <strong>{{name}}' } },
    'hero.lead : les balises se croisent',
  ],
  [
    'a link without words',
    { hero: { ...hero, link: 'Lennit <legal></legal> ar meneg, <email/>' } },
    'hero.link : rien n’est dans <legal></legal>',
  ],
  ['a list without its dash', { list: 'Ur poent' }, 'list : - manque'],
  [
    'a text above its limit',
    { planning: { days: { monday: 'Dilun vat' } } },
    'planning.days.monday : 9 signes — 5 au plus',
  ],
  [
    'a title above the limit, with the product',
    { meta: { ...breton.meta, title: 'Ar skoazellerien '.repeat(3).trim() } },
    'meta.title : 61 signes — 60 au plus',
  ],
  ['HTML', { list: '- Ur&nbsp;poent' }, 'list : « &nbsp; » s’afficherait tel quel'],
  ['what the build takes for a missing value', { list: '- undefined' }, '« undefined » s’affich'],
  ['a note to oneself', { list: '- TODO' }, 'list : « TODO » s’afficherait tel quel'],
  ['accents that are broken', { list: '- Ã© poent' }, 's’afficherait tel quel'],
  ['a blank at the end', { list: '- Ur poent ' }, 'list : un blanc est au début ou à la fin'],
])('the translator is told of %s', (_fault, changed, line) => {
  const told = faultsWith({ 'br/home.json': { ...breton, ...changed } });
  expect(told.join('\n')).toContain(line);
  expect(told.every((one) => one.startsWith('locales/br/home.json : '))).toBe(true);
});

const named = { name: 'Brezhoneg', status: 'draft' };
const withSettings = (settings: object) => ({ 'br/language.json': { ...named, ...settings } });
test.each<[string, Record<string, unknown>, string]>([
  ['a missing file', { 'fr/cgu.json': { lead: 'Bon' } }, 'cgu.json : ce fichier manque — copiez'],
  ['a file too many', { 'br/hom.json': {} }, 'br/hom.json : ce fichier est en trop'],
  ['the e-mail', { 'br/email.json': {} }, 'br/email.json : ce fichier est en trop'],
  ['a missing comma', { 'br/home.json': '{\n"a": "b"\n"c": "d" }' }, 'du JSON, vers la ligne 3'],
  ['another encoding', { 'br/home.json': Buffer.from('{"a":"é"}', 'latin1') }, 'pas en UTF-8'],
  ['a file without keys', { 'br/home.json': null }, 'home.json : ce fichier n’est pas un groupe'],
  ['a file that the system calls a text', { 'br/home.json.txt': {} }, 'br/home.json.txt : ce nom'],
  ['a folder that is not a language', { 'breton/language.json': named }, '« breton » n’est pas'],
  ['a copy of the folder', { 'br copie/home.json': breton }, '« br copie » n’est pas'],
  ['a folder at a page’s address', { 'cgu/language.json': named }, '« cgu » n’est pas'],
  ['the name of French', withSettings({ name: 'Français' }), 'name : « Français » — le nom'],
  ['a name that nobody sees', withSettings({ name: ' ' }), 'name : «   » — le nom de la langue'],
  ['a name with a tag', withSettings({ name: '<b>Br</b>' }), 'name : « <b>Br</b> »'],
  ['a status in French', withSettings({ status: 'publié' }), 'status : « publié »'],
  ['formats of another language', withSettings({ formats: 'fr' }), 'formats : « fr »'],
  ['a key that does not exist', withSettings({ slug: {} }), 'slug : cette clé'],
  ['slugs without a page', withSettings({ slugs: null }), 'slugs : '],
  ['an accent in an address', withSettings({ slugs: { hosting: 'hé' } }), 'hosting : « hé » — des'],
  ['the home page’s address', withSettings({ slugs: { hosting: 'index' } }), '« index » — des'],
  ['two pages at one', withSettings({ slugs: { hosting: 'deployment' } }), '« deployment » — des'],
  [
    'an address of no page',
    withSettings({ slugs: { home: 'degemer' } }),
    'home : cette clé est en',
  ],
])('the translator is told of %s', (_fault, changed, line) => {
  expect(faultsWith(changed).join('\n')).toContain(line);
});

test('a French file that cannot be read is not held against its translation, whose other files are checked', () => {
  expect(stopping({ 'fr/home.json': '{ "meta": ', 'fr/cgu.json': { lead: 'Bon' } })).toEqual([
    expect.stringContaining('locales/br/cgu.json : ce fichier manque'),
    expect.stringContaining('locales/fr/home.json : ce fichier n’est pas du JSON'),
  ]);
});

test('French is always published, at the addresses of the specification', () => {
  const settings = { name: 'Français', status: 'draft', slugs: { hosting: 'br' } };
  expect(stopping({ 'fr/language.json': settings })).toEqual([
    expect.stringContaining('locales/fr/language.json : status : « draft »'),
    expect.stringContaining('locales/fr/language.json : slugs : cette clé est en trop'),
  ]);
});

test('the translator is told once of settings that are no JSON', () => {
  expect(faultsWith({ 'br/language.json': '{' })).toHaveLength(1);
});

test('a missing text of a published language stops a release, but no build with drafts', () => {
  const faulty = { 'br/home.json': { ...breton, list: '' } };
  expect(stopping(faulty)).toHaveLength(1);
  expect(stopping(faulty, true)).toEqual([]);
});

test('a draft stops only a build with drafts, and only if a file cannot be read', () => {
  const faulty = { 'br/home.json': { ...breton, list: '' }, ...withSettings({}) };
  expect(stopping(faulty)).toEqual([]);
  const unreadable = { 'br/home.json': '{', ...withSettings({}) };
  expect(stopping(unreadable)).toEqual([]);
  expect(stopping(unreadable, true)).toHaveLength(1);
});

test('settings that are wrong stop every build, since nobody knows whether the language is a draft', () => {
  expect(stopping(withSettings({ status: 'fini' }))).toHaveLength(1);
});

test('a folder that a translator’s tool has begun, or a copy, stops no build of the site', () => {
  expect(stopping({ 'de/home.json': {}, 'br copie/home.json': breton })).toEqual([]);
  expect(stopping({ 'de/home.json': {} }, true)).toEqual([]);
  expect(stopping({ 'br copie/home.json': breton }, true)).toEqual([
    expect.stringContaining('locales/br copie/language.json : « br copie » n’est pas'),
  ]);
});

test('the published languages have no fault', () => {
  const published = checkLocales().filter((folder) => !isDraft(folder));
  expect(published.flatMap(({ faults }) => faults)).toEqual([]);
});
