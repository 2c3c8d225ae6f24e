import { fillIn } from '../../i18n/fill-in.ts';
import { readRequest } from '../fields.client.ts';
import { part, scriptTexts } from '../parts.client.ts';
import type { Parts } from '../parts.ts';
import { countCharacters, requestFields, requiredFields } from '../request.ts';
import { mailto } from '../sending/mailto.ts';
import type { State } from './state.ts';

/** The values that have been written into the document, by part and by name. */
const written: Record<string, string | boolean> = {};

/**
 * Shows a state in the document. Only this file writes texts and attributes of the form, but for the
 * dialog's `open`; `fields.client.ts` writes the values of its fields.
 *
 * Only what the event has changed is written, so a word that a translator has put there stays.
 */
export function show({ isOpen, purpose, status, errors, reason, notice }: State): void {
  const texts = scriptTexts();
  const isSending = status === 'sending';
  const messages = Object.values(errors).map((error) => texts.errors[error]);
  const words: Partial<Record<keyof Parts, string>> = {
    ...(purpose && texts.purposes[purpose]),
    ...texts.statuses[status],
    reason: status === 'error' && reason ? texts.reasons[reason] : '',
    [isOpen ? 'note' : 'page-notice']: notice ? texts.notices[notice] : '',
    [isOpen ? 'page-notice' : 'note']: '',
    // Not before: the first date costs a slow phone some 50 ms.
    date: status === 'success' ? new Date().toLocaleDateString(texts.formats) : '',
    'error-count': fillIn(texts.errorCount, 'number', messages.length),
    'error-list': `${texts.reasons.notSent} ${messages.join('. ')}`,
  };
  for (const [name, text] of Object.entries(words)) {
    setText(name as keyof Parts, text);
  }
  setAttribute('form', 'hidden', status === 'success');
  setAttribute('success', 'hidden', status !== 'success');
  setAttribute('failure', 'hidden', status !== 'error');
  setAttribute('summary', 'hidden', messages.length === 0);
  setAttribute('notice-close', 'hidden', isOpen || !notice);
  setAttribute('send', 'aria-disabled', isSending && 'true');
  for (const name of requestFields) {
    // What is added while a request is on its way would be lost. A select cannot be read-only.
    setAttribute(name, name === 'subject' ? 'inert' : 'readonly', isSending);
  }
  for (const name of requiredFields) {
    const error = errors[name];
    setText(`${name}-error`, error ? texts.errors[error] : '');
    // Never `false`: Orca does not notice a change from `false` to `true`.
    setAttribute(name, 'aria-invalid', error !== undefined && 'true');
  }
}

/** Writes the text of a part, if it is another one. */
function setText(name: keyof Parts, text: string): void {
  if (isNew(`${name} text`, text)) {
    part(name).textContent = text;
  }
}

/** Writes an attribute of a part, if its value is another one. `false` removes it. */
function setAttribute(name: keyof Parts, attribute: string, value: string | boolean): void {
  if (!isNew(`${name} ${attribute}`, value)) {
    return;
  }
  if (value === false) {
    part(name).removeAttribute(attribute);
  } else {
    part(name).setAttribute(attribute, value === true ? '' : value);
  }
}

/** Remembers the value of a place. @returns whether another one was written before. */
function isNew(place: string, value: string | boolean): boolean {
  const before = written[place];
  written[place] = value;
  return value !== before;
}

/** Makes a screen reader say what is wrong. Orca says only a new alert, not one whose text changes. */
export function alertAgain(): void {
  const summary = part('summary');
  summary.setAttribute('role', 'alert');
  summary.replaceWith(summary.cloneNode(true));
}

/** Keeps what is wrong from being said again after each correction. */
export function endAlert(): void {
  part('summary').removeAttribute('role');
}

/** Shows how many characters the message has (spec §5). */
export function showCount(): void {
  const length = countCharacters(readRequest().message);
  setText('counter', fillIn(scriptTexts().counter, 'length', length));
}

/** Makes a screen reader say the count. */
export function speakCount(): void {
  setText('status', part('counter').textContent);
}

/**
 * Puts the content of the form into the link that opens the visitor's mail program.
 * @returns whether the link holds only the beginning.
 */
export function showMailLink(): boolean {
  const link = part('mailto');
  // The chosen subject, in the page's language, or else the dialog's title.
  const [option] = part('subject').selectedOptions;
  const subject = option?.value ? option : part('title');
  // The path of a `mailto:` link is its address.
  const { href, isCut } = mailto(link.pathname, subject.textContent, readRequest());
  link.href = href;
  return isCut;
}
