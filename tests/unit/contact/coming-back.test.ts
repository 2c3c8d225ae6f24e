import { expect, test } from 'vitest';
import { emptyDraft } from '../../../src/contact/letter/empty-draft.ts';
import { readDraft, saveDraft } from '../../../src/contact/letter/kept.ts';
import { forgetDraft, forgetLetter, readLetter, setLetterAside } from '../../../src/contact/letter/set-aside.ts';
import { initialState } from '../../../src/contact/state.ts';
import { createStore } from '../../../src/contact/store.ts';
import { claire, kept } from './claire.ts';
import { deliver, deliverLater, freshPage, newStore, refuseStorage, sent } from './page.ts';

const happen = freshPage();
const comeBack = () => happen('pageshow', { persisted: true });

test('a page that comes back shows what another page of the tab has kept since', () => {
  const store = newStore();
  saveDraft(kept);
  happen('pageshow', { persisted: false });
  expect(store.getState().draft.message).toBe('');
  comeBack();
  expect(store.getState()).toMatchObject(kept);
});

test('a page that comes back after its message left from another page is empty, without the failure from before', async () => {
  deliver.mockRejectedValue(new Error('silence'));
  const store = await sent();
  forgetDraft(store.getState().draft);
  comeBack();
  const draft = { ...emptyDraft, subject: 'demo' };
  expect(store.getState()).toMatchObject({ draft, errors: {}, submission: { status: 'idle' } });
});

test.each([
  ['goes once another page has sent it', () => saveDraft(kept), ''],
  ['stays where storage is blocked', refuseStorage, kept.draft.message],
])('a draft that stood in the form before React was there %s', (_what, begin, message) => {
  begin();
  const store = createStore(deliver, initialState({ draft: { ...emptyDraft, ...kept.draft } }));
  forgetDraft(kept.draft);
  comeBack();
  expect(store.getState().draft.message).toBe(message);
});

test('a page that comes back does not take over a subject that it does not know, nor give its own consent to it', () => {
  const store = newStore();
  store.dispatch({ type: 'edited', change: { consent: true } });
  saveDraft({ draft: { ...kept.draft, subject: 'gone' as 'other' }, preset: 'gone' as 'other' });
  comeBack();
  expect(store.getState()).toMatchObject({ draft: { ...kept.draft, subject: '', consent: false }, preset: '' });
});

test('a page that comes back with the draft that the tab keeps keeps its consent too', () => {
  const store = newStore();
  store.dispatch({ type: 'edited', change: claire });
  comeBack();
  expect(store.getState().draft).toEqual(claire);
});

test('a success that nobody saw does not take away what was begun on another page', async () => {
  const { accept } = deliverLater();
  const store = await sent();
  store.dispatch({ type: 'closed' });
  saveDraft(kept);
  await accept();
  comeBack();
  store.dispatch({ type: 'opened', opening: 'demo', subject: 'demo' });
  store.dispatch({ type: 'closed' });
  expect(readDraft()).toEqual(kept);
  expect(store.getState()).toMatchObject(kept);
});

test('a failure that comes after something new was begun on another page keeps both texts', async () => {
  const { fail } = deliverLater();
  const store = await sent();
  saveDraft(kept);
  await fail();
  expect(store.getState()).toMatchObject({ ...kept, interrupted: { draft: { message: claire.message } } });
});

test('a failure that comes after another page of the tab sent the letter is none, and makes no draft of it', async () => {
  const { fail } = deliverLater();
  const store = await sent();
  forgetLetter(readLetter()?.date ?? '');
  setLetterAside({ ...kept, date: '2026-07-01T12:00:00.000Z' });
  await fail();
  const draft = { ...emptyDraft, subject: 'demo' };
  expect(store.getState()).toMatchObject({ draft, submission: { status: 'idle' } });
  expect(readDraft()).toBeNull();
});

test('a letter that is accepted late, while it is sent again, is no draft when that fails', async () => {
  deliver.mockRejectedValueOnce(new Error('silence'));
  const store = await sent();
  const { fail } = deliverLater();
  store.dispatch({ type: 'submitted', date: '2026-07-01T12:00:00.000Z' });
  deliver.mock.calls[0]?.[2]();
  await fail();
  expect(store.getState().submission.status).toBe('success');
  expect(readDraft()).toBeNull();
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
  expect(deliver.mock.calls[0]?.[0].date).toBe(letter.date);
});

test('who does not want it back is rid of it', () => {
  setLetterAside({ ...kept, date: '2026-07-01T08:00:00.000Z' });
  const store = createStore(deliver, initialState({ interrupted: readLetter() }));
  store.dispatch({ type: 'dismissed' });
  expect([readLetter(), store.getState()]).toEqual([null, initialState()]);
});
