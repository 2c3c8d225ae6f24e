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
 * Keeps what stands in the form until the tab is closed, at every change, and fills it in again on the next page. The
 * kept draft is read only while the fields are unchanged since it was kept: what stands in them is the truth.
 */
export function contactDraft(form: HTMLFormElement) {
  /** The subject of the button that was pressed last. */
  let buttonSubject = '';
  /** The subject that stands in its field because of a button; empty once the visitor has chosen one. */
  let presetSubject = '';
  let firstTry: FirstTry | undefined;
  /** The text that the first try was for. */
  let triedRequest: ContactRequest | undefined;
  let isTouched = false;
  /** What fields and storage last had in common. */
  let saved = snapshot();

  function snapshot(): string {
    return JSON.stringify({ ...readRequest(), preset: presetSubject, ...tryOfThisText() });
  }

  function isSaved(): boolean {
    return snapshot() === saved;
  }

  /** @returns the first try to send what stands in the form now; a field may have changed without an event. */
  function tryOfThisText(): FirstTry | undefined {
    const now = readRequest();
    const isSame = requestFields.every((name) => triedRequest?.[name] === now[name]);
    return isSame ? firstTry : undefined;
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
    const [date, purpose, source] = [textOf('date'), textOf('purpose'), textOf('source')];
    // Neither a text that is no date nor one of the future is when something was sent.
    const wasTried = Date.parse(date) <= Date.now();
    firstTry = wasTried ? { date, purpose, source } : undefined;
    triedRequest = readRequest();
    saved = snapshot();
  }

  /**
   * Fills in what the tab keeps; call it when the page appears.
   * @param isNew whether the page has just been loaded. The browser may then have filled in what stood there on an earlier
   * visit, and may have been sent since; a form that was opened or edited meanwhile has what its visitor typed.
   */
  function fillInForPage(isNew: boolean): void {
    if (isNew && !isTouched) {
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
    isTouched = true;
    buttonSubject = subject;
    restore();
    const current = readRequest().subject;
    const isChosen = current !== '' && current !== presetSubject;
    if (tryOfThisText() || isChosen) {
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
    isTouched = true;
    if (name === 'subject') {
      presetSubject = '';
    }
    keep();
  }

  /**
   * To be called when what stands in the form is sent.
   * @param purpose what the button was for that opened the form.
   * @returns the first try to send this text, which may be this one.
   */
  function tryToSend(purpose: string): FirstTry {
    const now = { date: new Date().toISOString(), purpose, source: location.pathname };
    firstTry = tryOfThisText() ?? now;
    triedRequest = readRequest();
    keep();
    return firstTry;
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
    firstTry = undefined;
    saved = snapshot();
    writeDraft(saved);
  }

  return { fillInForPage, fillInForButton, keep, changed, tryToSend, forget };
}
