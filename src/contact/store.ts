import { readDraft, saveDraft } from './letter/kept.ts';
import { forgetDraft, forgetLetter, type KeptLetter, readLetter, setLetterAside } from './letter/letters.ts';
import { NotSent } from './sending/not-sent.ts';
import { type ContactEvent, type ContactState, reduce, type SentLetter } from './state.ts';

/** How long a page that its visitor means to leave is given to be gone, in milliseconds. */
const leavingTime = 3000;

export interface ContactStore {
  getState(): ContactState;
  subscribe(listener: () => void): () => void;
  dispatch(event: ContactEvent): void;
}

/**
 * Runs the state machine and what follows from its states: sending, and keeping the draft.
 * It outlives the dialog's elements, so that closing while sending loses nothing.
 * @param deliver sends the state's letter; it rejects when that did not leave.
 * @param state where the page stands when the store takes over.
 */
export function createStore(
  deliver: (state: ContactState & { letter: SentLetter }, onLate: () => void) => Promise<void>,
  state: ContactState,
): ContactStore {
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
    if (state.attempts !== before.attempts) send();
    for (const listener of listeners) listener();
    if (before.submission.status === 'success' && state.submission.status === 'idle') lookAgain();
  }

  function send(): void {
    const { attempts: attempt, letter, preset } = state;
    if (!letter) return;
    isKept = setLetterAside({ ...letter, preset });
    if (isKept) forgetDraft(letter.draft);
    const delivered = () => {
      forgetLetter(letter.date);
      forgetDraft(letter.draft);
      dispatch({ type: 'delivered', letter });
    };
    const failed = (error: unknown) => {
      dispatch({ type: 'failed', attempt, reason: error instanceof NotSent ? error.reason : null });
      takeBack({ ...letter, preset });
      console.error(error);
    };
    // A page that is left breaks its own request off, which tells nothing of the letter: only who stays is told.
    deliver({ ...state, letter }, delivered).then(delivered, (error: unknown) => {
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
  };
}
