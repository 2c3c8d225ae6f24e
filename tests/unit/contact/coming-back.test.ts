import { expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from '../../../src/contact/draft.ts';
import { createStore } from '../../../src/contact/store.ts';
import { kept } from './claire.ts';
import { freshPage } from './page.ts';

const happen = freshPage();

const page = () => createStore(() => Promise.resolve());

test('a page that comes back shows what another page of the tab has kept since', () => {
  const store = page();
  keepDraft(kept);
  happen('pageshow', { persisted: false });
  expect(store.getState().draft.message).toBe('');
  happen('pageshow', { persisted: true });
  expect(store.getState()).toMatchObject(kept);
});

test('a page that comes back after its message left from another page is empty', () => {
  keepDraft(kept);
  const store = page();
  keepDraft(null);
  happen('pageshow', { persisted: true });
  expect(store.getState()).toMatchObject({ preset: '', draft: { message: '', subject: '' } });
});

test('a page that comes back keeps what could not be kept: storage was blocked', () => {
  const store = page();
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  store.dispatch({ type: 'edited', change: { message: 'Bonjour' } });
  vi.advanceTimersByTime(300);
  happen('pageshow', { persisted: true });
  expect(store.getState().draft.message).toBe('Bonjour');
});

test('a page that comes back to where nothing was written is left as it was', () => {
  const store = page();
  const before = store.getState();
  happen('pageshow', { persisted: true });
  expect(store.getState()).toBe(before);
});

test('a dialog that is only looked at keeps nothing', () => {
  const store = page();
  keepDraft(kept);
  store.dispatch({ type: 'opened', opening: 'demo', subject: '' });
  vi.advanceTimersByTime(300);
  expect(readDraft()).toEqual(kept);
});
