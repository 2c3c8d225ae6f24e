import { emptyDraft, keepDraft, readDraft } from './draft.ts';
import { type ContactEvent, type ContactState, initialState, reduce } from './state.ts';

/** How long the success is shown before the form is reset and the dialog closes, in milliseconds (spec §9). */
const successDelay = 3000;
/** How long after the last key the draft is kept, so that typing costs nothing. */
const keepDelay = 300;

export interface ContactStore {
  getState(): ContactState;
  subscribe(listener: () => void): () => void;
  dispatch(event: ContactEvent): void;
}

/**
 * Runs the state machine and what follows from its states: sending, the time of the success, and keeping the draft.
 * It outlives the dialog's elements, so that closing while sending loses nothing.
 * @param deliver sends the state's draft; it rejects when the message did not leave.
 */
export function createStore(deliver: (state: ContactState, onLate: () => void) => Promise<void>): ContactStore {
  const kept = readDraft();
  const listeners = new Set<() => void>();
  let state = initialState(kept?.draft, kept?.preset);
  let isKept = kept !== null;
  let success: ReturnType<typeof setTimeout> | undefined;
  let keeping: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: ContactEvent): void {
    const before = state;
    state = reduce(state, event);
    if (state === before) return;
    if (state.attempts !== before.attempts) send(state);
    timeSuccess();
    if (state.draft !== before.draft || state.submission !== before.submission) keepSoon();
    for (const listener of listeners) listener();
  }

  function send(sending: ContactState): void {
    const attempt = sending.attempts;
    const delivered = () => dispatch({ type: 'delivered', attempt });
    deliver(sending, delivered).then(delivered, (error: unknown) => {
      console.error(error);
      dispatch({ type: 'failed', attempt });
    });
  }

  /** A success that came while the dialog was closed waits to be seen. */
  function timeSuccess(): void {
    const visible = state.open && state.submission.status === 'success';
    if (visible) success ??= setTimeout(() => dispatch({ type: 'finished' }), successDelay);
    else {
      clearTimeout(success);
      success = undefined;
    }
  }

  function keepSoon(): void {
    clearTimeout(keeping);
    if (state.submission.status === 'success') keep();
    else keeping = setTimeout(keep, keepDelay);
  }

  function keep(): void {
    clearTimeout(keeping);
    keeping = undefined;
    const { draft, preset, submission } = state;
    const { subject, ...typed } = draft;
    const nothing = submission.status === 'success' || (subject === preset && !Object.values(typed).some(Boolean));
    isKept = keepDraft(nothing ? null : { draft, preset });
  }

  addEventListener('pagehide', () => keeping !== undefined && keep());
  addEventListener('pageshow', ({ persisted }) => {
    // The page comes back from the browser's cache: another page of this tab may have changed or sent the draft.
    const latest = readDraft();
    if (persisted && (latest || isKept))
      dispatch({ type: 'restored', ...(latest ?? { draft: emptyDraft, preset: '' }) });
  });
  addEventListener('beforeunload', (event) => state.submission.status === 'sending' && event.preventDefault());

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
  };
}
