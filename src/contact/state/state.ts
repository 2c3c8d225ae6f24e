import type { Purpose } from './purposes.ts';
import type { Errors, FieldName } from './request.ts';
import type { FailureReason } from './send-error.ts';

/**
 * What the form is doing (spec §4). What stands in the fields is not in it: the fields are the truth.
 * `docs/contact-form.md` has its transitions in a table.
 */
export interface State {
  isOpen: boolean;
  /** That of the button that last opened the dialog. */
  purpose: Purpose | null;
  status: 'idle' | 'sending' | 'error' | 'success';
  errors: Errors;
  /** The number of the newest request. A retry has a number of its own. */
  request: number;
  /** The text of that request. */
  text: string | null;
  /** Whether it is on its way to the service. */
  isUnderWay: boolean;
  /** The text that may have arrived, though the service has not confirmed it. */
  unconfirmed: string | null;
  /** Why the last send failed; null if nobody knows. */
  reason: FailureReason | null;
  /**
   * What is said in a line: in the dialog, or on the page if it is closed. There it is what became of a
   * request.
   */
  note: 'cut' | 'copied' | 'notCopied' | 'sent' | 'notSent' | FailureReason | null;
}

export type ContactEvent =
  | { type: 'open'; purpose: Purpose }
  | { type: 'close' }
  | { type: 'edit'; field: FieldName }
  | { type: 'refuse'; errors: Errors; text: string }
  /** « Envoyer » was pressed. The request leaves, or still waits for the script that sends. */
  | { type: 'send'; text: string; isUnderWay: boolean }
  /** The service has confirmed a request. Its text still `isCurrent` if the fields have no other. */
  | { type: 'sent'; request: number; isCurrent: boolean }
  | { type: 'fail'; request: number; reason: FailureReason | null }
  | { type: 'note'; note: State['note'] }
  /** The fields have been filled in with the draft, whose text may already have arrived. */
  | { type: 'restored'; unconfirmed: string | null };

export const initialState: State = {
  isOpen: false,
  purpose: null,
  status: 'idle',
  errors: {},
  request: 0,
  text: null,
  isUnderWay: false,
  unconfirmed: null,
  reason: null,
  note: null,
};

/** What an event changes in a state; null if nothing. */
type Transitions = {
  [Type in ContactEvent['type']]: (
    state: State,
    event: Extract<ContactEvent, { type: Type }>,
  ) => Partial<State> | null;
};

const transitions: Transitions = {
  open: (_state, { purpose }) => ({ isOpen: true, purpose, note: null }),

  // The next button is a new beginning, but a failure stays until the next send.
  close({ isOpen, status }) {
    const isThanking = status === 'success';
    return isOpen
      ? { isOpen: false, status: isThanking ? 'idle' : status, errors: {}, note: null }
      : null;
  },

  edit({ errors, note }, { field }) {
    const { [field]: corrected, ...others } = errors;
    // What has become of an older text is not about the words that are typed now.
    return { errors: corrected ? others : errors, note: note === 'sent' ? note : null };
  },

  // The script with the rules may come when the dialog is closed. The next button shows the errors.
  refuse({ isOpen, unconfirmed }, { errors, text }) {
    // What may have arrived is still said: after a reload, only the consent is missing.
    const reason = unconfirmed === text ? 'unconfirmed' : null;
    const note = isOpen ? null : (reason ?? 'notSent');
    return { status: reason ? 'error' : 'idle', reason, errors, note };
  },

  send: ({ request }, { text, isUnderWay }) => ({
    status: 'sending',
    errors: {},
    note: null,
    request: request + 1,
    text,
    isUnderWay,
  }),

  sent({ request, isOpen, text, unconfirmed }, event) {
    if (event.request !== request) {
      // A retry has begun. What becomes of that one is said.
      return null;
    }
    const isThanking = isOpen && event.isCurrent;
    return {
      status: isThanking ? 'success' : 'idle',
      isUnderWay: false,
      unconfirmed: unconfirmed === text ? null : unconfirmed,
      note: isThanking ? null : 'sent',
    };
  },

  fail({ request, status, isOpen, text, unconfirmed }, event) {
    if (event.request !== request || status !== 'sending') {
      return null;
    }
    // What may have arrived at the first try is not unsent because the second fails.
    const mayHaveArrived = event.reason === 'unconfirmed' || text === unconfirmed;
    const reason = mayHaveArrived ? 'unconfirmed' : event.reason;
    return {
      status: 'error',
      isUnderWay: false,
      unconfirmed: mayHaveArrived ? text : unconfirmed,
      reason,
      note: isOpen ? null : (reason ?? 'notSent'),
    };
  },

  note: (state, { note }) => (note === state.note ? null : { note }),

  restored: (_state, { unconfirmed }) => ({
    status: unconfirmed === null ? 'idle' : 'error',
    reason: unconfirmed === null ? null : 'unconfirmed',
    unconfirmed,
    errors: {},
    note: null,
  }),
};

/** @returns the state after an event; the same object if the event changes nothing. */
export function reduce(state: State, event: ContactEvent): State {
  const change = transitions[event.type](state, event as never);
  return change ? { ...state, ...change } : state;
}

/** @returns whether a text may have arrived already: it is on its way, or was not confirmed. */
export function mayHaveArrived({ text, isUnderWay, unconfirmed }: State, typed: string): boolean {
  return (isUnderWay && text === typed) || unconfirmed === typed;
}
