import { describe, expect, test } from 'vitest';
import { tokens } from '../../src/styles/read-tokens.ts';
import { contrast } from '../browser/contrast.ts';

/** Text on ground, and the least contrast: 7 for body text (AAA), 4.5 for other text (AA), 3 for what is no text. */
const pairs = [
  ...['paper', 'raised', 'wash', 'line', 'line-strong'].map((ground) => ['text', ground, 7] as const),
  ...['paper', 'raised', 'line'].map((ground) => ['soft', ground, 7] as const),
  ...['paper', 'raised', 'wash'].map((ground) => ['ink', ground, 7] as const),
  ['ink-strong', 'paper', 7],
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
    // What a ratio can be told of.
    expect([palette[text], palette[ground]].join()).toMatch(/^#[\da-f]{6},#[\da-f]{6}$/i);
    expect(contrast(palette[text] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });
});
