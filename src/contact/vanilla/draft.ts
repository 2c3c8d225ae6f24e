import { contactElement, readForm, setFields } from '../parts.ts';
import { type FormValues, makeRequest, requestFields, type Subject } from '../request.ts';

// The draft is the content of the fields. The tab's session storage holds it until the tab is
// closed, and the form of the next page is filled in with it.

const draftKey = 'contact-draft';
/** Set in the tab's storage while a request is on its way, or may have arrived without an answer. */
const unconfirmedKey = 'contact-sending';

/** The subject that a button has filled in; empty once the visitor has chosen one. */
let presetSubject: Subject | '' = '';

/** @returns the content of the form, without the subject that a button has filled in. */
function currentDraft(): FormValues {
  const values = readForm();
  return values.subject === presetSubject ? { ...values, subject: '' } : values;
}

/** @returns the draft to store: no consent, which is given for one message only. */
function draftText(): string {
  const draft = currentDraft();
  return JSON.stringify(makeRequest((name) => draft[name]));
}

/** @returns `null` if there is nothing, or storage is blocked. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text in place of the last one. An empty text only removes the last one.
 * @returns whether it could: storage may be blocked or full.
 */
function write(key: string, text: string): boolean {
  try {
    // If the new text does not fit, no page may restore the older one.
    sessionStorage.removeItem(key);
    if (text) {
      sessionStorage.setItem(key, text);
    }
    return true;
  } catch {
    return false;
  }
}

/** @returns whether the tab has a draft. */
export function isDraftStored(): boolean {
  return read(draftKey) !== null;
}

function isDraftEmpty(): boolean {
  const draft = currentDraft();
  return requestFields.every((name) => draft[name] === '');
}

/**
 * Fills in the stored draft. Does nothing if there is none, or if the fields already have it: the
 * subject of a button may then be in them.
 */
export function restoreDraft(): void {
  const text = read(draftKey);
  if (text === null || text === draftText()) {
    return;
  }
  try {
    setFields(JSON.parse(text));
    presetSubject = '';
  } catch {
    // Not JSON, or null: the fields keep what they have.
  }
}

/** Fills in the subject of the button that opens the form, unless the visitor has chosen one. */
export function offerSubject(subject: Subject): void {
  const values = readForm();
  if (values.subject === '' || values.subject === presetSubject) {
    presetSubject = subject;
    setFields({ ...values, subject });
  }
}

/** Stores the draft. @returns whether the tab has it. */
export function saveDraft(): boolean {
  const isUntouched = isDraftEmpty() && !isDraftStored();
  // Without the form, which nobody has reached for yet, what is stored is kept.
  if (isUntouched || !contactElement('form')) {
    return true;
  }
  return write(draftKey, draftText());
}

/** Stores the draft after the visitor has edited a field. @param name the field's name. */
export function saveAfterEdit(name: string): void {
  if (name === 'subject') {
    presetSubject = '';
  }
  saveDraft();
}

/**
 * Empties the form once a request has arrived. The stored draft is then one of empty texts, which
 * also empties the form of a page that the visitor goes back to.
 */
export function emptyDraft(): void {
  setFields({ subject: presetSubject });
  saveDraft();
}

/** Notes for the next page whether a request may have arrived. */
export function noteUnconfirmed(mayHaveArrived: boolean): void {
  write(unconfirmedKey, mayHaveArrived ? '1' : '');
}

/** @returns whether the last page has left a request that may have arrived. */
export function wasUnconfirmed(): boolean {
  return read(unconfirmedKey) !== null;
}
