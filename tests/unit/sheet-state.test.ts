import { expect, test } from 'vitest';
import { splitHours } from '../../src/i18n/hours.ts';
import { correct, stamp } from '../../src/pages/home/hours-sheet/sheet-state.ts';

test('a correction changes the entry by half an hour, and takes the stamps off', () => {
  expect(correct({ entry: 1.5, stamps: 2 }, 1, 3)).toEqual({ entry: 2, stamps: 0 });
  expect(correct({ entry: 1.5, stamps: 1 }, -1, 3)).toEqual({ entry: 1, stamps: 0 });
});

test('at a limit nothing changes, and the stamps stay', () => {
  const empty = { entry: 0, stamps: 2 };
  expect(correct(empty, -1, 3)).toBe(empty);
  const full = { entry: 3, stamps: 1 };
  expect(correct(full, 1, 3)).toBe(full);
});

test('each station stamps once', () => {
  expect(stamp({ entry: 2, stamps: 0 }, 2)).toEqual({ entry: 2, stamps: 1 });
  expect(stamp({ entry: 2, stamps: 2 }, 2)).toEqual({ entry: 2, stamps: 2 });
});

test('hours are whole, or whole and a half', () => {
  expect(splitHours(29.5)).toEqual({ whole: 29, hasHalf: true });
  expect(splitHours(10)).toEqual({ whole: 10, hasHalf: false });
});
