import { expect, test, vi } from 'vitest';
import { formatDate, formatEuros, formatNumber } from '../../../src/i18n/format.ts';

vi.mock('virtual:languages', () => ({
  default: ['fr', 'de', 'en-GB'].map((formats) => ({ tag: formats.slice(0, 2), formats })),
}));

test.each([
  ['26 septembre 2025', formatDate('2025-09-26', 'fr')],
  ['26 September 2025', formatDate('2025-09-26', 'en')],
  ['12\u202F345,5', formatNumber(12345.5, 'fr')],
  ['12.345,5', formatNumber(12345.5, 'de')],
  ['1\u202F000\u00A0€', formatEuros(1000, 'fr')],
  ['€1,000', formatEuros(1000, 'en')],
])('dates, numbers and amounts are written as their readers do: %s', (expected, written) => {
  expect(written).toBe(expected);
});
