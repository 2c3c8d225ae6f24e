import { readRequest } from './fields.client.ts';
import { part, scriptTexts } from './parts.client.ts';
import type { Parts } from './parts.ts';
import { countCharacters, requestFields, requiredFields } from './request.ts';
import type { State } from './state.ts';

/** What has been written into the document, by part and property. */
const written: Record<string, string | boolean> = {};

/**
 * Shows a state in the document. Nothing else writes texts and attributes of the form.
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
    set(name as keyof Parts, 'textContent', text ?? '');
  }
  set('dialog', 'data-status', status);
  set('form', 'hidden', status === 'success');
  set('success', 'hidden', status !== 'success');
  set('failure', 'hidden', status !== 'error');
  set('summary', 'hidden', messages.length === 0);
  set('reload', 'hidden', reason !== 'notLoaded');
  set('notice-close', 'hidden', isOpen || !note);
  set('send', 'aria-disabled', `${isSending}`);
  for (const name of requestFields) {
    // What is added while a request is on its way would be lost. A select cannot be read-only.
    set(name, name === 'subject' ? 'inert' : 'readOnly', isSending);
  }
  for (const name of requiredFields) {
    const error = errors[name];
    set(`${name}-error`, 'textContent', error ? texts.errors[error] : '');
    // Never `false`: Orca does not notice a change from `false` to `true`.
    set(name, 'aria-invalid', error ? 'true' : '');
  }
}

/** Writes a property or, if its name has a hyphen, an attribute, which an empty value removes. */
function set(name: keyof Parts, property: string, value: string | boolean): void {
  const element = part(name);
  const key = name + property;
  if (!element || written[key] === value) {
    return;
  }
  written[key] = value;
  if (!property.includes('-')) {
    Object.assign(element, { [property]: value });
  } else if (value) {
    element.setAttribute(property, `${value}`);
  } else {
    element.removeAttribute(property);
  }
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
  set('counter', 'textContent', scriptTexts().counter.replace('#', `${length}`));
}

/** Makes a screen reader say the count. */
export function speakCount(): void {
  set('status', 'textContent', part('counter')?.textContent ?? '');
}

/** @returns whether the form has what nobody can write without; an extension may have taken a part. */
export function isComplete(): boolean {
  const needed = ['dialog', 'form', 'send', 'failure', ...requiredFields] as const;
  return needed.every(part);
}
