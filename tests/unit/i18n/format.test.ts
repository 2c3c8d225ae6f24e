import { expect, test } from 'vitest';
import { formatDate, formatEuros, formatNumber } from '../../../src/i18n/format.ts';

test.each([
  ['fr', '26 septembre 2025'],
  ['en', 'September 26, 2025'],
])('a date is written in full as its readers do (%s)', (tag, written) => {
  expect(formatDate('2025-09-26', tag)).toBe(written);
});

test.each([
  ['fr', '12\u202F345,5'],
  ['de', '12.345,5'],
])('a number has the separators of its readers (%s)', (tag, written) => {
  expect(formatNumber(12345.5, tag)).toBe(written);
});

test.each([
  ['fr', '1\u202F000\u00A0€'],
  ['en', '€1,000'],
])('a capital is in whole euros, as its readers write them (%s)', (tag, written) => {
  expect(formatEuros(1000, tag)).toBe(written);
});
