import { formStatus, readForm } from '../fields.ts';
import { restoreDraft, saveAfterEdit, saveDraft } from './draft.ts';

/** How soon after its link a mail program is opened, in milliseconds. */
const mailTime = 1000;

/** When a link to the mail program was last pressed. */
let mailClick = -Infinity;

/**
 * Keeps what the visitor types: saves the draft, restores it when a page appears, and makes the
 * browser ask before the page is left if something would be lost.
 */
export function keepWhatIsTyped(root: HTMLElement): void {
  root.addEventListener('input', ({ target }) => {
    // With React, an edit during a send is undone, so it is not saved.
    if (formStatus() !== 'sending') {
      saveAfterEdit((target as HTMLInputElement).name);
    }
  });
  addEventListener('pageshow', restoreDraft);
  addEventListener('pagehide', saveDraft);
  // Not sooner: Firefox loads a page that may ask again on the way back, instead of keeping it.
  for (const type of ['input', 'submit']) {
    root.addEventListener(type, askBeforeLeaving, { once: true });
  }
}

function askBeforeLeaving(): void {
  addEventListener('click', rememberMailClick);
  addEventListener('beforeunload', askIfUnsaved);
}

function rememberMailClick({ target, timeStamp }: MouseEvent): void {
  if ((target as Element).closest?.('[href^="mailto:"]')) {
    mailClick = timeStamp;
  }
}

function askIfUnsaved(event: BeforeUnloadEvent): void {
  const isSaved = saveDraft();
  const status = formStatus();
  // The draft ends with the tab, which may be about to close.
  const isUnsent = status === 'error' && readForm().message !== '';
  // A link to the mail program fires this event too, although the page stays.
  const isForMail = event.timeStamp - mailClick < mailTime;
  if (!isForMail && (!isSaved || status === 'sending' || isUnsent)) {
    event.preventDefault();
  }
}
