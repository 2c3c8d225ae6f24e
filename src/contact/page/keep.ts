import { formStatus, readForm } from '../fields.ts';
import { restoreDraft, saveAfterEdit, saveDraft } from './draft.ts';

/** What the form offers after a failure: a mail program, and a reload. Neither loses the draft. */
const waysOut = '[href^="mailto:"], #contact-reload';

/** How soon after the press on one of them the browser follows it, in milliseconds. */
const wayOutTime = 1000;

/** When one of them was last pressed. */
let wayOutPress = -Infinity;

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
  addEventListener('click', rememberWayOut);
  addEventListener('beforeunload', askIfUnsaved);
}

function rememberWayOut({ target, timeStamp }: MouseEvent): void {
  if ((target as Element).closest?.(waysOut)) {
    wayOutPress = timeStamp;
  }
}

function askIfUnsaved(event: BeforeUnloadEvent): void {
  const isSaved = saveDraft();
  const status = formStatus();
  // The draft ends with the tab, which may be about to close.
  const hasFailed = status === 'error' || status === 'not-loaded';
  const isUnsent = hasFailed && readForm().message !== '';
  // A link to the mail program fires this event too, although the page stays.
  const isWanted = event.timeStamp - wayOutPress < wayOutTime;
  if (!isWanted && (!isSaved || status === 'sending' || isUnsent)) {
    event.preventDefault();
  }
}
