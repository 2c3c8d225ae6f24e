import { type ContactRequest, requestFields } from '../request/contact-request.ts';
import { readDraft, writeDraft } from './draft-storage.ts';
import { fillIn, readRequest } from './fields.ts';

export type ContactDraft = ReturnType<typeof contactDraft>;

/** What an e-mail says of the first try to send its text; a retry repeats it, so that twins can be recognised. */
export interface FirstTry {
  /** When, as an ISO date. */
  date: string;
  /** What the button was for that had opened the form. */
  purpose: string;
  /** The path of the page. */
  source: string;
}

/**
 * Makes the draft of a form: what stands in the fields, which subject a button has filled in, and when the text was first
 * sent. The tab stores it at every change until it is closed, and the form of the next page is filled in with it. What
 * stands in the fields is the truth: the stored draft is read only while nothing was typed since it was stored.
 */
export function contactDraft(form: HTMLFormElement) {
  /** Purpose and subject of the button that opened the form last. */
  let [buttonPurpose, buttonSubject] = ['', ''];
  /** The subject that a button has filled in; empty once the visitor has chosen one. */
  let presetSubject = '';
  /** The request that was sent last, arrived or not, and the first try to send it. */
  let tried: { request: ContactRequest; firstTry: FirstTry } | undefined;
  /** Whether the form was opened or edited on this page. */
  let isUsed = false;
  /** The draft as it was when the fields and the tab's storage last agreed. */
  let stored = draftText();

  function draftText(): string {
    return JSON.stringify({ ...readRequest(), preset: presetSubject, ...firstTryOfText() });
  }

  /** @returns the first try to send what stands in the fields now, which may have changed without an event. */
  function firstTryOfText(): FirstTry | undefined {
    const now = readRequest();
    const isSameText = requestFields.every((name) => tried?.request[name] === now[name]);
    return isSameText ? tried?.firstTry : undefined;
  }

  /** Fills in the stored draft, unless the visitor has typed something since, or it stands there already. */
  function restore(): void {
    const isUnchanged = draftText() === stored;
    const draft = isUnchanged ? readDraft(stored) : undefined;
    if (!draft) {
      return;
    }
    // Also takes the tick away: consent is given to one text.
    form.reset();
    for (const name of requestFields) {
      fillIn(name, textIn(draft, name));
    }
    presetSubject = textIn(draft, 'preset');
    tried = undefined;
    const date = textIn(draft, 'date');
    // Neither a text that is no date nor a date of the future is when something was sent.
    if (Date.parse(date) <= Date.now()) {
      const firstTry = { date, purpose: textIn(draft, 'purpose'), source: textIn(draft, 'source') };
      tried = { request: readRequest(), firstTry };
    }
    stored = draftText();
  }

  /**
   * Fills in the stored draft when the page appears.
   * @param isNew whether the page has just been loaded. The browser may then have filled in what stood there on an earlier
   * visit, and may have been sent since; a form that was opened or edited meanwhile has what its visitor typed.
   */
  function fillInForPage(isNew: boolean): void {
    if (isNew && !isUsed) {
      form.reset();
      stored = draftText();
    }
    restore();
  }

  /**
   * Fills in the stored draft when a button opens the form, and the button's subject, unless the visitor has chosen
   * another or the request was sent before.
   * @param button the `data-` attributes of the button; nothing where it is not known.
   */
  function fillInForButton({ purpose = '', subject = '' }: DOMStringMap = {}): void {
    isUsed = true;
    buttonPurpose = purpose;
    buttonSubject = subject;
    restore();
    const { subject: current } = readRequest();
    const isChosen = current !== '' && current !== presetSubject;
    if (isChosen || firstTryOfText()) {
      return;
    }
    const isUnchanged = draftText() === stored;
    presetSubject = subject;
    fillIn('subject', subject);
    // A subject that a button has filled in is nothing that the visitor would lose.
    if (isUnchanged) {
      stored = draftText();
    }
  }

  /** Stores the draft. @returns whether the tab has it: storage may be blocked or full. */
  function keep(): boolean {
    const now = draftText();
    if (now !== stored && writeDraft(now)) {
      stored = now;
    }
    return now === stored;
  }

  /** Stores the draft after the visitor has edited a field. @param name the field's name. */
  function keepEdit(name: string): void {
    isUsed = true;
    if (name === 'subject') {
      presetSubject = '';
    }
    keep();
  }

  /**
   * Notes and stores that what stands in the fields is being sent.
   * @returns the first try to send this text: an earlier one, or this.
   */
  function keepTry(): FirstTry {
    const thisTry = {
      date: new Date().toISOString(),
      purpose: buttonPurpose,
      source: location.pathname,
    };
    const firstTry = firstTryOfText() ?? thisTry;
    tried = { request: readRequest(), firstTry };
    keep();
    return firstTry;
  }

  /** Empties form and storage once a request has arrived; a newer text stays. @param sent the request that has arrived. */
  function empty(sent: ContactRequest): void {
    const now = readRequest();
    // The subject alone is no new text: its field can be changed while the request is sent.
    const isNewText = requestFields.some((name) => name !== 'subject' && sent[name] !== now[name]);
    if (isNewText) {
      return;
    }
    form.reset();
    presetSubject = buttonSubject;
    fillIn('subject', buttonSubject);
    tried = undefined;
    stored = draftText();
    writeDraft(stored);
  }

  return { fillInForPage, fillInForButton, keep, keepEdit, keepTry, empty };
}

/** @returns a text of a stored draft, which may hold anything; empty where it holds none of that name. */
function textIn(draft: Record<string, unknown>, name: string): string {
  const value = draft[name];
  return typeof value === 'string' ? value : '';
}
