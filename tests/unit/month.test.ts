import { expect, test } from 'vitest';
import {
  ceiling,
  enter,
  noteOf,
  startMonth,
  totalOf,
} from '../../src/pages/overtime-module/month.ts';

test('hours add up to the ceiling, and what exceeds it is refused as a whole', () => {
  const half = enter(startMonth('fullTime'), 0.5);
  expect(totalOf(half)).toBe(22.5);
  const nearly = [1, 1].reduce(enter, half);
  expect(totalOf(nearly)).toBe(24.5);
  const blocked = enter(nearly, 1);
  expect(totalOf(blocked)).toBe(24.5);
  expect(noteOf(blocked)).toBe('blocked');
  const full = enter(blocked, 0.5);
  expect(totalOf(full)).toBe(ceiling);
  expect(noteOf(full)).toBe('hint');
});

test('part-time hours beyond the quota are accepted, and the note says so, up to the ceiling', () => {
  const atQuota = enter(startMonth('partTime'), 1);
  expect(totalOf(atQuota)).toBe(20);
  expect(noteOf(atQuota)).toBe('hint');
  const beyond = enter(atQuota, 0.5);
  expect(noteOf(beyond)).toBe('quota');
  expect(noteOf([1, 1, 1, 1, 1].reduce(enter, beyond))).toBe('blocked');
});
