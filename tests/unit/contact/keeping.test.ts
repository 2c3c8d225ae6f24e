import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft } from '../../../src/contact/letter/kept.ts';
import { readLetter } from '../../../src/contact/letter/letters.ts';
import { initialState } from '../../../src/contact/state.ts';
import { createStore } from '../../../src/contact/store.ts';
import { claire } from './claire.ts';
import { freshPage } from './page.ts';
import { deliver, sent } from './sent.ts';

freshPage();
beforeEach(() => {
  deliver.mockReset().mockResolvedValue();
});

const page = () => createStore(deliver, initialState());
const opened = { type: 'opened', opening: 'demo', subject: 'demo' } as const;

test('what is typed is kept with the key: nothing tells in time that the page is left', () => {
  page().dispatch({ type: 'edited', change: { message: 'B' } });
  expect(readDraft()?.draft.message).toBe('B');
});

test('one word in any field is a draft', () => {
  page().dispatch({ type: 'edited', change: { company: 'Lyon' } });
  expect(readDraft()?.draft.company).toBe('Lyon');
});

test('a subject that a button chose is no draft yet, one that the visitor chose is', () => {
  const store = page();
  store.dispatch(opened);
  expect(readDraft()).toBeNull();
  store.dispatch({ type: 'edited', change: { subject: 'pricing' } });
  expect(readDraft()?.draft.subject).toBe('pricing');
});

test('a message on its way is no draft, and is forgotten once it has left', async () => {
  let answer = () => {};
  deliver.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const store = await sent(page());
  expect([readDraft(), readLetter()?.draft.message]).toEqual([null, claire.message]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().submission.status).toBe('success');
  expect([readDraft(), readLetter()]).toEqual([null, null]);
});

test('a message that did not leave is a draft again; accepted late, it is forgotten', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  deliver.mockRejectedValue(new Error('silence'));
  await sent(page());
  expect([readDraft()?.draft.message, readLetter()]).toEqual([claire.message, null]);
  deliver.mock.calls[0]?.[1]();
  expect(readDraft()).toBeNull();
});
