import { contactElement, readRequest } from '../elements.ts';
import { type ContactRequest, makeRequest, requestFields, type Subject } from '../request.ts';
import { showCount } from './counter.ts';
import { showErrors } from './errors.ts';
import { formStatus, setStatus } from './status.ts';

// The draft is the content of the fields. The tab's session storage holds it until the tab is
// closed, and the form of the next page is filled in with it.

const draftKey = 'contact-draft';

/** Whether the visitor has chosen the subject. If not, it is that of the button. */
let isSubjectChosen = false;

/**
 * @returns the draft to store: no consent, which is given for one message only, and no subject that a
 * button has filled in.
 */
function draftText(): string {
  const request = readRequest();
  const subject = isSubjectChosen ? request.subject : '';
  return JSON.stringify({ ...request, subject });
}

const emptyDraftText = JSON.stringify(makeRequest(() => ''));

/** @returns the stored draft; `null` if there is none, or storage is blocked. */
function storedDraft(): string | null {
  try {
    return sessionStorage.getItem(draftKey);
  } catch {
    return null;
  }
}

function canStore(): boolean {
  try {
    return Boolean(sessionStorage);
  } catch {
    return false;
  }
}

/**
 * Fills in the stored draft. Does nothing if there is none, or if the fields already hold it: filling
 * it in again would empty a subject that a button has offered.
 * @returns whether the fields have changed.
 */
export function restoreDraft(): boolean {
  const text = storedDraft();
  if (text === null || text === draftText() || !contactElement('form')) {
    return false;
  }
  try {
    fill(JSON.parse(text));
    return true;
  } catch {
    // Not JSON, or null: the fields keep what they have.
    return false;
  }
}

/** Writes a draft into the form, whose consent is then not given. */
function fill(draft: Partial<ContactRequest>): void {
  for (const name of requestFields) {
    const field = contactElement(name);
    if (field) {
      field.value = draft[name] ?? '';
    }
  }
  const consent = contactElement('consent');
  if (consent) {
    consent.checked = false;
  }
  isSubjectChosen = readRequest().subject !== '';
  showCount();
}

/** Fills in the subject of the button that opens the form, unless the visitor has chosen one. */
export function offerSubject(subject: Subject): void {
  const field = contactElement('subject');
  if (field && !isSubjectChosen) {
    field.value = subject;
  }
}

/**
 * Stores the draft, if there is one.
 * @public tells knip that a test imports it.
 * @returns false if it could not: storage is blocked or full.
 */
export function saveDraft(): boolean {
  if (!contactElement('form')) {
    // Nobody has reached for the form on this page, so what another page stored is kept.
    return true;
  }
  const isUntouched = draftText() === emptyDraftText && storedDraft() === null;
  if (isUntouched) {
    return true;
  }
  try {
    // If the new text does not fit, no page may restore the older one.
    sessionStorage.removeItem(draftKey);
    sessionStorage.setItem(draftKey, draftText());
    return true;
  } catch {
    return false;
  }
}

/** Stores the draft after the visitor has edited a field. @param name the field's name. */
export function saveAfterEdit(name: string): void {
  if (name === 'subject') {
    isSubjectChosen = readRequest().subject !== '';
  }
  saveDraft();
}

/**
 * Empties the form once a request has arrived. Stores empty texts instead of removing the draft, so
 * that a page that comes back from the bfcache empties its form too.
 */
export function clearDraft(): void {
  fill({});
  saveDraft();
}

/**
 * Keeps what the visitor has typed: saves the draft when a page is left, restores it when one comes
 * back from the bfcache, and makes the browser ask before leaving if something would be lost.
 */
export function keepDraft(): void {
  avoidStaleBfcache();
  addEventListener('pageshow', () => {
    if (formStatus() !== 'sending' && restoreDraft()) {
      // What was shown was about what stood in the fields.
      showErrors({});
      setStatus('idle');
    }
  });
  addEventListener('pagehide', saveDraft);
  addEventListener('beforeunload', (event) => {
    const isSaved = saveDraft();
    if (!isSaved || formStatus() === 'sending') {
      event.preventDefault();
    }
  });
}

/**
 * Keeps pages out of the bfcache of Firefox (153), by a listener that does nothing else: a page that
 * comes back from it has the session storage as it was when the page was left, so an outdated draft.
 */
function avoidStaleBfcache(): void {
  const isFirefox = CSS.supports('-moz-appearance', 'none');
  // Where storage is blocked, the bfcache alone keeps the fields.
  if (isFirefox && canStore()) {
    window.onunload = () => {};
  }
}
