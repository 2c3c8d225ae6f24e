import { showCount } from './counter.ts';
import { emptyForm, fillIn, readRequest } from './fields.ts';
import { requestFields } from './request.ts';

// The draft is what stands in the fields. The tab stores it at every change until it is closed, and the form of the next
// page is filled in with it.

const draftKey = 'contact-draft';
/** Stands in the tab's storage while a request is on its way. */
const sendingKey = 'contact-sending';

/** Purpose and subject of the button that opened the form last. */
let [buttonPurpose, buttonSubject] = ['', ''];
/** The subject that a button has filled in; empty once the visitor has chosen one. */
let presetSubject = '';
/** Whether the form was filled in for this page, or edited before that. */
let isFilledIn = false;
/** The draft as it was when the fields and the tab's storage last agreed. */
let stored = '';

function draftText(): string {
  return JSON.stringify({ ...readRequest(), preset: presetSubject });
}

/** Reads from the tab's storage. @returns `null` where there is nothing, or storage is blocked. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes to the tab's storage; an empty text removes. @returns whether it could: storage may be blocked or full. */
function write(key: string, text: string): boolean {
  try {
    if (text) {
      sessionStorage.setItem(key, text);
    } else {
      sessionStorage.removeItem(key);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Fills in the stored draft for a page that has been loaded, when it appears or when the form is opened, whichever comes
 * first. The browser may have filled in what stood there on an earlier visit, and may have been sent since.
 */
export function fillInForNewPage(): void {
  if (!isFilledIn) {
    isFilledIn = true;
    fillInDraft(read(draftKey) ?? '');
  }
}

/** Fills in the stored draft for a page that comes from the browser's cache, unless its own could not be stored. */
export function fillInForCachedPage(): void {
  const text = read(draftKey);
  if (text && draftText() === stored) {
    fillInDraft(text);
  }
}

/** Fills in what was stored last, where the fields are new. */
export function restoreDraft(): void {
  fillInDraft(stored);
}

function fillInDraft(text: string): void {
  let draft: Record<string, unknown> = {};
  try {
    draft = Object(JSON.parse(text));
  } catch {
    // Nothing is stored, or not by this form.
  }
  const textOf = (name: string) => `${draft[name] ?? ''}`;
  if (text && text === draftText()) {
    return;
  }
  // Also takes the tick away: consent is given to one text.
  emptyForm();
  for (const name of requestFields) {
    fillIn(name, textOf(name));
  }
  presetSubject = textOf('preset');
  stored = draftText();
  showCount();
}

/** Fills in the subject of the button that opens the form, unless the visitor has chosen one. */
export function fillInForButton({ purpose = '', subject = '' }: DOMStringMap): void {
  fillInForNewPage();
  buttonPurpose = purpose;
  buttonSubject = subject;
  const { subject: current } = readRequest();
  if (current === '' || current === presetSubject) {
    presetInForm(subject);
  }
  showCount();
}

function presetInForm(subject: string): void {
  const isUnchanged = draftText() === stored;
  presetSubject = subject;
  fillIn('subject', subject);
  // A subject that a button has filled in is nothing that the visitor would lose.
  if (isUnchanged) {
    stored = draftText();
  }
}

/** @returns what the button was for that opened the form last. */
export function purposeOfButton(): string {
  return buttonPurpose;
}

/** Stores the draft. @returns whether the tab has it. */
export function keepDraft(): boolean {
  const now = draftText();
  if (now !== stored && write(draftKey, now)) {
    stored = now;
  }
  return now === stored;
}

/** Stores the draft after the visitor has edited a field. @param name the field's name. */
export function keepEdit(name: string): void {
  isFilledIn = true;
  if (name === 'subject') {
    presetSubject = '';
  }
  keepDraft();
}

/** Empties form and storage once a request has arrived. */
export function emptyDraft(): void {
  emptyForm();
  presetSubject = buttonSubject;
  fillIn('subject', buttonSubject);
  stored = draftText();
  write(draftKey, stored);
  showCount();
}

/** Notes whether a request is on its way, for the page that comes after this one. */
export function noteSending(isSending: boolean): void {
  write(sendingKey, isSending ? '1' : '');
}

/** @returns whether a request was on its way when the page before this one went: nobody knows what became of it. */
export function wasInterrupted(): boolean {
  return read(sendingKey) !== null;
}
