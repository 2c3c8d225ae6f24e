import { readRequest } from './fields.client.ts';
import { mailto } from './mailto.ts';
import { part, scriptTexts } from './parts.client.ts';
import type { Parts } from './parts.ts';
import { countCharacters, requestFields, requiredFields } from './request.ts';
import type { State } from './state.ts';

/** The values that have been written into the document, by part and by name. */
const written: Record<string, string | boolean> = {};

/**
 * Shows a state in the document. Only this file writes texts and attributes of the form, but for the
 * dialog's `open`; `fields.client.ts` writes the values of its fields.
 *
 * Only what the event has changed is written, so a word that a translator has put there stays. A part
 * that an extension has taken is left out: the form goes on without it, unless `isComplete` says no.
 */
export function show({ isOpen, purpose, status, errors, reason, note }: State): void {
  const texts = scriptTexts();
  const isSending = status === 'sending';
  const messages = Object.values(errors).map((error) => texts.errors[error]);
  const words: Partial<Record<keyof Parts, string | null>> = {
    ...(purpose && texts.purposes[purpose].words),
    ...texts.statuses[status],
    reason: status === 'error' && reason ? texts.reasons[reason] : '',
    [isOpen ? 'note' : 'notice']: note && texts.notes[note],
    [isOpen ? 'notice' : 'note']: '',
    // Not before: the first date costs a slow phone some 50 ms.
    date: status === 'success' ? new Date().toLocaleDateString(texts.formats) : '',
    'error-count': texts.errorCount.replace('#', `${messages.length}`),
    'error-list': `${texts.reasons.notSent} ${messages.join('. ')}`,
  };
  for (const [name, text] of Object.entries(words)) {
    setProperty(name as keyof Parts, 'textContent', text ?? '');
  }
  setAttribute('dialog', 'data-status', status);
  setProperty('form', 'hidden', status === 'success');
  setProperty('success', 'hidden', status !== 'success');
  setProperty('failure', 'hidden', status !== 'error');
  setProperty('summary', 'hidden', messages.length === 0);
  setProperty('reload', 'hidden', reason !== 'notLoaded');
  setProperty('notice-close', 'hidden', isOpen || !note);
  setAttribute('send', 'aria-disabled', `${isSending}`);
  for (const name of requestFields) {
    // What is added while a request is on its way would be lost. A select cannot be read-only.
    setProperty(name, name === 'subject' ? 'inert' : 'readOnly', isSending);
  }
  for (const name of requiredFields) {
    const error = errors[name];
    setProperty(`${name}-error`, 'textContent', error ? texts.errors[error] : '');
    // Never `false`: Orca does not notice a change from `false` to `true`.
    setAttribute(name, 'aria-invalid', error ? 'true' : '');
  }
}

/** Writes a property of a part, if its value is another one. */
function setProperty(
  name: keyof Parts,
  property: 'textContent' | 'hidden' | 'inert' | 'readOnly',
  value: string | boolean,
): void {
  const element = part(name);
  if (element && isNew(name, property, value)) {
    Object.assign(element, { [property]: value });
  }
}

/** Writes an attribute of a part, if its value is another one. An empty value removes it. */
function setAttribute(name: keyof Parts, attribute: string, value: string): void {
  const element = part(name);
  if (!element || !isNew(name, attribute, value)) {
    return;
  }
  if (value) {
    element.setAttribute(attribute, value);
  } else {
    element.removeAttribute(attribute);
  }
}

/** Remembers a value. @returns whether another one was written before. */
function isNew(name: keyof Parts, key: string, value: string | boolean): boolean {
  const place = `${name} ${key}`;
  const before = written[place];
  written[place] = value;
  return value !== before;
}

/** Makes a screen reader say what is wrong. Orca says only a new alert, not one whose text changes. */
export function alertAgain(): void {
  const summary = part('summary');
  summary?.setAttribute('role', 'alert');
  summary?.replaceWith(summary.cloneNode(true));
}

/** Keeps what is wrong from being said again after each correction. */
export function endAlert(): void {
  part('summary')?.removeAttribute('role');
}

/** Shows how many characters the message has (spec §5). */
export function showCount(): void {
  const length = countCharacters(readRequest().message);
  setProperty('counter', 'textContent', scriptTexts().counter.replace('#', `${length}`));
}

/** Makes a screen reader say the count. */
export function speakCount(): void {
  setProperty('status', 'textContent', part('counter')?.textContent ?? '');
}

/**
 * Puts the content of the form into the link that opens the visitor's mail program.
 * @returns whether the link holds only the beginning.
 */
export function showMailLink(): boolean {
  const link = part('mailto');
  if (!link) {
    return false;
  }
  // The chosen subject, in the page's language, or else the dialog's title.
  const [option] = part('subject')?.selectedOptions ?? [];
  const subject = option?.value ? option : part('title');
  // The path of a `mailto:` link is its address.
  const { href, isCut } = mailto(link.pathname, subject?.textContent ?? '', readRequest());
  link.href = href;
  return isCut;
}

/** @returns whether the form has what nobody can write without; an extension may have taken a part. */
export function isComplete(): boolean {
  const needed = ['root', 'dialog', 'form', 'send', 'failure', ...requiredFields] as const;
  return needed.every(part);
}
