import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tokens } from '../../src/styles/design-tokens.ts';

/** Text on ground, and the least contrast: 7 for body text (AAA), 4.5 for other text (AA), 3 for what is no text. */
const pairs = [
  ...['paper', 'raised', 'wash', 'line', 'line-strong'].map((ground) => ['text', ground, 7] as const),
  ...['paper', 'raised', 'line'].map((ground) => ['soft', ground, 7] as const),
  ...['paper', 'raised', 'wash'].map((ground) => ['ink', ground, 7] as const),
  ...['paper', 'ink-strong'].map((ground) =>
    ground === 'paper' ? (['ink-strong', ground, 7] as const) : (['paper', ground, 7] as const),
  ),
  ...['yellow', 'green', 'pink', 'blue'].map((ground) => ['on-highlight', ground, 7] as const),
  ['on-band', 'band', 7],
  ['on-band', 'band-line', 7],
  ['error', 'paper', 4.5],
  ['error', 'raised', 4.5],
  ['success', 'raised', 4.5],
  ['stamp', 'paper', 4.5],
  ['stamp', 'raised', 4.5],
  ['rule', 'paper', 3],
  ['rule', 'raised', 3],
  ['margin', 'paper', 3],
] as const;

describe.each([
  ['light', tokens('light')],
  ['dark', tokens('dark')],
])('in the %s theme', (_theme, palette) => {
  test.each(pairs)('%s on %s has a contrast of at least %f', (text, ground, least) => {
    expect(contrast(palette[text] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

test('the mark is drawn in the ink of the site', () => {
  const { ink } = tokens('light');
  expect(readFileSync('public/favicon.svg', 'utf8').match(/(?:fill|stroke)="(#2\w+)"/g)).toEqual([
    `fill="${ink}"`,
    `stroke="${ink}"`,
  ]);
});

/** @returns the contrast ratio of WCAG 2.2 between two colours `#rrggbb`. */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
