import { formStatus, readForm } from '../parts.ts';
import { isDraftStored, restoreDraft, saveDraft } from './draft.ts';

/** How soon after its link a mail program is opened, in milliseconds. */
const mailTime = 1000;

/** When a link to the mail program was last pressed. */
let mailPress = -Infinity;

/**
 * Keeps what the visitor has typed: saves the draft when a page is left, restores it when one comes
 * back from the bfcache, and makes the browser ask before leaving if something would be lost.
 */
export function keepWhatIsTyped(): void {
  leaveBfcache();
  addEventListener('pageshow', restoreDraft);
  addEventListener('pagehide', saveDraft);
  addEventListener('click', rememberMailPress);
  addEventListener('beforeunload', askIfUnsaved);
}

/**
 * Keeps a page out of the bfcache while the tab has a draft, by a listener that does nothing else:
 * Firefox (153) gives a page that comes back from it the session storage as it was when the page was
 * left, so an outdated draft.
 */
export function leaveBfcache(): void {
  // Where storage is blocked, the bfcache alone keeps the fields.
  window.onunload = isDraftStored() ? () => {} : null;
}

/** Reloads the page. The browser asks only if the draft would be lost. */
export function reloadWithDraft(): void {
  if (saveDraft()) {
    removeEventListener('beforeunload', askIfUnsaved);
  }
  location.reload();
}

function rememberMailPress({ target, timeStamp }: MouseEvent): void {
  if ((target as Element).closest?.('[href^="mailto:"]')) {
    mailPress = timeStamp;
  }
}

function askIfUnsaved(event: BeforeUnloadEvent): void {
  const isSaved = saveDraft();
  const status = formStatus();
  // The draft ends with the tab, which may be about to close.
  const hasFailed = status === 'error' || status === 'not-loaded';
  const isUnsent = hasFailed && readForm().message !== '';
  // A link to the mail program fires this event too, although the page stays.
  const isForMail = event.timeStamp - mailPress < mailTime;
  if (!isForMail && (!isSaved || status === 'sending' || isUnsent)) {
    event.preventDefault();
  }
}
