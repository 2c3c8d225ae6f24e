import { expect, test } from 'vitest';
import { describeFaults } from '../../../tools/i18n/check/faults.ts';
import { judgedLanguage } from '../../../tools/i18n/check/language.ts';
import { checkLanguageFile, tagProblem } from '../../../tools/i18n/check/language-file.ts';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import { languageOf, told } from './told.ts';

const home = (french: JsonObject, own: JsonObject, tag?: string) =>
  told({ home: french }, { home: own }, tag).map((line) => line.replace('home.', ''));

test.each<[french: JsonObject, own: JsonObject, ...said: string[]]>([
  [{ a: ['Un', 'Deux'], b: { c: 'Trois' } }, {}, ...['a.1', 'a.2', 'b.c'].map((key) => `${key} : ce texte manque`)],
  [
    { a: 'Un' },
    { a: 'One', b: 'Two', c: { d: ['Three'] } },
    'b : cette clé est en trop',
    'c.d.1 : cette clé est en trop',
  ],
  [{ a: 'Un' }, { a: 'One', a_note: 'unsure', b: ' ', c: {} }],
  [{ a: 'Un' }, { a: ['One'] }, 'a : le français a ici un texte, pas une liste'],
  [{ a: 'Un' }, { a: { b: 'One' } }, 'a : le français a ici un texte, pas un groupe de clés'],
  [{ a: ['Un'], ab: 'Un' }, { a: 'One', ab: 'One' }, 'a : le français a ici une liste, pas un texte'],
  [{ a: ['Un'] }, { a: { b: 'One' } }, 'a : le français a ici une liste, pas un groupe de clés'],
  [{ a: { b: 'Un', c: ['Deux'] } }, { a: 'One' }, 'a : le français a ici un groupe de clés, pas un texte'],
  [{ a: { b: 'Un' } }, { a: ['One'] }, 'a : le français a ici un groupe de clés, pas une liste'],
  [{ a: ['Un', 'Deux'] }, { a: ['One', 'Two', 'Three'] }, 'a : la liste doit avoir 2 éléments, elle en a 3'],
])('where French has %j, what is told of %j', (french, own, ...said) => {
  expect(home(french, own)).toEqual(said);
});

const hours = { hours_one: '{{count}} heure', hours_many: '{{count}} d’heures', hours_other: '{{count}} heures' };
const places = { place_ordinal_one: 'er', place_ordinal_other: 'e', place_one: 'un', place_other: 'du' };
const uncounted = (key: string) => `${key} : la variable {{count}} manque`;

test.each<[tag: string, french: JsonObject, own: JsonObject, ...said: string[]]>([
  ['en', hours, { hours_one: 'one hour', hours_other: '{{count}} hours' }],
  ['en', hours, { hours_one: 'one hour' }, 'hours_other : ce texte manque'],
  ['ja', hours, { hours_one: 'ḿ', hours_other: '{{count}} ḿ' }, 'hours_one : cette clé est en trop'],
  [
    'ar',
    hours,
    { hours_zero: '٠', hours_one: '١', hours_two: '٢', hours_few: '٣', hours_many: '٤', hours_other: '٥' },
    ...['hours_few', 'hours_many', 'hours_other'].map(uncounted),
  ],
  ['en', { a_one: '{{b}} un', a_other: 'deux' }, { a_one: 'one', a_other: 'two' }, 'a_one : la variable {{b}} manque'],
  ['en', { step_one: '{{count}} un' }, { step_one: 'first' }, uncounted('step_one')],
  [
    'en',
    { a_two_one: '{{count}} a', a_two_other: '{{count}} b' },
    { a_two_one: 'ḿ', a_two_other: 'ń' },
    uncounted('a_two_other'),
  ],
  ['en', places, { ...places, place_ordinal_two: 'e' }, 'place_ordinal_few : ce texte manque'],
])('in the plural forms of %s, beside %j, what is told of %j', (tag, french, own, ...said) => {
  expect(home(french, own, tag)).toEqual(said);
});

test('a code that the site reads is asked of no translator', () => {
  const contact = (subject: string) => ({ openings: { demo: { subject, subjectLine: 'Démo' } } });
  expect(
    told({ contact: contact('demo'), home: contact('Un') }, { contact: contact('ḿ'), home: contact('ń') }),
  ).toEqual([
    '? contact.openings.demo.subjectLine : les mêmes mots qu’en français : est-ce voulu ?',
    '? home.openings.demo.subjectLine : les mêmes mots qu’en français : est-ce voulu ?',
  ]);
});

test('files that lack, that French does not have, and that are not translated are told once', () => {
  const french = { email: { a: 'Un' }, home: { a: 'Un' }, hosting: { b: 'Deux' } };
  expect(told(french, { home: { a: 'One' }, hotel: {}, email: { a: 'One' } })).toEqual([
    'hosting : ce fichier manque',
    'hotel : ce fichier est en trop : retirez-le',
    'email : ce fichier est en trop : retirez-le',
  ]);
  expect(told(french, french, 'fr')).toEqual([]);
});

test('each is told with the French beside it, gathered by file', () => {
  const french = languageOf('fr', { home: { a: ['Un', 'Deux'], b: 'Trois' }, cgu: { c: 'Quatre' } });
  const { faults } = judgedLanguage(french, languageOf('en', { home: { a: ['One'], b: '' } }));
  expect(describeFaults(faults)).toBe(`Les traductions ont 3 fautes (le guide est dans locales/README.md) :

locales/en/cgu.json
  ce fichier manque

locales/en/home.json
  b : ce texte manque
      français : « Trois »
  a : la liste doit avoir 2 éléments, elle en a 1
      français : « Un | Deux »
`);
  expect(describeFaults(faults.slice(0, 1))).toContain('ont 1 faute (');
});

const english = { name: 'English', status: 'draft' };
const name = 'name : le nom de la langue, dans cette langue, manque';
const formats = 'formats : une étiquette plus précise que « en » est attendue, comme « en-GB »';

test.each<[tag: string, content: JsonObject | undefined, ...said: string[]]>([
  ['en', english],
  ['fr', { ...english, status: 'published' }],
  ['en', { ...english, status_note: 'not yet', formats: 'en-GB' }],
  ['en', undefined, ' : ce fichier manque'],
  ['en', { ...english, name: ' ' }, name],
  ['en', { ...english, name: ['English'] }, name],
  ['en', { ...english, status: 'ready' }, 'status : « draft » (brouillon) ou « published » (publiée) est attendu'],
  ['fr', english, 'status : la langue source est toujours « published »'],
  ...['fr-FR', 'en', 'en-gb', 'english', ['en-GB']].map((own): [string, JsonObject, string] => [
    'en',
    { ...english, formats: own },
    formats,
  ]),
  ['en', { ...english, flag: '🇬🇧' }, 'flag : cette clé est en trop'],
])('locales/%s/language.json of %j', (tag, content, ...said) => {
  const faults = checkLanguageFile(tag, content);
  expect(faults.map(({ key, problem }) => `${key} : ${problem}`)).toEqual(said);
  expect(faults.every(({ file }) => file === `locales/${tag}/language.json`)).toBe(true);
});

test.each(['en', 'oc', 'gsw', 'pt-BR', 'zh-Hant', 'en-XA'])('a folder may be called %s', (tag) => {
  expect(tagProblem(tag)).toBeUndefined();
});

const letters = 'ne peut avoir que a-z, 0-9 et des tirets';
const slugged = (files: Record<string, JsonObject>) => {
  const french = Object.fromEntries(Object.keys(files).map((file) => [file, {}]));
  return told(french, files);
};

test.each(['our-hosting', 'hosting', 'hosting2', '2', 'a-b-c'])('a page may be at /en/%s', (slug) => {
  expect(slugged({ hosting: { slug } })).toEqual([]);
});

test.each(['', '-a', 'a-', 'a--b', 'A', 'é', 'a/b', 'a b', '404'])('a page may not be at %j', (slug) => {
  expect(slugged({ hosting: { slug } })).toEqual([`hosting.slug : l’adresse « ${slug} » ${letters}`]);
});

test.each<[Record<string, JsonObject>, ...said: string[]]>([
  [
    { cgu: { slug: 'terms' }, hosting: { slug: 'terms' } },
    'cgu.slug : l’adresse « terms » est déjà celle de hosting.json',
    'hosting.slug : l’adresse « terms » est déjà celle de cgu.json',
  ],
  [{ cgu: { slug: 'hosting' }, hosting: {} }, 'cgu.slug : l’adresse « hosting » est déjà celle de hosting.json'],
  [{ cgu: { slug: 'hosting' }, hosting: { slug: 'cgu' } }],
  [{ hosting: { slug: 'home' }, home: {} }],
  [{ hosting: { slug: ['a'] } }, 'hosting.slug.1 : cette clé est en trop', `hosting.slug : l’adresse « a » ${letters}`],
  ...['home', 'common', 'contact', 'not-found'].map((file): [Record<string, JsonObject>, string] => [
    { [file]: { slug: 'elsewhere' } },
    `${file}.slug : cette clé est en trop`,
  ]),
])('pages with the addresses %j', (files, ...said) => {
  expect(slugged(files)).toEqual(said);
});
