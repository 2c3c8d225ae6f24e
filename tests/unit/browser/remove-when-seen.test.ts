// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeWhenSeen } from '../../../src/browser/remove-when-seen.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what was removed is not removed again when the tab comes back', () => {
  const remove = vi.fn();
  removeWhenSeen(3000, () => false, remove);
  vi.advanceTimersByTime(3000);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(remove).toHaveBeenCalledOnce();
});
