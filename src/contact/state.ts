import type { Purpose } from './purposes.ts';
import type { FieldName } from './request.ts';
import type { Errors } from './rules.ts';
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
  /** How often the form has been refused. Each refusal is announced anew. */
  refusals: number;
  /** The number of the newest request. A retry has a number of its own. */
  request: number;
  /** The text that is on its way to the service. */
  underWay: string | null;
  /** The text that may have arrived, though the service has not confirmed it. */
  unconfirmed: string | null;
  /** Why the last send failed; null if nobody knows. */
  reason: FailureReason | null;
  /** The result of a way to write directly, or that an older text has been sent. */
  note: 'cut' | 'copied' | 'notCopied' | 'sent' | null;
  /** What the page says of a request whose dialog is closed. */
  notice: FailureReason | 'notSent' | 'sent' | null;
}

export type FormEvent =
  | { type: 'open'; purpose: Purpose }
  | { type: 'close' }
  | { type: 'edit'; field: FieldName }
  | { type: 'refuse'; errors: Errors }
  /** « Envoyer » was pressed, and the values are right. */
  | { type: 'send' }
  /** The request leaves for the service. */
  | { type: 'leave'; text: string }
  /** The service has confirmed a request. Its text still `isCurrent` if the fields have no other. */
  | { type: 'sent'; request: number; isCurrent: boolean }
  | { type: 'fail'; request: number; text: string; reason: FailureReason | null }
  | { type: 'note'; note: State['note'] }
  /** The notice was closed. */
  | { type: 'read' }
  /** The fields have been filled in with the draft, whose text may already have arrived. */
  | { type: 'restored'; unconfirmed: string | null };

export const initialState: State = {
  isOpen: false,
  purpose: null,
  status: 'idle',
  errors: {},
  refusals: 0,
  request: 0,
  underWay: null,
  unconfirmed: null,
  reason: null,
  note: null,
  notice: null,
};

/** What an event changes in a state; null if nothing. */
type Transitions = {
  [Type in FormEvent['type']]: (
    state: State,
    event: Extract<FormEvent, { type: Type }>,
  ) => Partial<State> | null;
};

const transitions: Transitions = {
  open: (_state, { purpose }) => ({ isOpen: true, purpose, notice: null }),

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

  refuse: ({ refusals }, { errors }) => ({
    status: 'idle',
    errors,
    refusals: refusals + 1,
    note: null,
  }),

  send: ({ request }) => ({ status: 'sending', errors: {}, note: null, request: request + 1 }),

  leave: (_state, { text }) => ({ underWay: text }),

  sent({ request, isOpen }, event) {
    if (event.request !== request) {
      // A retry has begun. What becomes of that one is said.
      return null;
    }
    const confirmed = { status: 'idle', underWay: null, unconfirmed: null } as const;
    if (!isOpen) {
      return { ...confirmed, notice: 'sent' };
    }
    return event.isCurrent
      ? { ...confirmed, status: 'success', errors: {}, note: null }
      : { ...confirmed, note: 'sent' };
  },

  fail({ request, status, isOpen, unconfirmed }, event) {
    if (event.request !== request || status !== 'sending') {
      return null;
    }
    const { text } = event;
    const mayHaveArrived = event.reason === 'unconfirmed' || unconfirmed === text;
    // What may have arrived at the first try is not unsent because the second fails.
    const reason = mayHaveArrived ? 'unconfirmed' : event.reason;
    return {
      status: 'error',
      underWay: null,
      unconfirmed: mayHaveArrived ? text : unconfirmed,
      reason,
      notice: isOpen ? null : (reason ?? 'notSent'),
    };
  },

  note: (_state, { note }) => ({ note }),

  read: () => ({ notice: null }),

  restored: (_state, { unconfirmed }) => ({
    status: unconfirmed === null ? 'idle' : 'error',
    reason: 'unconfirmed',
    unconfirmed,
    errors: {},
    note: null,
  }),
};

/** @returns the state after an event; the same object if the event changes nothing. */
export function next(state: State, event: FormEvent): State {
  const change = transitions[event.type](state, event as never);
  return change ? { ...state, ...change } : state;
}

/** @returns whether a text may have arrived already: it is on its way, or was not confirmed. */
export function mayHaveArrived({ underWay, unconfirmed }: State, text: string): boolean {
  return underWay === text || unconfirmed === text;
}
