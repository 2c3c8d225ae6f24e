import { contactElement, readForm, setFields } from '../elements.ts';
import { type FormValues, makeRequest, requestFields, type Subject } from '../request.ts';
import { formStatus } from './status.ts';

// The draft is the content of the fields. The tab's session storage holds it until the tab is
// closed, and the form of the next page is filled in with it.

const draftKey = 'contact-draft';

/** Whether the visitor has chosen the subject. If not, it is that of the button. */
let isSubjectChosen = false;

/** @returns the content of the form, without the subject that a button has filled in. */
function currentDraft(): FormValues {
  const values = readForm();
  return isSubjectChosen ? values : { ...values, subject: '' };
}

/** @returns the draft to store: no consent, which is given for one message only. */
function draftText(): string {
  const draft = currentDraft();
  return JSON.stringify(makeRequest((name) => draft[name]));
}

/** @returns the stored draft; `null` if there is none, or storage is blocked. */
function storedDraft(): string | null {
  try {
    return sessionStorage.getItem(draftKey);
  } catch {
    return null;
  }
}

function isDraftEmpty(): boolean {
  const draft = currentDraft();
  return requestFields.every((name) => draft[name] === '');
}

/**
 * Fills in the stored draft. Does nothing if there is none, or if the fields already have it, since
 * that would empty the subject that a button has filled in.
 */
export function restoreDraft(): void {
  const text = storedDraft();
  if (text === null || text === draftText()) {
    return;
  }
  try {
    setFields(JSON.parse(text));
    isSubjectChosen = readForm().subject !== '';
  } catch {
    // Not JSON, or null: the fields keep what they have.
  }
}

/** Fills in the subject of the button that opens the form, unless the visitor has chosen one. */
export function offerSubject(subject: Subject): void {
  if (!isSubjectChosen) {
    setFields({ ...readForm(), subject });
  }
}

/**
 * Stores the draft, if there is one.
 * @public for tests
 * @returns false if it could not: storage is blocked or full.
 */
export function saveDraft(): boolean {
  const isUntouched = isDraftEmpty() && storedDraft() === null;
  // Without the form, which nobody has reached for yet, what is stored is kept.
  if (isUntouched || !contactElement('form')) {
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
    isSubjectChosen = readForm().subject !== '';
  }
  saveDraft();
}

/**
 * Empties the form once a request has arrived. The stored draft is then one of empty texts, which
 * also empties the form of a page that the visitor goes back to.
 */
export function emptyDraft(): void {
  setFields({});
  isSubjectChosen = false;
  saveDraft();
}

/**
 * Keeps what the visitor has typed: saves the draft when a page is left, restores it when one comes
 * back from the bfcache, and makes the browser ask before leaving if something would be lost.
 */
export function keepWhatIsTyped(): void {
  avoidStaleBfcache();
  addEventListener('pageshow', restoreDraft);
  addEventListener('pagehide', saveDraft);
  addEventListener('beforeunload', (event) => {
    const isSaved = saveDraft();
    if (!isSaved || formStatus() === 'sending') {
      event.preventDefault();
    }
  });
}

/**
 * Keeps a page out of the bfcache while the tab has a draft, by a listener that does nothing else:
 * Firefox (153) gives a page that comes back from it the session storage as it was when the page was
 * left, so an outdated draft.
 */
export function avoidStaleBfcache(): void {
  // Where storage is blocked, the bfcache alone keeps the fields.
  window.onunload = storedDraft() === null ? null : () => {};
}
