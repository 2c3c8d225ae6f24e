import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft } from '../../../src/contact/letter/kept.ts';
import { NotSent } from '../../../src/contact/sending/not-sent.ts';
import { initialState } from '../../../src/contact/state.ts';
import { createStore } from '../../../src/contact/store.ts';
import { claire } from './claire.ts';
import { freshPage } from './page.ts';
import { deliver, sent } from './sent.ts';

const happen = freshPage();
beforeEach(() => {
  deliver.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const status = ({ getState }: ReturnType<typeof createStore>) => getState().submission.status;

test('a message leaves once, as it was written', async () => {
  const store = await sent();
  expect(deliver).toHaveBeenCalledOnce();
  expect(deliver.mock.calls[0]?.[0].draft).toEqual({ ...claire, subject: '' });
  expect(status(store)).toBe('success');
});

test('a message that did not leave says so, keeps its text, and counts once it is accepted late', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const silence = new Error('silence');
  deliver.mockRejectedValue(silence);
  const store = await sent();
  expect(store.getState()).toMatchObject({ draft: claire, submission: { status: 'error' } });
  expect(reported).toHaveBeenCalledWith(silence);
  deliver.mock.calls[0]?.[1]();
  expect(status(store)).toBe('success');
});

test('a visitor who leaves the page is asked to stay only while a message is on its way', async () => {
  const store = createStore(deliver, initialState());
  expect(happen('beforeunload').defaultPrevented).toBe(false);
  deliver.mockReturnValue(new Promise(() => {}));
  await sent(store);
  expect(happen('beforeunload').defaultPrevented).toBe(true);
});

test('who watches is told of every change, of nothing else, and of nothing once it stops watching', () => {
  const store = createStore(deliver, initialState());
  const told = vi.fn();
  const stop = store.subscribe(told);
  store.dispatch({ type: 'edited', change: { firstName: 'Claire' } });
  store.dispatch({ type: 'finished' });
  expect(told).toHaveBeenCalledOnce();
  stop();
  store.dispatch({ type: 'edited', change: { firstName: 'C' } });
  expect(told).toHaveBeenCalledOnce();
});

test('a console that is broken does not keep a failure from being told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {
    throw new Error('no console');
  });
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  deliver.mockRejectedValue(new Error('silence'));
  const store = await sent();
  expect(status(store)).toBe('error');
  await vi.waitFor(() => expect(unhandled).toHaveBeenCalled());
});

test('a request that breaks off because its page is left is no failure; for who stays it is one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fail = (_error: Error) => {};
  deliver.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const store = await sent();
  happen('beforeunload');
  fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(2999);
  expect([status(store), readDraft()]).toEqual(['sending', null]);
  await vi.advanceTimersByTimeAsync(1);
  expect([status(store), readDraft()?.draft.message]).toEqual(['error', claire.message]);
});

test.each([
  [{ key: 'timeout' }, { key: 'timeout' }],
  [
    { key: 'tooLong', limit: 10 },
    { key: 'tooLong', limit: 10 },
  ],
] as const)('what is known of a failure is told: %j', async (reason, told) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  deliver.mockRejectedValue(new NotSent('no', reason));
  expect((await sent()).getState().submission).toEqual({ status: 'error', attempt: 1, reason: told });
});
