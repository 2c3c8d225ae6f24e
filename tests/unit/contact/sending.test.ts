import { expect, test, vi } from 'vitest';
import { readDraft } from '../../../src/contact/letter/kept.ts';
import type { ContactStore } from '../../../src/contact/store.ts';
import { claire } from './claire.ts';
import { deliver, deliverLater, freshPage, newStore, sent } from './page.ts';

const happen = freshPage();
const status = ({ getState }: ContactStore) => getState().submission.status;
const date = '2026-07-01T08:00:00.000Z';
/** What the tab keeps: the text, and the date of one that may have arrived. */
const keptText = () => [readDraft()?.draft.message, readDraft()?.date];

test('what is typed is kept with the key; a subject that a button chose is no draft yet', () => {
  const store = newStore();
  store.dispatch({ type: 'opened', opening: 'demo', subject: 'demo' });
  expect(readDraft()).toBeNull();
  store.dispatch({ type: 'edited', change: { company: 'Lyon' } });
  expect(readDraft()?.draft).toMatchObject({ company: 'Lyon', subject: 'demo' });
});

test('a message leaves once, as it was written; on its way it is dated, and is forgotten once it has left', async () => {
  const { accept } = deliverLater();
  const store = await sent();
  expect(deliver).toHaveBeenCalledOnce();
  expect(deliver.mock.calls[0]?.[0].draft).toEqual({ ...claire, subject: '' });
  expect(keptText()).toEqual([claire.message, date]);
  await accept();
  expect(status(store)).toBe('success');
  expect(keptText()).toEqual([undefined, undefined]);
});

test('a message that did not leave says so and is a draft again; accepted late, it counts and is forgotten', async () => {
  const silence = new Error('silence');
  deliver.mockRejectedValue(silence);
  const store = await sent();
  expect(store.getState()).toMatchObject({ draft: claire, submission: { status: 'error', reason: null } });
  expect(keptText()).toEqual([claire.message, undefined]);
  expect(console.error).toHaveBeenCalledWith(silence);
  deliver.mock.calls[0]?.[2]();
  expect(status(store)).toBe('success');
  expect(keptText()).toEqual([undefined, undefined]);
});

test('what is known of a failure is told', async () => {
  deliver.mockRejectedValue(new Error('no', { cause: 'tooLong' }));
  expect((await sent()).getState().submission).toEqual({ status: 'error', reason: 'tooLong' });
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
  expect([status(store), ...keptText()]).toEqual(['sending', claire.message, date]);
  await vi.advanceTimersByTimeAsync(1);
  expect([status(store), ...keptText()]).toEqual(['error', claire.message, undefined]);
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
