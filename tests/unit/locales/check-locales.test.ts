import { expect, test } from 'vitest';
import { checkLocales, stoppingFaults } from '../../../build/locales/check-locales.ts';
import { faultLine } from '../../../build/locales/folders.ts';
import { tempProject } from './temp-project.ts';

const french = {
  meta: { title: 'Les vacataires', description: 'Les heures.' },
  hero: {
    heading: 'Vos vacataires, du planning à la paie',
    lead: '{{product}} compte <strong>les heures</strong> de {{name}}.',
    link: 'Lisez les <legal>mentions</legal> et <email/>',
    action: 'Envoyer',
  },
  days_note: 'Dans un dessin : 5 signes au plus.',
  days: { monday: 'Lun' },
  gap_note: '12 signes au plus.',
  gap: '{{planned}} h',
  list: '- Un point',
  proof: '',
};

const breton = {
  meta: { title: 'Ar skoazellerien', description: 'An eurioù.' },
  hero: {
    heading: 'Ho skoazellerien, eus ar steuñv d’ar pae',
    lead: '{{product}} a gont <strong>eurioù</strong> {{name}}.',
    link: 'Lennit <email/> hag ar <legal>meneg</legal>',
    action: 'Kas',
  },
  days: { monday: 'Lun' },
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
  return languages.flatMap(({ faults }) => faults.map(faultLine));
}

test('a whole translation has no fault: tags in another order, values of the site, no empty text', () => {
  expect(faultsWith({})).toEqual([]);
  expect(
    faultsWith({ 'br/home.json': { ...breton, list: '- {{publisherName}}', list_note: 'Hir' } }),
  ).toEqual([]);
});

const { hero } = breton;
test.each<[string, object, string]>([
  ['a missing text', { list: undefined }, 'list : ce texte manque — « - Un point »'],
  ['a surplus text', { lits: 'Ur poent' }, 'lits : cette clé est en trop'],
  ['an empty text', { list: ' ' }, 'list : ce texte est vide'],
  ['a number without quotes', { days: { monday: 1 } }, 'days.monday : 1 est sans guillemets'],
  ['a text where French has a group', { days: 'Lun' }, 'days : cette clé est en trop — un groupe'],
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
    { days: { monday: 'Dilun vat' } },
    'days.monday : 9 signes — 5 au plus',
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
])('the translator is told of %s', (_slip, changed, line) => {
  const told = faultsWith({ 'br/home.json': { ...breton, ...changed } });
  expect(told.join('\n')).toContain(line);
  expect(told.every((one) => one.startsWith('locales/br/home.json : '))).toBe(true);
});

const named = { name: 'Brezhoneg', status: 'draft' };
test.each<[string, Record<string, unknown>, string]>([
  [
    'a missing file',
    { 'fr/cgu.json': { lead: 'Bon' } },
    'br/cgu.json : ce fichier manque — copiez',
  ],
  [
    'a folder without settings',
    { 'pl/home.json': breton },
    'pl/language.json : ce fichier manque — name et status',
  ],
  ['a file too many', { 'br/hom.json': {} }, 'br/hom.json : ce fichier est en trop'],
  ['the e-mail', { 'br/email.json': {} }, 'br/email.json : ce fichier est en trop'],
  ['a missing comma', { 'br/home.json': '{\n"a": "b"\n"c": "d" }' }, 'du JSON, vers la ligne 3'],
  ['another encoding', { 'br/home.json': Buffer.from('{"a":"é"}', 'latin1') }, 'pas en UTF-8'],
  ['a folder that is no language', { 'breton/language.json': named }, '« breton » n’est pas'],
  [
    'a copy of the folder',
    { 'br copie/language.json': named, 'br copie/home.json': breton },
    '« br copie » n’est pas',
  ],
  ['a folder at a page’s address', { 'cgu/language.json': named }, '« cgu » n’est pas'],
  [
    'the name of French',
    { 'br/language.json': { ...named, name: 'Français' } },
    'name : « Français » — un nom que ne porte aucune autre langue',
  ],
  [
    'a name that nobody sees',
    { 'br/language.json': { ...named, name: ' ' } },
    'name : «   » — le nom de la langue',
  ],
  [
    'a name with a tag',
    { 'br/language.json': { ...named, name: '<b>Brezhoneg</b>' } },
    'name : « <b>Brezhoneg</b> »',
  ],
  [
    'a status in French',
    { 'br/language.json': { ...named, status: 'publié' } },
    'status : « publié »',
  ],
  [
    'formats of another language',
    { 'br/language.json': { ...named, formats: 'fr' } },
    'formats : « fr »',
  ],
  ['a key that does not exist', { 'br/language.json': { ...named, slug: {} } }, 'slug : cette clé'],
  ['slugs without a page', { 'br/language.json': { ...named, slugs: null } }, 'slugs : '],
  ['a file without keys', { 'br/home.json': null }, 'home.json : ce fichier n’est pas un groupe'],
  [
    'an address with an accent',
    { 'br/language.json': { ...named, slugs: { hosting: 'hébergement' } } },
    'slugs.hosting : « hébergement » — des lettres de a à z',
  ],
  [
    'a file that the system calls a text',
    { 'br/home.json.txt': {} },
    'br/home.json.txt : ce nom ne finit pas par .json',
  ],
  [
    'an address that is that of the home page',
    { 'br/language.json': { ...named, slugs: { hosting: 'index' } } },
    'slugs.hosting : « index » — un autre mot',
  ],
  [
    'two pages at one address',
    { 'br/language.json': { ...named, slugs: { hosting: 'deployment' } } },
    'slugs.hosting : « deployment » — une adresse que n’a aucune autre page',
  ],
  [
    'an address for a file that is no page',
    { 'br/language.json': { ...named, slugs: { home: 'degemer' } } },
    'slugs.home : cette clé est en trop',
  ],
])('the translator is told of %s', (_slip, changed, line) => {
  expect(faultsWith(changed).join('\n')).toContain(line);
});

test('a French file that cannot be read is not held against its translation, whose other files are checked', () => {
  const { root } = tempProject({
    ...files,
    'fr/home.json': '{ "meta": ',
    'fr/cgu.json': { lead: 'Bon' },
  });
  const stopping = checkLocales(root).flatMap((language) => stoppingFaults(language, false));
  expect(stopping.map(faultLine)).toEqual([
    expect.stringContaining('locales/br/cgu.json : ce fichier manque'),
    expect.stringContaining('locales/fr/home.json : ce fichier n’est pas du JSON'),
  ]);
});

test('French is always published, at the addresses of the specification', () => {
  const { root } = tempProject({
    ...files,
    'fr/language.json': { name: 'Français', status: 'draft', slugs: { hosting: 'br' } },
  });
  const stopping = checkLocales(root).flatMap((language) => stoppingFaults(language, false));
  expect(stopping.map(faultLine)).toEqual([
    expect.stringContaining('locales/fr/language.json : status : « draft »'),
    expect.stringContaining('locales/fr/language.json : slugs : cette clé est en trop'),
  ]);
});

test('the translator is told once of settings that are no JSON', () => {
  const [fault, ...others] = faultsWith({ 'br/language.json': '{' });
  expect(fault).toContain('br/language.json : ce fichier n’est pas du JSON');
  expect(others).toEqual([]);
});

test('a fault stops the build of a published language; a build with drafts, only if a file or settings cannot be read; a draft, only where it is built', () => {
  const stopping = (changed: Record<string, unknown>, withDrafts = false) => {
    const { root } = tempProject({ ...files, ...changed });
    return checkLocales(root).flatMap((language) => stoppingFaults(language, withDrafts)).length;
  };
  const faulty = { 'br/home.json': { ...breton, list: '' } };
  expect(stopping(faulty)).toBe(1);
  expect(stopping(faulty, true)).toBe(0);
  expect(stopping({ ...faulty, 'br/language.json': named })).toBe(0);
  const unreadable = { 'br/home.json': '{', 'br/language.json': named };
  expect(stopping(unreadable)).toBe(0);
  expect(stopping(unreadable, true)).toBe(1);
  expect(stopping({ 'br/language.json': { ...named, status: 'fini' } })).toBe(1);
});

test('the languages of the site have no fault', () => {
  expect(checkLocales().flatMap(({ faults }) => faults.map(faultLine))).toEqual([]);
});
