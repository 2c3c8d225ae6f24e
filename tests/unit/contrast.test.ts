import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokens } from '../../src/styles/read-tokens.ts';
import { contrast } from '../browser/contrast.ts';

/** What axe cannot see: borders of fields, lines that carry meaning (3:1, WCAG 1.4.11), and texts under the pointer. */
const pairs = [
  ['rule', 'paper', 3],
  ['rule', 'raised', 3],
  ['margin', 'paper', 3],
  ['ink-strong', 'paper', 4.5],
  ['on-band', 'band-line', 4.5],
] as const;

/** The ruled lines of the paper, each with what it is drawn on: they must be seen, but be fainter than any word. */
const lines = [
  ['line', 'paper'],
  ['line', 'raised'],
  ['line-strong', 'paper'],
  ['line-strong', 'raised'],
  ['band-line', 'band'],
] as const;

for (const theme of ['light', 'dark'] as const) {
  test.each(lines)(`in the ${theme} theme %s can be seen on %s, and is faint`, (line, ground) => {
    const palette = tokens(theme);
    const ratio = contrast(palette[line] ?? '', palette[ground] ?? '');
    expect(ratio).toBeGreaterThan(1.1);
    expect(ratio).toBeLessThan(2);
  });

  test.each(pairs)(
    `in the ${theme} theme %s on %s has a contrast of at least %f`,
    (colour, background, least) => {
      const palette = tokens(theme);
      expect([palette[colour], palette[background]].join()).toMatch(/^#[\da-f]{6},#[\da-f]{6}$/i);
      expect(contrast(palette[colour] ?? '', palette[background] ?? '')).toBeGreaterThanOrEqual(
        least,
      );
    },
  );
}

test('the favicon has no colour that is not a token', () => {
  const colours = readFileSync('public/favicon.svg', 'utf8').match(/#\w+/g);
  const palette = [tokens('light'), tokens('dark')].flatMap(Object.values);
  expect(colours).not.toBeNull();
  expect(palette).toEqual(expect.arrayContaining(colours ?? []));
});
