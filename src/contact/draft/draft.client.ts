import { fillField, fillForm, readRequest, requestKey } from '../fields.client.ts';
import { type Purpose, purposes } from '../purposes.ts';
import type { ContactRequest } from '../request.ts';
import { dispatch, formState, mayHaveArrived } from '../state/state.ts';

/** What was typed, and whether it may have arrived already without being confirmed. */
type Draft = Partial<ContactRequest> & { unconfirmed?: boolean };

const storageKey = 'contact-draft';

/** What a button has filled in. Nobody has typed it, so the next button has its own. */
let offered: Pick<ContactRequest, 'subject' | 'message'> = { subject: '', message: '' };

/** Whether this page has the form, and so a draft of its own. */
let isBegun = false;

/** Whether the draft is in the tab's storage, so that the page can be left. */
let isStored = true;

/** Keeps what was typed when the page is left, and when the browser brings it back. */
export function keepDraft(): void {
  if (CSS.supports('-moz-appearance', 'none')) {
    // Firefox's page from the bfcache still has the session storage that it was left with, even when it
    // is reloaded. A page with this listener does not go there.
    addEventListener('unload', () => {});
  }
  // Another page may have sent or changed the draft since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isBegun && isStored && formState.status !== 'sending') {
      isBegun = false;
      location.reload();
    }
  });
  addEventListener('pagehide', saveDraft);
  addEventListener('beforeunload', (event) => {
    saveDraft();
    if (!isStored || formState.status === 'sending') {
      event.preventDefault();
    }
  });
}

/** Fills in what another page has stored. Call it once, when the form is in the page. */
export function beginDraft(): void {
  isBegun = true;
  const { unconfirmed, ...request } = readDraft();
  fillForm(request);
  if (unconfirmed) {
    dispatch({ type: 'restoreDoubt', key: requestKey() });
  }
}

function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '') ?? {};
  } catch {
    // There is none, another script has written it, or storage is blocked.
    return {};
  }
}

/**
 * Stores what stands in the fields in the tab's session storage, without the consent, which is given
 * for one message only. While nobody has opened the form here, what another page stored is kept.
 */
export function saveDraft(): void {
  if (!isBegun) {
    return;
  }
  const draft: Draft = {
    ...typedRequest(),
    unconfirmed: mayHaveArrived(formState, requestKey()),
  };
  const isEmpty = !Object.values(draft).some(Boolean);
  try {
    // If the new text does not fit, no page may restore the older one.
    sessionStorage.removeItem(storageKey);
    if (!isEmpty) {
      sessionStorage.setItem(storageKey, JSON.stringify(draft));
    }
    isStored = true;
  } catch {
    isStored = isEmpty;
  }
}

/**
 * Makes the message of a button the visitor's own, because it is sent. The next button may still bring its
 * subject.
 */
export function keepOfferedMessage(): void {
  offered.message = '';
}

/** @returns the request without what a button has filled in. */
function typedRequest(): ContactRequest {
  const { subject, message, ...others } = readRequest();
  return {
    ...others,
    subject: subject === offered.subject ? '' : subject,
    message: message === offered.message ? '' : message,
  };
}

/** Fills in the subject of a button's purpose, and its message, if nobody has chosen or typed another one. */
export function offer({ purpose, message }: { purpose: Purpose; message: string }): void {
  const typed = typedRequest();
  offered = {
    subject: typed.subject ? '' : purposes[purpose].subject,
    message: typed.message ? '' : message,
  };
  fillField('subject', typed.subject || offered.subject);
  fillField('message', typed.message || offered.message);
}
