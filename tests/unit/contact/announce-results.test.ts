import { expect, test, vi } from 'vitest';
import { announceResults } from '../../../src/contact/announce-results.ts';
import { type ContactState, initialState } from '../../../src/contact/state.ts';

/** A dialog that goes through these states while somebody listens. @returns what the page said. */
function said(...states: Pick<ContactState, 'open' | 'submission'>[]): unknown[] {
  let state = initialState();
  let listener = () => {};
  const announce = vi.fn();
  const subscribe = (added: () => void) => {
    listener = added;
    return () => {};
  };
  const store = { getState: () => state, subscribe, dispatch: () => {} };
  announceResults(store, announce, { sent: 'Envoyé', failed: 'Échec' });
  for (const change of states) {
    state = { ...state, ...change };
    listener();
  }
  return announce.mock.calls.flat();
}

const sending = { open: true, submission: { status: 'sending', attempt: 1 } } as const;
const success = { status: 'success' } as const;
const error = { status: 'error', attempt: 1, reason: null } as const;

test('a message that left after the dialog was closed is told on the page, once', () => {
  const closed = { ...sending, open: false };
  expect(said(sending, closed, { open: false, submission: success }, { open: false, submission: success })).toEqual([
    'Envoyé',
  ]);
});

test('so is one that did not leave', () => {
  expect(said({ ...sending, open: false }, { open: false, submission: error })).toEqual(['Échec']);
});

test('a dialog that is open tells it itself, and closing it afterwards says nothing more', () => {
  expect(said(sending, { open: true, submission: success }, { open: false, submission: success })).toEqual([]);
  expect(said(sending, { open: true, submission: error }, { open: false, submission: error })).toEqual([]);
});

test('a send that only begins is not announced', () => {
  expect(said({ ...sending, open: false })).toEqual([]);
});
