import type { TFunction } from 'i18next';
import { flushSync } from 'react-dom';
import email from '../../../locales/fr/email.json';
import { settings } from '../../site/site.ts';
import { emailParameters } from '../email/email-parameters.ts';
import { type FailureReason, SendError, sendEmail } from '../email/send-email.ts';
import type { contactFields } from '../page/fields.ts';
import { announce, type Status, showStatus } from '../page/status.ts';
import type { FormValues } from '../request/contact-request.ts';
import { type Errors, validate } from '../request/validation.ts';

/** What the page's script does for React. */
export interface ContactPage {
  dialog: HTMLDialogElement;
  fields: ReturnType<typeof contactFields>;
  /** Moves the focus to the start of the form, as suits a press by mouse, finger or key. */
  focusStart(press: Event): void;
}

/** What the form answers (spec §4, §5). What is typed belongs to the page. */
interface ContactState {
  status: Exclude<Status, 'not-loaded'>;
  errors: Errors;
  /** Why the request did not leave, where that is known. */
  reason: FailureReason | null;
}

export type ContactStore = ReturnType<typeof createStore>;

const initialState: ContactState = { status: 'idle', errors: {}, reason: null };

/**
 * Holds the state of the form's answers, and does what follows from it: validate, send, forget what has arrived, and
 * announce on the page how a send ended whose dialog was closed meanwhile.
 */
export function createStore(page: ContactPage, t: TFunction<'contact'>) {
  const { dialog, fields } = page;
  const listeners = new Set<() => void>();
  let state = initialState;

  function set(change: Partial<ContactState>): void {
    state = { ...state, ...change };
    if (change.status) {
      showStatus(dialog, change.status);
    }
    flushSync(() => {
      for (const listener of listeners) {
        listener();
      }
    });
  }

  function submit(): void {
    const { status } = state;
    if (status === 'sending' || status === 'success') {
      return;
    }
    const draft = fields.read();
    const errors = validate(draft);
    // Removed first: Orca says an alert that is inserted, not one whose text changes.
    set({ errors: {} });
    const [wrong] = Object.keys(errors);
    if (wrong) {
      set({ errors });
      dialog.querySelector<HTMLElement>(`#contact-${wrong}`)?.focus();
      // The focus alone leaves a field that is seen in part where it is, and its message below the screen.
      dialog.querySelector(`#contact-${wrong}-error`)?.scrollIntoView({ block: 'nearest' });
      return;
    }
    send(draft, status === 'error');
  }

  async function send(draft: FormValues, isRetry: boolean): Promise<void> {
    const purpose = dialog.dataset.openedBy ?? '';
    const date = new Date(fields.firstSent());
    set({ status: 'sending', reason: null });
    try {
      // A person whose browser fills in the trap passes at the second try, which no bot makes.
      if (draft.trap && !isRetry) {
        throw new Error(email.errors.trap);
      }
      const toEmail = settings.contactEmail;
      await sendEmail(
        emailParameters(draft, { purpose, source: location.pathname, date, toEmail }),
      );
    } catch (error) {
      console.error(error);
      set({ status: 'error', reason: error instanceof SendError ? error.reason : null });
      if (!dialog.open) {
        announce(t(($) => $.background.failed));
      }
      // The box last: where there is no room for both, it is what must be read.
      for (const part of ['[type=submit]', '#contact-failure']) {
        dialog.querySelector(part)?.scrollIntoView({ block: 'nearest' });
      }
      return;
    }
    fields.forget(draft);
    set(dialog.open ? { status: 'success' } : initialState);
    if (!dialog.open) {
      announce(t(($) => $.background.sent));
    }
  }

  /** The thanks have been read: the form can be filled in again. */
  function renew(): void {
    if (state.status === 'success') {
      set(initialState);
    }
  }

  dialog.addEventListener('close', renew);
  dialog.addEventListener('input', ({ target }) => {
    const { [(target as HTMLInputElement).name as keyof FormValues]: corrected, ...errors } =
      state.errors;
    if (corrected) {
      set({ errors });
    }
  });

  return {
    ...page,
    t,
    submit,
    renew,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
