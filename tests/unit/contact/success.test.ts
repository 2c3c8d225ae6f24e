import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialState } from '../../../src/contact/state.ts';
import { createStore } from '../../../src/contact/store.ts';
import { freshPage } from './page.ts';
import { deliver, sent } from './sent.ts';

freshPage();
beforeEach(() => {
  deliver.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a success is seen for three seconds, then the dialog closes', async () => {
  const store = await sent();
  await vi.advanceTimersByTimeAsync(2999);
  expect(store.getState()).toMatchObject({ open: true, submission: { status: 'success' } });
  await vi.advanceTimersByTimeAsync(1);
  expect(store.getState()).toMatchObject({ open: false, draft: { message: '' }, submission: { status: 'idle' } });
});

test('a visitor who looks around meanwhile does not make the success last longer', async () => {
  const store = await sent();
  await vi.advanceTimersByTimeAsync(2000);
  store.dispatch({ type: 'opened', opening: 'hosting', subject: 'hosting' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().open).toBe(false);
});

test('a success that comes while the dialog is closed waits to be seen', async () => {
  const store = createStore(deliver, initialState());
  let answer = () => {};
  deliver.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await sent(store);
  store.dispatch({ type: 'closed' });
  answer();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.getState().submission.status).toBe('success');
  store.dispatch({ type: 'opened', opening: 'demo', subject: 'demo' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.getState()).toMatchObject({ open: false, submission: { status: 'idle' } });
});

test('a second success is seen as long as the first, however soon it follows', async () => {
  const store = await sent();
  await vi.advanceTimersByTimeAsync(2000);
  store.dispatch({ type: 'renewed' });
  await sent(store);
  await vi.advanceTimersByTimeAsync(2999);
  expect(store.getState()).toMatchObject({ open: true, submission: { status: 'success' } });
  await vi.advanceTimersByTimeAsync(1);
  expect(store.getState().open).toBe(false);
});
