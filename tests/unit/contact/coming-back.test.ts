import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../../../src/contact/letter/empty-draft.ts';
import { readDraft, saveDraft } from '../../../src/contact/letter/kept.ts';
import { forgetDraft, readLetter, setLetterAside } from '../../../src/contact/letter/letters.ts';
import { initialState } from '../../../src/contact/state.ts';
import { createStore } from '../../../src/contact/store.ts';
import { claire, kept } from './claire.ts';
import { freshPage } from './page.ts';
import { deliver, sent } from './sent.ts';

const happen = freshPage();
beforeEach(() => {
  deliver.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const page = () => createStore(deliver, initialState());
const comeBack = () => happen('pageshow', { persisted: true });

test('a page that comes back shows what another page of the tab has kept since', () => {
  const store = page();
  saveDraft(kept);
  happen('pageshow', { persisted: false });
  expect(store.getState().draft.message).toBe('');
  comeBack();
  expect(store.getState()).toMatchObject(kept);
});

test('a page that comes back after its message left from another page is empty, without the failure from before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  deliver.mockRejectedValue(new Error('silence'));
  const store = await sent(page());
  forgetDraft(store.getState().draft);
  comeBack();
  expect(store.getState()).toMatchObject({ draft: { message: '' }, errors: {}, submission: { status: 'idle' } });
});

test('a page that comes back keeps what could not be kept: storage was blocked', () => {
  const store = page();
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  store.dispatch({ type: 'edited', change: { message: 'Bonjour' } });
  comeBack();
  expect(store.getState().draft.message).toBe('Bonjour');
});

test('a page that comes back does not take over a subject that it does not know, nor give its own consent to it', () => {
  const store = page();
  store.dispatch({ type: 'edited', change: { consent: true } });
  saveDraft({ draft: { ...kept.draft, subject: 'gone' as 'other' }, preset: 'gone' as 'other' });
  comeBack();
  expect(store.getState()).toMatchObject({ draft: { ...kept.draft, subject: '', consent: false }, preset: '' });
});

test('a page that comes back with the draft that the tab keeps keeps its consent too', () => {
  const store = page();
  store.dispatch({ type: 'edited', change: claire });
  comeBack();
  expect(store.getState().draft).toEqual(claire);
});

test('a success that nobody saw does not take away what was begun on another page', async () => {
  const store = page();
  let answer = () => {};
  deliver.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await sent(store);
  store.dispatch({ type: 'closed' });
  saveDraft(kept);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  comeBack();
  store.dispatch({ type: 'opened', opening: 'demo', subject: 'demo' });
  store.dispatch({ type: 'finished' });
  expect(readDraft()).toEqual(kept);
  expect(store.getState()).toMatchObject(kept);
});

test('a failure that comes after something new was begun on another page keeps both texts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = page();
  let fail = (_error: Error) => {};
  deliver.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  await sent(store);
  const begun = { ...kept, draft: { ...kept.draft, message: 'Une autre demande.' } };
  saveDraft(begun);
  fail(new Error('no'));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState()).toMatchObject({ draft: begun.draft, interrupted: { draft: { message: claire.message } } });
});

test('a letter whose page was left while it was sent is no draft; its text can be taken back, with its date', () => {
  const letter = { ...kept, date: '2026-07-01T08:00:00.000Z' };
  setLetterAside(letter);
  const store = createStore(deliver, initialState({ interrupted: readLetter() }));
  expect(store.getState().draft).toEqual(emptyDraft);
  store.dispatch({ type: 'resumed' });
  expect(store.getState()).toMatchObject({ ...kept, interrupted: null });
  expect([readLetter(), readDraft()]).toEqual([null, kept]);
  store.dispatch({ type: 'edited', change: { consent: true } });
  store.dispatch({ type: 'submitted', date: '2026-07-01T12:00:00.000Z' });
  expect(deliver.mock.calls[0]?.[0].letter.date).toBe(letter.date);
});

test('who does not want it back is rid of it', () => {
  setLetterAside({ ...kept, date: '2026-07-01T08:00:00.000Z' });
  const store = createStore(deliver, initialState({ interrupted: readLetter() }));
  store.dispatch({ type: 'dismissed' });
  expect(readLetter()).toBeNull();
});
