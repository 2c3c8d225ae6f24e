import { expect, test } from 'vitest';
import { isFixed, wantedKeys } from '../../../tools/i18n/wanted.ts';

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
