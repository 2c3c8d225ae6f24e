import { expect, test } from 'vitest';
import { formatCountry, formatDate, formatEuros, formatNumber, formatWeekday } from '../../../src/i18n/format.ts';

test.each([
  ['26 septembre 2025', formatDate('2025-09-26', 'fr')],
  ['26 September 2025', formatDate('2025-09-26', 'en-GB')],
  ['12\u202F345,5', formatNumber(12345.5, 'fr')],
  ['12.345,5', formatNumber(12345.5, 'de')],
  ['1\u202F000\u00A0€', formatEuros(1000, 'fr')],
  ['€1,000', formatEuros(1000, 'en')],
  ['Singapour', formatCountry('SG', 'fr')],
  ['vendredi', formatWeekday(4, 'fr')],
])('dates, numbers and amounts are written as their readers do: %s', (expected, written) => {
  expect(written).toBe(expected);
});
