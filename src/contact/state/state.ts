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
  /** The key of the request that was sent last. It is on its way while the status is `sending`. */
  sentKey: string | null;
  /** The keys of those that may have arrived, though the service has not confirmed them. */
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

/** A request is known by its key (`requestKey`): so are its answers, however often and late they come. */
export type ContactEvent =
  /** A button was pressed, which may offer a message: `byKey`, if a key or a screen reader did it. */
  | { type: 'open'; purpose: Purpose; message: string; byKey: boolean }
  | { type: 'close' }
  | { type: 'edit'; field: FieldName }
  | { type: 'refuse'; errors: Errors; key: string }
  | { type: 'send'; key: string }
  /** The service has confirmed a request. `currentKey` is that of what stands in the fields. */
  | { type: 'sent'; key: string; currentKey: string }
  | { type: 'fail'; key: string; reason: FailureReason | null }
  | { type: 'notify'; notice: State['notice'] }
  /** The fields have been filled in with a draft that may already have arrived. */
  | { type: 'restoreDoubt'; key: string };

export const initialState: State = {
  isOpen: false,
  purpose: null,
  status: 'idle',
  errors: {},
  sentKey: null,
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

  refuse(state, { errors, key }) {
    // What may have arrived is still said: after a reload, only the consent is missing.
    const status = mayHaveArrived(state, key) ? 'error' : 'idle';
    return { status, reason: status === 'error' ? 'unconfirmed' : null, errors, notice: null };
  },

  send: (_state, { key }) => ({
    status: 'sending',
    sentKey: key,
    errors: {},
    reason: null,
    notice: null,
  }),

  sent(state, { key, currentKey }) {
    if (!mayHaveArrived(state, key)) {
      // Another try has been confirmed before.
      return null;
    }
    const unconfirmed = state.unconfirmed.filter((other) => other !== key);
    if (key !== currentKey) {
      const status = key === state.sentKey ? 'idle' : state.status;
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

  fail(state, { key, reason: known }) {
    if (state.status !== 'sending' || state.sentKey !== key) {
      return null;
    }
    // What may have arrived at the first try is not unsent because the second fails.
    const others = state.unconfirmed.filter((other) => other !== key);
    const isDoubtful = known === 'unconfirmed' || others.length < state.unconfirmed.length;
    const reason = isDoubtful ? 'unconfirmed' : known;
    return {
      status: 'error',
      unconfirmed: isDoubtful ? [...others, key] : others,
      reason,
      notice: state.isOpen ? null : (reason ?? 'notSent'),
    };
  },

  notify: (state, { notice }) => (notice === state.notice ? null : { notice }),

  restoreDoubt: (_state, { key }) => ({
    status: 'error',
    reason: 'unconfirmed',
    unconfirmed: [key],
  }),
};

/** @returns the state after an event; the same object if the event changes nothing. */
export function reduce(state: State, event: ContactEvent): State {
  const change = transitions[event.type](state, event as never);
  return change ? { ...state, ...change } : state;
}

/** @returns whether a request may have arrived already: it is on its way, or was not confirmed. */
export function mayHaveArrived({ status, sentKey, unconfirmed }: State, key: string): boolean {
  return (status === 'sending' && sentKey === key) || unconfirmed.includes(key);
}

type Subscriber = (state: State, before: State, event: ContactEvent) => void;

/** What the form is doing now. Only `dispatch` changes it. */
export let formState: State = { ...initialState };

let notifySubscriber: Subscriber = () => {};

/** Says what is told of each change of the state. Call it once. */
export function subscribe(subscriber: Subscriber): void {
  notifySubscriber = subscriber;
}

/** Changes the state. The subscriber is told if it is another one. */
export function dispatch(event: ContactEvent): void {
  const before = formState;
  formState = reduce(before, event);
  if (formState !== before) {
    notifySubscriber(formState, before, event);
  }
}
