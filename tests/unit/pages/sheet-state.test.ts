import { expect, test } from 'vitest';
import { correct } from '../../../src/pages/home/hours-sheet/sheet-state.ts';

test('at a limit nothing changes, and the stamps stay', () => {
  const empty = { entry: 0, stamps: 2 };
  expect(correct(empty, -1, 3)).toBe(empty);
  const full = { entry: 3, stamps: 1 };
  expect(correct(full, 1, 3)).toBe(full);
});
