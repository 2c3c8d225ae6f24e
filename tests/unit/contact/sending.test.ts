import { expect, test, vi } from 'vitest';
import { readDraft } from '../../../src/contact/letter/kept.ts';
import { readLetter } from '../../../src/contact/letter/set-aside.ts';
import { NotSent } from '../../../src/contact/sending/not-sent.ts';
import type { ContactStore } from '../../../src/contact/store.ts';
import { claire } from './claire.ts';
import { deliver, deliverLater, freshPage, newStore, sent } from './page.ts';

const happen = freshPage();
const status = ({ getState }: ContactStore) => getState().submission.status;
/** What the tab keeps: the draft, and apart from it the message on its way. */
const keptTexts = () => [readDraft()?.draft.message, readLetter()?.draft.message];

test('what is typed is kept with the key; a subject that a button chose is no draft yet', () => {
  const store = newStore();
  store.dispatch({ type: 'opened', opening: 'demo', subject: 'demo' });
  expect(readDraft()).toBeNull();
  store.dispatch({ type: 'edited', change: { company: 'Lyon' } });
  expect(readDraft()?.draft).toMatchObject({ company: 'Lyon', subject: 'demo' });
});

test('a message leaves once, as it was written; on its way it is no draft, and is forgotten once it has left', async () => {
  const { accept } = deliverLater();
  const store = await sent();
  expect(deliver).toHaveBeenCalledOnce();
  expect(deliver.mock.calls[0]?.[0].draft).toEqual({ ...claire, subject: '' });
  expect(keptTexts()).toEqual([undefined, claire.message]);
  await accept();
  expect(status(store)).toBe('success');
  expect(keptTexts()).toEqual([undefined, undefined]);
});

test('a message that did not leave says so and is a draft again; accepted late, it counts and is forgotten', async () => {
  const silence = new Error('silence');
  deliver.mockRejectedValue(silence);
  const store = await sent();
  expect(store.getState()).toMatchObject({ draft: claire, submission: { status: 'error', reason: null } });
  expect(keptTexts()).toEqual([claire.message, undefined]);
  expect(console.error).toHaveBeenCalledWith(silence);
  deliver.mock.calls[0]?.[2]();
  expect(status(store)).toBe('success');
  expect(keptTexts()).toEqual([undefined, undefined]);
});

test('what is known of a failure is told', async () => {
  const reason = { key: 'tooLong', limit: 10 } as const;
  deliver.mockRejectedValue(new NotSent('no', reason));
  expect((await sent()).getState().submission).toEqual({ status: 'error', reason });
});

test('a visitor who leaves the page is asked to stay only while a message is on its way', async () => {
  const store = newStore();
  expect(happen('beforeunload').defaultPrevented).toBe(false);
  deliverLater();
  await sent(store);
  expect(happen('beforeunload').defaultPrevented).toBe(true);
});

test('a request that breaks off because its page is left is no failure; for who stays it is one', async () => {
  const { fail } = deliverLater();
  const store = await sent();
  happen('beforeunload');
  await fail();
  await vi.advanceTimersByTimeAsync(2999);
  expect([status(store), readDraft()]).toEqual(['sending', null]);
  await vi.advanceTimersByTimeAsync(1);
  expect([status(store), readDraft()?.draft.message]).toEqual(['error', claire.message]);
  deliver.mockRejectedValue(new Error('no'));
  await sent(store);
  expect(status(store)).toBe('error');
});

test('who watches is told of every change, of nothing else, and of nothing once it stops watching', () => {
  const store = newStore();
  const told = vi.fn();
  const stop = store.subscribe(told);
  store.dispatch({ type: 'edited', change: { firstName: 'Claire' } });
  store.dispatch({ type: 'renewed' });
  stop();
  store.dispatch({ type: 'edited', change: { firstName: 'C' } });
  expect(told).toHaveBeenCalledOnce();
});
