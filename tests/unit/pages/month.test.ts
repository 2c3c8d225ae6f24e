import { expect, test } from 'vitest';
import {
  ceiling,
  enter,
  noteOf,
  quotas,
  startMonth,
  totalOf,
} from '../../../src/pages/overtime-module/month.ts';

/** @returns the month of a full-time agent to whom these hours are left. */
function monthWith(left: number) {
  const start = startMonth('fullTime');
  return enter(start, ceiling - left - totalOf(start));
}

test('hours add up to the ceiling, and what exceeds it is refused as a whole', () => {
  const blocked = enter(monthWith(0.5), 1);
  expect(totalOf(blocked)).toBe(ceiling - 0.5);
  expect(noteOf(blocked)).toBe('blocked');
  const full = enter(blocked, 0.5);
  expect(totalOf(full)).toBe(ceiling);
  expect(noteOf(full)).toBe('hint');
});

const hasQuota = quotas.partTime < ceiling;
test.runIf(hasQuota)(
  'part-time hours beyond the quota are accepted, and the note says so, up to the ceiling',
  () => {
    const start = startMonth('partTime');
    expect(totalOf(start), 'the weeks of the example leave no room').toBeLessThan(quotas.partTime);
    const atQuota = enter(start, quotas.partTime - totalOf(start));
    expect(noteOf(atQuota)).toBe('hint');
    expect(noteOf(enter(atQuota, 0.5))).toBe('quota');
    const full = enter(atQuota, ceiling - quotas.partTime);
    expect(totalOf(full)).toBe(ceiling);
    expect(noteOf(enter(full, 0.5))).toBe('blocked');
  },
);
