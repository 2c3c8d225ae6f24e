import { type ContactRequest, requestFields } from '../request/contact-request.ts';
import { readDraft, writeDraft } from './draft-storage.ts';
import { fillIn, readRequest } from './fields.ts';

export type ContactDraft = ReturnType<typeof contactDraft>;

/**
 * Keeps what stands in the form until the tab is closed, at every change, and fills it in again on the next page. The
 * kept draft is read only while the fields are unchanged since it was kept: what stands in them is the truth.
 */
export function contactDraft(form: HTMLFormElement) {
  /** The subject of the button that was pressed last. */
  let buttonSubject = '';
  /** The subject that stands in its field because of a button; empty once the visitor has chosen one. */
  let presetSubject = '';
  /** When this text was first sent, as an ISO date; empty until then. */
  let firstSent = '';
  let wasOpened = false;
  /** What fields and storage last had in common. */
  let saved = snapshot();

  function snapshot(): string {
    return JSON.stringify({ ...readRequest(), preset: presetSubject, date: firstSent });
  }

  function isSaved(): boolean {
    return snapshot() === saved;
  }

  /** Fills in the kept draft, unless the visitor has typed something else. */
  function restore(): void {
    const kept = isSaved() && readDraft(saved);
    if (!kept) {
      return;
    }
    // Also takes the tick away: consent is given to one text.
    form.reset();
    const textOf = (name: string) => (typeof kept[name] === 'string' ? kept[name] : '');
    for (const name of requestFields) {
      fillIn(name, textOf(name));
    }
    presetSubject = textOf('preset');
    firstSent = textOf('date');
    saved = snapshot();
  }

  /**
   * Fills in what the tab keeps; call it when the page appears.
   * @param isNew whether the page has just been loaded. The browser may then have filled in what stood there on an earlier
   * visit, and may have been sent since; a form that was opened meanwhile has what its visitor typed.
   */
  function fillInForPage(isNew: boolean): void {
    if (isNew && !wasOpened) {
      form.reset();
      saved = snapshot();
    }
    restore();
  }

  /**
   * Fills in what the tab keeps; call it when the form opens.
   * @param subject the subject of the button that opens it, which is filled in unless the visitor chose one or the request
   * was sent before.
   */
  function fillInForButton(subject: string): void {
    wasOpened = true;
    buttonSubject = subject;
    restore();
    const current = readRequest().subject;
    const isChosen = current !== '' && current !== presetSubject;
    if (firstSent || isChosen) {
      return;
    }
    const wasSaved = isSaved();
    presetSubject = subject;
    fillIn('subject', subject);
    // A preset alone is nothing that would be lost.
    if (wasSaved) {
      saved = snapshot();
    }
  }

  /** Keeps the draft. @returns whether the tab has it: storage may be blocked or full. */
  function keep(): boolean {
    const now = snapshot();
    if (now !== saved && writeDraft(now)) {
      saved = now;
    }
    return now === saved;
  }

  /** To be called when the visitor has changed a field. @param name the field's name. */
  function changed(name: string): void {
    if (name === 'subject') {
      presetSubject = '';
    }
    if (name !== 'consent') {
      firstSent = '';
    }
    keep();
  }

  /** @returns the date of the first try to send this text, now if it is the first: so twins can be recognised. */
  function firstSentDate(): Date {
    firstSent ||= new Date().toISOString();
    keep();
    return new Date(firstSent);
  }

  /** Empties the form of a request that has arrived; a newer text stays. */
  function forget(arrived: ContactRequest): void {
    const now = readRequest();
    const isNewer = requestFields.some((name) => name !== 'subject' && arrived[name] !== now[name]);
    if (isNewer) {
      return;
    }
    form.reset();
    presetSubject = buttonSubject;
    fillIn('subject', buttonSubject);
    firstSent = '';
    saved = snapshot();
    writeDraft(saved);
  }

  return { fillInForPage, fillInForButton, keep, changed, firstSentDate, forget };
}
