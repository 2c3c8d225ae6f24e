import { expect, test } from 'vitest';
import { checkCopy } from '../../../tools/i18n/check/copy.ts';
import type { Json } from '../../../tools/i18n/json.ts';
import { isFixed, wantedKeys } from '../../../tools/i18n/wanted.ts';

/** What a translator reads: key, problem, French text. */
const problems = (french: Json, translation: Json, tag = 'en') =>
  checkCopy('home', tag, french, translation).map(({ key, problem, french: text }) => [key, problem, text]);

test.each<[Json, Json, string, string | undefined]>([
  [{ a: 'Un' }, { a: ['One'] }, 'un texte est attendu, pas une liste', 'Un'],
  [{ a: 'Un' }, { a: { b: 'One' } }, 'un texte est attendu, pas un groupe de clés', 'Un'],
  [{ a: 'Un' }, { a: null }, 'un texte est attendu, pas « null » sans guillemets', 'Un'],
  [{ a: { b: 'Un', c: ['Deux'] } }, { a: 'One' }, 'un groupe de clés est attendu, pas un texte', 'Un | Deux'],
  [{ a: { b: 'Un' } }, { a: [] }, 'un groupe de clés est attendu, pas une liste', 'Un'],
  [{ a: ['Un'] }, { a: { b: 'One' } }, 'une liste entre crochets est attendue, pas un groupe de clés', 'Un'],
  [{ a: ['Un', 'Deux'] }, { a: ['1', '2', '3'] }, 'la liste doit avoir 2 éléments, elle en a 3', 'Un | Deux'],
  [{ a: 1 }, { a: 'One' }, 'un texte est attendu en français aussi', '1'],
  [{ a: 'Un' }, { a: '- One' }, 'le tiret qui commence un point de liste (« - ») est en trop', 'Un'],
  [{ a: 'Un' }, { a: ' ' }, 'le texte est vide', 'Un'],
  [
    { a: [{ b: 'Un' }] },
    { a: [{ b: 'One' }] },
    'en français, une liste ne contient que des textes : faites-en un groupe de clés',
    'Un',
  ],
])('for %j, %j is: %s', (french, translation, problem, text) => {
  expect(problems(french, translation)).toEqual([['a', problem, text]]);
});

test('a whole file that is no group of keys is told, with no key', () => {
  expect(problems({ a: 'Un' }, 'One')).toEqual([['', 'un groupe de clés est attendu, pas un texte', 'Un']]);
});

test('a missing list or group is missing text by text, each with its French', () => {
  expect(problems({ a: ['Un', 'Deux'], b: { c: 'Trois' } }, {})).toEqual([
    ['a.1', 'cette clé manque', 'Un'],
    ['a.2', 'cette clé manque', 'Deux'],
    ['b.c', 'cette clé manque', 'Trois'],
  ]);
});

test('an extra key has no French text, and a note is never extra', () => {
  expect(problems({ a: 'Un' }, { a: 'One', a_note: 'unsure', b: 'Two' })).toEqual([
    ['b', 'cette clé est en trop', undefined],
  ]);
});

const hours = { hours_one: '{{count}} heure', hours_many: '{{count}} d’heures', hours_other: '{{count}} heures' };

test('a form that the language has no number for is extra: the site would never show it', () => {
  const extra = 'cette langue n’a pas cette forme du pluriel pour des nombres entiers : retirez-la';
  const hoursOf = { hours_one: 'one hour', hours_other: '{{count}} hours' };
  for (const form of ['zero', 'few', 'many'])
    expect(problems(hours, { ...hoursOf, [`hours_${form}`]: 'hours' })).toEqual([[`hours_${form}`, extra, undefined]]);
});

test('a translation may do without the number for none, one and two', () => {
  expect(problems(hours, { hours_one: 'one hour', hours_other: '{{count}} hours' })).toEqual([]);
  const arabic = { hours_zero: '٠', hours_one: '١', hours_two: '٢', hours_few: '٣', hours_many: '٤', hours_other: '٥' };
  expect(problems(hours, arabic, 'ar').map(([key, problem]) => [key, problem])).toEqual(
    ['few', 'many', 'other'].map((form) => [`hours_${form}`, 'la variable {{count}} manque']),
  );
});

test('only the end of a key tells the form', () => {
  const [one, other] = ['stage_two_one', 'stage_two_other'];
  expect(problems({ [one]: '{{count}} a', [other]: '{{count}} b' }, { [one]: 'a', [other]: 'b' })).toEqual([
    [other, 'la variable {{count}} manque', '{{count}} b'],
  ]);
});

test('a form that is missing is named with all that the language asks for', () => {
  const form = 'une forme du pluriel manque : cette langue demande hours_one, hours_other';
  expect(problems(hours, { hours_one: 'one' })).toEqual([['hours_other', form, '{{count}} heures']]);
});

test('a form for none of what is not counted is extra', () => {
  expect(problems({ a: 'Un' }, { a: 'One', a_zero: 'None' })).toEqual([['a_zero', 'cette clé est en trop', undefined]]);
});

test('ranks have forms of their own', () => {
  const place = { place_ordinal_one: '{{count}}er', place_ordinal_other: '{{count}}e' };
  const one = { place_ordinal_one: '{{count}}st', place_ordinal_other: '{{count}}th' };
  expect(problems(place, one).map(([key]) => key)).toEqual(['place_ordinal_two', 'place_ordinal_few']);
});

test('a text that changes with a number is asked for in the forms of the language, French standing in', () => {
  const hours = { hours_other: '{{count}} heures', hours_one: 'une heure' };
  expect(wantedKeys(hours, 'pl')).toEqual({
    hours_one: 'une heure',
    hours_few: '{{count}} heures',
    hours_many: '{{count}} heures',
  });
  expect(Object.keys(wantedKeys(hours, 'ar'))).toHaveLength(6);
  expect(wantedKeys(hours, 'ja')).toEqual({ hours_other: '{{count}} heures' });
});

test('ranks and quantities are told apart, even of one thing', () => {
  const places = { place_other: 'places', place_ordinal_other: 'e', place_one: 'place', place_ordinal_one: 'er' };
  expect(Object.keys(wantedKeys(places, 'en'))).toEqual([
    'place_one',
    'place_other',
    'place_ordinal_one',
    'place_ordinal_two',
    'place_ordinal_few',
    'place_ordinal_other',
  ]);
});

test('a key that only looks like a form is a key like any other', () => {
  const steps = {
    step_label: 'Étape',
    step_one: 'La première',
    step_two: 'La deuxième',
    hours_one: 'une heure',
    hours_one_label: 'Heure',
    hours_other: '{{count}} heures',
    hours: 'Heures',
  };
  const { hours_one: _one, ...rest } = steps;
  expect(wantedKeys(steps, 'ja')).toEqual(rest);
});

test.each([
  ['contact', 'openings.demo.subject', true],
  ['contact', 'openings.demo.subjectLine', false],
  ['contact', 'other.openings.demo.subject', false],
  ['contact', 'openings.demo.more.subject', false],
  ['home', 'openings.demo.subject', false],
])('in %s, %s is a code that the site reads: %s', (file, key, fixed) => {
  expect(isFixed(file, key)).toBe(fixed);
});
