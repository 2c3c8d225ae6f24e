import { expect, test } from 'vitest';
import { describeFaults } from '../../../tools/i18n/check/faults.ts';
import { checkLanguage } from '../../../tools/i18n/check/language.ts';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import { tagProblem } from '../../../tools/i18n/locale-files.ts';
import { languageOf, messages } from './temp-locales.ts';

const maybe = (key: string) => `cette clé est en trop : c’est peut-être « ${key} », qui manque`;
const missing = (key: string) => `${key} : ce texte manque`;
const surplus = (key: string) => `${key} : cette clé est en trop`;
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

test.each<[tag: string, french: JsonObject, own: JsonObject, ...faults: string[]]>([
  ['en', { a: 'Un', b: { c: 'Trois' } }, {}, ...['a', 'b.c'].map(missing)],
  ['en', { a: 'Un' }, { a: 'One', b: 'Two', c: { d: '3' } }, surplus('b'), surplus('c.d')],
  ['en', { a: 'Un' }, { a: 'One', a_note: 'unsure', b: ' ', c: {} }],
  ['en', { a: 'Un' }, { a: 'One', slug: 'elsewhere' }, surplus('slug')],
  [
    'en',
    { a: 'Un' },
    { a: { b: 'One', c: 'Two' } },
    'a : le français a ici un texte, pas un groupe de clés',
  ],
  [
    'en',
    { a: { b: 'Un', c: 'Deux' }, ab: 'Un' },
    { a: 'One', ab: 'One' },
    'a : le français a ici un groupe de clés, pas un texte',
  ],
  // A mistyped key is one fault.
  ['en', { heading: 'Un' }, { headng: 'One' }, `headng : ${maybe('heading')}`],
  ['en', { heading: 'Un' }, { haeding: 'One', heading: '' }, `haeding : ${maybe('heading')}`],
  [
    'en',
    { heading: 'Un', lead: '2' },
    { Heading: 'One' },
    missing('lead'),
    `Heading : ${maybe('heading')}`,
  ],
  [
    'en',
    { hero: { lead: 'Un' } },
    { heros: { lead: 'One' } },
    `heros.lead : ${maybe('hero.lead')}`,
  ],
  ['en', { heading: 'Un' }, { heading: 'One', headng: 'One' }, surplus('headng')],
  ['en', { heading: 'Un' }, { heads: 'One' }, missing('heading'), surplus('heads')],
  ['en', { fit: 'Un' }, { fat: 'One' }, missing('fit'), surplus('fat')],
  // Plural forms.
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
    { a_two_one: 'a', a_two_other: '{{count}}' },
    { a_two_one: 'b', a_two_other: 'c' },
    uncounted('a_two_other'),
  ],
  ['en', ranks, { ...ranks, rank_ordinal_two: 'e' }, missing('rank_ordinal_few')],
])('in %s, where French has %j, the faults of %j', (tag, french, own, ...faults) => {
  expect(messages({ home: french }, { home: own }, tag)).toEqual(
    faults.map((fault) => `home.${fault}`),
  );
});

test('missing and surplus files are named once; the e-mail is not translated', () => {
  const french = { email: { a: 'Un' }, home: { a: 'Un' }, hosting: { b: 'Deux' } };
  expect(messages(french, { home: { a: 'One' }, hotel: {}, email: { a: 'One' } })).toEqual([
    'hosting : ce fichier manque',
    'hotel : ce fichier est en trop : retirez-le',
    'email : ce fichier est en trop : retirez-le',
  ]);
  expect(messages(french, french, 'fr')).toEqual([]);
});

test('faults are listed by file, with the French text', () => {
  const french = languageOf('fr', {
    home: { a: { b: 'Un', c: 'Deux' }, b: 'Trois' },
    cgu: { c: 'Quatre' },
  });
  const { faults } = checkLanguage(french, languageOf('en', { home: { a: 'One', b: '' } }));
  expect(
    describeFaults(faults),
  ).toBe(`Les traductions ont 3 fautes (le guide est dans locales/README.md) :

locales/en/cgu.json
  ce fichier manque

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
])('language.json may say %j', (own, ...faults) => {
  const language = { name: 'English', status: 'draft', ...own };
  expect(messages({}, { language })).toEqual(faults.map((fault) => `language.${fault}`));
});

test('the addresses of French are in the code', () => {
  const language = { name: 'Français', status: 'published', slugs: { cgu: 'conditions' } };
  expect(messages({}, { language }, 'fr')).toEqual(['language.slugs.cgu : cette clé est en trop']);
});

test.each(['en', 'oc', 'gsw', 'pt-BR', 'zh-Hant', 'en-XA'])('a folder may be called %s', (tag) => {
  expect(tagProblem(tag)).toBeUndefined();
});
