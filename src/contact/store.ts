import { type KeptLetter, readDraft, saveDraft } from './letter/kept.ts';
import { forgetDraft, forgetLetter, isAside, readLetter, setLetterAside } from './letter/set-aside.ts';
import { NotSent } from './sending/not-sent.ts';
import { type ContactEvent, type ContactState, reduce } from './state.ts';

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
  deliver: (letter: KeptLetter, state: ContactState, onLate: () => void) => Promise<void>,
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
    if (event.type === 'edited' || event.type === 'resumed') isKept = saveDraft(state);
    if (before.interrupted && !state.interrupted) forgetLetter(before.interrupted.date);
    if (state.letter && state.attempts !== before.attempts) send(state.letter, state.attempts);
    for (const listener of listeners) listener();
    if (before.submission.status === 'success') lookAgain();
  }

  function send(letter: KeptLetter, attempt: number): void {
    const wasAside = setLetterAside(letter);
    isKept = wasAside;
    const delivered = () => {
      forgetLetter(letter.date);
      forgetDraft(letter.draft);
      dispatch({ type: 'delivered', draft: letter.draft });
    };
    const failed = (error: unknown) => {
      if (wasAside && !isAside(letter.date)) return dispatch({ type: 'overtaken', attempt, kept: readDraft() });
      dispatch({ type: 'failed', attempt, reason: error instanceof NotSent ? error.reason : null });
      takeBack(letter);
      console.error(error);
    };
    // A page that is left breaks its own request off, which tells nothing of the letter: only who stays is told.
    deliver(letter, state, delivered).then(delivered, (error: unknown) => {
      if (isLeaving) setTimeout(failed, leavingTime, error);
      else failed(error);
    });
  }

  /** What did not leave is a draft again, unless another page of the tab has begun a new one: then it waits aside. */
  function takeBack(letter: KeptLetter): void {
    if (readDraft()) lookAgain();
    else {
      forgetLetter(letter.date);
      isKept = saveDraft(letter);
    }
  }

  function lookAgain(): void {
    const kept = readDraft();
    if (kept || isKept) dispatch({ type: 'restored', kept, interrupted: readLetter() });
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
