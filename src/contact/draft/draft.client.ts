import { fillField, fillForm, readRequest } from './fields.client.ts';
import { part, scriptTexts } from './parts.client.ts';
import type { ContactRequest } from './request.ts';
import { mayHaveArrived } from './state.ts';
import { dispatch, state } from './store.client.ts';
import { storeDraft, storedDraft } from './stored-draft.client.ts';

/** Keeps what was typed when the page is left, and when it comes back from the bfcache. */
export function keepDraft(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      restoreDraft();
    }
  });
  addEventListener('pagehide', saveDraft);
  addEventListener('beforeunload', (event) => {
    const isSaved = saveDraft();
    if (!isSaved || state.status === 'sending') {
      event.preventDefault();
    }
  });
}

/** Stores what stands in the fields. @returns false if it could not be stored. */
export function saveDraft(): boolean {
  // While nobody has reached for the form on this page, what another page stored is kept.
  return part('form') ? storeDraft(draftToStore()) : true;
}

/** Fills in the stored draft, if it is another one than that of the fields. */
export function restoreDraft(): void {
  const { text, draft } = storedDraft();
  if (draft && part('form') && text !== draftToStore()) {
    fillForm(draft);
    fillSubject(readRequest().subject);
    dispatch({ type: 'restored', unconfirmed: draft.unconfirmed ? draftText() : null });
  }
}

/** @returns the text to which a request belongs. Its subject may come from the next button. */
export function draftText(): string {
  return JSON.stringify({ ...readRequest(), subject: '' });
}

/** @returns the request without a subject that a button has filled in: the next button has its own. */
export function draftRequest(): ContactRequest {
  const request = readRequest();
  const isChosen = request.subject !== offeredSubject();
  return isChosen ? request : { ...request, subject: '' };
}

/** Fills in the chosen subject or, if there is none, that of the button that opened the form. */
export function fillSubject(chosen: ContactRequest['subject']): void {
  fillField('subject', chosen || offeredSubject());
}

/** @returns the draft as it is stored: without the consent, which is given for one message only. */
function draftToStore(): string {
  const unconfirmed = mayHaveArrived(state, draftText()) || undefined;
  return JSON.stringify({ ...draftRequest(), unconfirmed });
}

function offeredSubject(): ContactRequest['subject'] {
  return state.purpose ? scriptTexts().purposes[state.purpose].subject : '';
}
