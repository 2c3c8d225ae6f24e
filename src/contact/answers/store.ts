import { flushSync } from 'react-dom';
import type { Resources } from '../../i18n/resources.ts';
import type { Draft } from '../letter/fields.ts';
import { findErrors } from '../letter/rules.ts';
import type { contactFields } from '../page/fields.ts';
import { showStatus } from '../page/status.ts';
import { NotSent } from '../sending/not-sent.ts';
import { type ContactEvent, type ContactState, initialState, reduce } from './state.ts';

/** What the page's script does for the answers. */
export interface ContactPage {
  dialog: HTMLDialogElement;
  fields: ReturnType<typeof contactFields>;
  /** Shows and announces a text on the page, politely. */
  announce(text: string): void;
  /** Puts the focus where the form begins, for who has pressed something with a mouse, a finger or a key. */
  begin(press: Event): void;
}

/** One try to send a letter. */
export interface Sending {
  /** The how-manieth it is of this visit to the page. */
  attempt: number;
  /** When its text was first sent. */
  date: Date;
  /** To be called when it is accepted after its silence was taken for a failure. */
  onLate(): void;
}

export type ContactStore = ReturnType<typeof createStore>;

/**
 * Runs the state machine and what follows from its states: sending, keeping until 200, and telling on the page how a send
 * ended whose dialog is closed.
 * @param deliver sends what stands in the form, once more at each attempt; it rejects when that did not leave.
 */
export function createStore(
  { dialog, fields, announce }: Omit<ContactPage, 'begin'>,
  words: Resources['contact']['background'],
  deliver: (draft: Draft, sending: Sending) => Promise<void>,
) {
  const listeners = new Set<() => void>();
  let state: ContactState = initialState;

  function dispatch(event: ContactEvent): void {
    const { status } = state;
    state = reduce(state, event);
    if (state.status !== status) showStatus(dialog, state.status);
    flushSync(() => {
      for (const listener of listeners) listener();
    });
    if (dialog.open || state.status === status) return;
    if (state.status === 'error') announce(words.failed);
    if (state.status !== 'success') return;
    // Said on the page, the thanks have been seen.
    announce(words.sent);
    dispatch({ type: 'renewed' });
  }

  function submit(): void {
    if (state.status === 'sending' || state.status === 'success') return;
    const draft = fields.read();
    const errors = findErrors(draft);
    const [wrong] = Object.keys(errors);
    if (wrong) {
      dispatch({ type: 'refused', errors });
      dialog.querySelector<HTMLElement>(`#contact-${wrong}`)?.focus();
      return;
    }
    const date = new Date(fields.stamp());
    dispatch({ type: 'sent' });
    const attempt = state.attempts;
    const delivered = () => dispatch({ type: 'delivered', attempt, isHere: fields.forget(draft) });
    deliver(draft, { attempt, date, onLate: delivered }).then(delivered, (error: unknown) => {
      dispatch({ type: 'failed', attempt, reason: error instanceof NotSent ? error.reason : null });
      console.error(error);
    });
  }

  dialog.addEventListener('input', ({ target }) =>
    dispatch({ type: 'edited', field: (target as HTMLInputElement).name }),
  );
  dialog.addEventListener('close', () => dispatch({ type: 'renewed' }));

  return {
    submit,
    dispatch,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
