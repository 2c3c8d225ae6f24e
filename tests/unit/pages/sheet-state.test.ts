import { expect, test } from 'vitest';
import { correct, stamp } from '../../../src/pages/home/hours-sheet/sheet-state.ts';

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

test('the next station stamps', () => {
  expect(stamp({ entry: 2, stamps: 0 })).toEqual({ entry: 2, stamps: 1 });
});
