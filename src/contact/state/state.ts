import type { Purpose } from '../purposes.ts';
import type { Errors, FieldName } from '../request.ts';

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
  /** The text that was sent last. It is on its way while the status is `sending`. */
  text: string | null;
  /** The texts that may have arrived, though the service has not confirmed them. */
  unconfirmed: readonly string[];
  /** Why the last send failed; null if nobody knows. */
  reason: FailureReason | null;
  /** What is said in a line: in the dialog, or on the page if it is closed. */
  notice: 'cut' | 'copied' | 'notCopied' | 'sent' | 'notSent' | FailureReason | null;
}

/**
 * Why a send failed, as a key of the texts' `reasons`. A request that is `unconfirmed` may have
 * arrived.
 */
export type FailureReason = 'unconfirmed' | 'tooLarge' | 'offline';

/** A request belongs to a text: so do its answers, however often and however late they come. */
export type ContactEvent =
  /** A button was pressed: `byKey`, if a key or a screen reader did it. */
  | { type: 'open'; purpose: Purpose; button: HTMLElement; byKey: boolean }
  | { type: 'close' }
  | { type: 'edit'; field: FieldName }
  | { type: 'refuse'; errors: Errors; text: string }
  | { type: 'send'; text: string }
  /** The service has confirmed a text. `typed` is the one in the fields. */
  | { type: 'sent'; text: string; typed: string }
  | { type: 'fail'; text: string; reason: FailureReason | null }
  | { type: 'notify'; notice: State['notice'] }
  /** The fields have been filled in with a draft that may already have arrived. */
  | { type: 'restoreDoubt'; text: string };

export const initialState: State = {
  isOpen: false,
  purpose: null,
  status: 'idle',
  errors: {},
  text: null,
  unconfirmed: [],
  reason: null,
  notice: null,
};

/** What an event changes in a state; null if nothing. */
type Transitions = {
  [Type in ContactEvent['type']]: (
    state: State,
    event: Extract<ContactEvent, { type: Type }>,
  ) => Partial<State> | null;
};

const transitions: Transitions = {
  open: (_state, { purpose }) => ({ isOpen: true, purpose, notice: null }),

  // The next button is a new beginning, but a failure stays until the next send.
  close({ isOpen, status }) {
    const isThanking = status === 'success';
    return isOpen
      ? { isOpen: false, status: isThanking ? 'idle' : status, errors: {}, notice: null }
      : null;
  },

  edit({ errors, notice }, { field }) {
    const { [field]: corrected, ...others } = errors;
    // What has become of an older text is not about the words that are typed now.
    return { errors: corrected ? others : errors, notice: notice === 'sent' ? notice : null };
  },

  refuse(state, { errors, text }) {
    // What may have arrived is still said: after a reload, only the consent is missing.
    const status = mayHaveArrived(state, text) ? 'error' : 'idle';
    return { status, reason: status === 'error' ? 'unconfirmed' : null, errors, notice: null };
  },

  send: (_state, { text }) => ({ status: 'sending', text, errors: {}, reason: null, notice: null }),

  sent(state, { text, typed }) {
    if (!mayHaveArrived(state, text)) {
      // Another request for the same text has been confirmed before.
      return null;
    }
    const unconfirmed = state.unconfirmed.filter((other) => other !== text);
    if (text !== typed) {
      const status = text === state.text ? 'idle' : state.status;
      return { status, unconfirmed, notice: 'sent' };
    }
    return {
      status: state.isOpen ? 'success' : 'idle',
      errors: {},
      reason: null,
      unconfirmed,
      notice: state.isOpen ? null : 'sent',
    };
  },

  fail(state, { text, reason: known }) {
    if (state.status !== 'sending' || state.text !== text) {
      return null;
    }
    // What may have arrived at the first try is not unsent because the second fails.
    const others = state.unconfirmed.filter((other) => other !== text);
    const isDoubtful = known === 'unconfirmed' || others.length < state.unconfirmed.length;
    const reason = isDoubtful ? 'unconfirmed' : known;
    return {
      status: 'error',
      unconfirmed: isDoubtful ? [...others, text] : others,
      reason,
      notice: state.isOpen ? null : (reason ?? 'notSent'),
    };
  },

  notify: (state, { notice }) => (notice === state.notice ? null : { notice }),

  restoreDoubt: (_state, { text }) => ({
    status: 'error',
    reason: 'unconfirmed',
    unconfirmed: [text],
  }),
};

/** @returns the state after an event; the same object if the event changes nothing. */
export function reduce(state: State, event: ContactEvent): State {
  const change = transitions[event.type](state, event as never);
  return change ? { ...state, ...change } : state;
}

/** @returns whether a text may have arrived already: it is on its way, or was not confirmed. */
export function mayHaveArrived({ status, text, unconfirmed }: State, typed: string): boolean {
  return (status === 'sending' && text === typed) || unconfirmed.includes(typed);
}
