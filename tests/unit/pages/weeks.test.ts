import { expect, test } from 'vitest';
import { endOf, mondayOf } from '../../../src/pages/deployment/weeks.ts';

const today = new Date('2027-01-03');

test.each([
  ['2027-01-04', '2027-01-04'],
  ['2027-01-08', '2027-01-04'],
  ['2027-01-09', '2027-01-11'],
  ['2027-01-10', '2027-01-11'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(new Date(day), today).toISOString().slice(0, 10)).toBe(monday);
});

test('no deployment begins on a Monday that is past', () => {
  const friday = new Date('2027-01-08');
  expect(mondayOf(friday, friday).toISOString().slice(0, 10)).toBe('2027-01-11');
});

test('a week ends on its Friday, across the end of a month and of daylight saving', () => {
  expect(endOf(new Date('2027-03-22'), 2).toISOString().slice(0, 10)).toBe('2027-04-02');
});
