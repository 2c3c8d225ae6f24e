import { expect, test } from 'vitest';
import { describeFaults } from '../../../tools/i18n/check/faults.ts';
import { checkLanguage } from '../../../tools/i18n/check/language.ts';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import { languageOf, messages } from './temp-locales.ts';

type Case = [tag: string, french: JsonObject, own: JsonObject, ...faults: string[]];

const expectFaults = (tag: string, french: JsonObject, own: JsonObject, ...faults: string[]) =>
  expect(messages({ home: french }, { home: own }, tag)).toEqual(
    faults.map((fault) => `home.${fault}`),
  );

const missing = (key: string) => `${key} : ce texte manque`;
const surplus = (key: string) => `${key} : cette clé est en trop`;
const surplusGroup = (key: string, texts: string) =>
  `${key} : ce groupe est en trop, avec ${texts} : retirez-le, le français n’en a pas`;

test.each<Case>([
  ['en', { a: 'Un', b: { c: 'Trois' } }, {}, missing('a'), missing('b.c')],
  ['en', { a: 'Un' }, { a: 'One', b: 'Two' }, surplus('b')],
  ['en', { a: 'Un' }, { a: 'One', slug: 'elsewhere' }, surplus('slug')],
  ['en', { a: 'Un' }, { a: 'One', c: { d: '3', e: '4' } }, surplusGroup('c', '2 textes')],
  ['en', { a: 'Un' }, { a: 'One', a_note: 'unsure', b: ' ', c: {} }],
])('in %s, where French has %j, a text too few or too many is reported: %j', expectFaults);

const noGroup = 'le français a ici un texte, pas un groupe de clés';
const noText = 'le français a ici un groupe de clés, pas un texte';

test.each<Case>([
  ['en', { a: 'Un' }, { a: { b: 'One', c: 'Two' } }, `a : ${noGroup}`],
  ['en', { a: { b: 'Un', c: 'Deux' }, ab: 'Un' }, { a: 'One', ab: 'One' }, `a : ${noText}`],
])('in %s, where French has %j, another form is one fault: %j', expectFaults);

const maybe = (key: string) => `cette clé est en trop : c’est peut-être « ${key} », qui manque`;

test.each<Case>([
  ['en', { heading: 'Un' }, { headng: 'One' }, `headng : ${maybe('heading')}`],
  ['en', { heading: 'Un' }, { haeding: 'One', heading: '' }, `haeding : ${maybe('heading')}`],
  [
    'en',
    { heading: 'Un', lead: '2' },
    { Heading: 'One' },
    missing('lead'),
    `Heading : ${maybe('heading')}`,
  ],
  ['en', { heading: 'Un' }, { heading: 'One', headng: 'One' }, surplus('headng')],
  ['en', { heading: 'Un' }, { heads: 'One' }, missing('heading'), surplus('heads')],
  ['en', { fit: 'Un' }, { fat: 'One' }, missing('fit'), surplus('fat')],
])('in %s, where French has %j, a mistyped key is one fault: %j', expectFaults);

const called = (what: string, name: string, texts: string) =>
  `${what} s’appelle « ${name} » en français : « npm run i18n:add en » y porte ${texts}`;
const pair = (heading: string, lead: string) => ({ heading, lead });
const [first, second] = [pair('Un', 'Deux'), pair('Trois', 'Quatre')];
const own = pair('One', 'Two');

test.each<Case>([
  ['en', { hero: first }, { haroz: own }, `haroz : ${called('ce groupe', 'hero', 'ses 2 textes')}`],
  [
    'en',
    { hero: { lead: 'Un' } },
    { heros: { lead: 'One' } },
    `heros : ${called('cette clé', 'hero', 'son texte')}`,
  ],
  [
    'en',
    { hero: first, closing: second },
    { hero: { heading: '', lead: '' }, hiro: own },
    missing('closing.heading'),
    missing('closing.lead'),
    `hiro : ${called('ce groupe', 'hero', 'ses 2 textes')}`,
  ],
])('in %s, where French has %j, a group of another name is one fault: %j', expectFaults);

test.each<Case>([
  [
    'en',
    { hero: first, closing: second },
    { digor: own },
    ...['hero.heading', 'hero.lead', 'closing.heading', 'closing.lead'].map(missing),
    surplusGroup('digor', '2 textes'),
  ],
  [
    'en',
    { hero: first, closing: { heading: 'Trois', body: 'Quatre' } },
    { hero: own, digor: own },
    missing('closing.heading'),
    missing('closing.body'),
    surplusGroup('digor', '2 textes'),
  ],
])('in %s, where French has %j, nobody guesses at a group that may be any: %j', expectFaults);

const uncounted = (key: string) => `${key} : la variable {{count}} manque`;
const hours = {
  hours_one: '{{count}} heure',
  hours_many: '{{count}} d’heures',
  hours_other: '{{count}} heures',
};
const sixForms = Object.fromEntries(
  ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`hours_${form}`, 'ḿ']),
);
const ranks = { rank_ordinal_one: 'er', rank_ordinal_other: 'e', rank_one: 'un', rank_other: 'du' };

test.each<Case>([
  ['en', hours, { hours_one: 'one hour', hours_other: '{{count}} hours' }],
  ['en', hours, { hours_one: 'one hour' }, missing('hours_other')],
  ['ja', hours, { hours_one: 'ḿ', hours_other: '{{count}} ḿ' }, surplus('hours_one')],
  ['ar', hours, sixForms, ...['hours_few', 'hours_many', 'hours_other'].map(uncounted)],
  [
    'en',
    { a_one: '{{b}} un', a_other: 'deux' },
    { a_one: 'one', a_other: 'two' },
    'a_one : la variable {{b}} manque',
  ],
  [
    'en',
    { a_two_one: 'a', a_two_other: '{{count}} a' },
    { a_two_one: 'b', a_two_other: 'c' },
    uncounted('a_two_other'),
  ],
  ['en', ranks, { ...ranks, rank_ordinal_two: 'e' }, missing('rank_ordinal_few')],
])('in %s, where French has %j, each plural form of the language counts: %j', expectFaults);

test('missing and surplus files are named once, and no language needs the e-mail', () => {
  const french = { email: { a: 'Un' }, home: { a: 'Un' }, hosting: { b: 'Deux' } };
  const own = { home: { a: 'One' }, hotel: {}, motel: { a: 'One' }, email: { a: 'One' } };
  const tooMany = 'ce fichier est en trop, avec 1 texte : retirez-le, le français n’en a pas';
  expect(messages(french, own)).toEqual([
    'hosting : ce fichier manque : « npm run i18n:add en » le crée',
    'hotel : ce fichier est en trop : « npm run i18n:add en » le retire',
    `motel : ${tooMany}`,
    `email : ${tooMany}`,
  ]);
  expect(messages(french, french, 'fr')).toEqual([]);
});

test('faults are listed by file, with the French text', () => {
  const french = languageOf('fr', {
    home: { a: { b: 'Un', c: 'Deux' }, b: 'Trois' },
    cgu: { c: 'Quatre' },
  });
  const english = languageOf('en', { home: { a: 'One', b: '' } });
  const { faults } = checkLanguage(french, english);
  expect(
    describeFaults(faults),
  ).toBe(`Les traductions ont 3 fautes (le guide est dans locales/README.md) :

locales/en/cgu.json
  ce fichier manque : « npm run i18n:add en » le crée

locales/en/home.json
  b : ce texte manque
      français : « Trois »
  a : le français a ici un groupe de clés, pas un texte
      français : « Un | Deux »
`);
  expect(describeFaults(faults.slice(0, 1))).toContain('ont 1 faute (');
});

const name = 'name : le nom de la langue, dans cette langue, manque';
const formats = 'formats : une étiquette plus précise que « en » est attendue, comme « en-GB »';
const status = 'status : « draft » (brouillon) ou « published » (publiée) est attendu';
const address = (slug: string) => `l’adresse « ${slug} »`;

test.each<[own: JsonObject, ...faults: string[]]>([
  [{}],
  [{ status_note: 'not yet', formats: 'en-GB' }],
  [{ name: ' ' }, name],
  ...['ready', 'drafted', 'unpublished'].map((own): [JsonObject, string] => [
    { status: own },
    status,
  ]),
  [{ name: '', status: '' }, name, status],
  ...['fr-FR', 'en', 'en-gb', 'english'].map((tag): [JsonObject, string] => [
    { formats: tag },
    formats,
  ]),
  [{ flag: '🇬🇧' }, 'flag : cette clé est en trop'],
  ...['our-hosting', 'hosting', '2', 'a-b2-c'].map((slug): [JsonObject] => [
    { slugs: { hosting: slug } },
  ]),
  ...['', '-a', 'a-', 'a--b', 'A', 'é', 'a/b', 'a b'].map((slug): [JsonObject, string] => [
    { slugs: { hosting: slug } },
    `slugs.hosting : ${address(slug)} ne peut avoir que a-z, 0-9 et des tirets`,
  ]),
  [
    { slugs: { cgu: 'terms', hosting: 'terms' } },
    `slugs.cgu : ${address('terms')} est déjà celle de hosting.json`,
    `slugs.hosting : ${address('terms')} est déjà celle de cgu.json`,
  ],
  [
    { slugs: { cgu: 'hosting' } },
    `slugs.cgu : ${address('hosting')} est déjà celle de hosting.json`,
  ],
  [{ slugs: { cgu: '404' } }, `slugs.cgu : ${address('404')} est déjà celle de not-found.json`],
  [{ slugs: { cgu: 'hosting', hosting: 'cgu' } }],
  ...['home', 'common', 'not-found', 'hostng'].map((page): [JsonObject, string] => [
    { slugs: { [page]: 'elsewhere' } },
    `slugs.${page} : cette clé est en trop`,
  ]),
])('language.json that says %j is right, or its faults are reported', (own, ...faults) => {
  const language = { name: 'English', status: 'draft', ...own };
  expect(messages({}, { language })).toEqual(faults.map((fault) => `language.${fault}`));
});

test('the addresses of French are in the code', () => {
  const language = { name: 'Français', status: 'published', slugs: { cgu: 'conditions' } };
  expect(messages({}, { language }, 'fr')).toEqual(['language.slugs.cgu : cette clé est en trop']);
});
