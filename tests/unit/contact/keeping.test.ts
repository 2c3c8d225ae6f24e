import { expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from '../../../src/contact/draft.ts';
import { createStore } from '../../../src/contact/store.ts';
import { claire, kept } from './claire.ts';
import { freshPage } from './page.ts';

const happen = freshPage();
const opened = { type: 'opened', opening: 'demo', subject: 'demo' } as const;

const page = () => createStore(() => Promise.resolve());
const type = ({ dispatch }: ReturnType<typeof page>, message: string) =>
  dispatch({ type: 'edited', change: { message } });

test('what was kept is there again on the next page, and so is the subject that a button chose', () => {
  keepDraft(kept);
  expect(page().getState()).toMatchObject(kept);
});

test('what is typed is kept a third of a second after the last key', () => {
  const store = page();
  type(store, 'B');
  vi.advanceTimersByTime(299);
  expect(readDraft()).toBeNull();
  type(store, 'Bo');
  vi.advanceTimersByTime(299);
  expect(readDraft()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(readDraft()?.draft.message).toBe('Bo');
});

test('who leaves the page before loses nothing', () => {
  type(page(), 'Bonjour');
  happen('pagehide');
  expect(readDraft()?.draft.message).toBe('Bonjour');
});

test('a page that is left does not write over what another page of the tab has kept since', () => {
  const store = page();
  type(store, 'Bonjour');
  vi.advanceTimersByTime(300);
  keepDraft(kept);
  happen('pagehide');
  expect(readDraft()).toEqual(kept);
  type(store, 'Bonsoir');
  happen('pagehide');
  keepDraft(kept);
  vi.advanceTimersByTime(300);
  expect(readDraft()).toEqual(kept);
});

test('one word in any field is a draft', () => {
  page().dispatch({ type: 'edited', change: { company: 'Lyon' } });
  vi.advanceTimersByTime(300);
  expect(readDraft()?.draft.company).toBe('Lyon');
});

test('a subject that a button chose is no draft yet, one that the visitor chose is', () => {
  const store = page();
  store.dispatch(opened);
  vi.advanceTimersByTime(300);
  expect(readDraft()).toBeNull();
  store.dispatch({ type: 'edited', change: { subject: 'pricing' } });
  vi.advanceTimersByTime(300);
  expect(readDraft()?.draft.subject).toBe('pricing');
});

test('a message that has left is forgotten at once', async () => {
  keepDraft({ ...kept, draft: { ...claire, subject: 'demo' } });
  const store = page();
  store.dispatch(opened);
  store.dispatch({ type: 'submitted' });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().submission.status).toBe('success');
  expect(readDraft()).toBeNull();
});
