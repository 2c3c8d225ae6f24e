// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterVisible } from '../../../src/browser/after-visible.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what has run does not run again when the tab comes back', () => {
  const run = vi.fn();
  afterVisible(3000, run);
  vi.advanceTimersByTime(3000);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});
