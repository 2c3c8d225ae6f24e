import { isSameLetter } from './letter/fields.ts';
import { type Kept, readDraft, type Sent, saveDraft } from './letter/kept.ts';
import { type ContactEvent, type ContactState, initialState, reasons, reduce } from './state.ts';

/** How long a page that its visitor means to leave is given to be gone, in milliseconds. */
const leavingTime = 3000;

export type ContactStore = ReturnType<typeof createStore>;

/**
 * Runs the state machine and what follows from its states: sending, and keeping the draft.
 * It outlives the dialog's elements, so that closing while sending loses nothing.
 * @param deliver sends a letter, with what else the state says; it rejects when the letter did not leave.
 * @param state where the page stands when the store takes over.
 */
export function createStore(
  deliver: (letter: Sent, state: ContactState, onLate: () => void) => Promise<void>,
  state: ContactState,
) {
  const listeners = new Set<() => void>();
  let isKept = readDraft() !== null;
  let isLeaving = false;

  function dispatch(event: ContactEvent): void {
    const before = state;
    state = reduce(state, event);
    if (state === before) return;
    // At once: a page that comes back from the browser's cache may be there before this one is told that it is left.
    if (event.type === 'edited') isKept = saveDraft(state);
    if (state.letter && state.attempts !== before.attempts) send(state.letter, state.attempts);
    for (const listener of listeners) listener();
    if (before.submission.status === 'success') lookAgain();
  }

  function send(letter: Sent, attempt: number): void {
    /** Keeps something else in its place, unless another page of the tab has changed or sent it. */
    const replace = (next: Kept) => {
      const kept = readDraft();
      if (kept && isSameLetter(kept.draft, letter.draft)) isKept = saveDraft(next);
    };
    replace(letter);
    const delivered = () => {
      replace(initialState());
      dispatch({ type: 'delivered', draft: letter.draft });
    };
    const failed = (error: Error) => {
      const reason = reasons.find((known) => known === error.cause) ?? null;
      replace({ ...letter, date: undefined });
      dispatch({ type: 'failed', attempt, reason });
      if (!readDraft()) lookAgain();
      console.error(error);
    };
    // A page that is left breaks its own request off, which tells nothing of the letter: only who stays is told.
    deliver(letter, state, delivered).then(delivered, (error: Error) => {
      if (isLeaving) setTimeout(failed, leavingTime, error);
      else failed(error);
    });
  }

  function lookAgain(): void {
    const kept = readDraft();
    if (kept || isKept) dispatch({ type: 'restored', kept });
  }

  addEventListener('pageshow', ({ persisted }) => persisted && lookAgain());
  addEventListener('beforeunload', (event) => {
    if (state.submission.status !== 'sending') return;
    event.preventDefault();
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
    }, leavingTime);
  });

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    dispatch,
  };
}
