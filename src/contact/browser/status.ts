import { contactElement, partId, scriptTexts, setText } from '../elements.ts';
import { requestFields } from '../request.ts';

/** What the form is doing (spec §4). */
export type FormStatus = 'idle' | 'sending' | 'error' | 'success';

/** The id of the part that describes the dialog to a screen reader. */
const descriptions: Record<FormStatus, string> = {
  idle: partId('subtitle'),
  sending: partId('subtitle'),
  error: partId('failed'),
  success: partId('thanks'),
};

/** @returns what the form is doing; undefined while nobody has reached for it. */
export function formStatus(): FormStatus | undefined {
  return contactElement('dialog')?.dataset.status as FormStatus | undefined;
}

/** Shows what the form is doing. The styles show and hide its parts by `data-status`. */
export function setStatus(status: FormStatus): void {
  const texts = scriptTexts();
  const isSending = status === 'sending';
  for (const name of requestFields) {
    // What is added while a request is on its way would be lost.
    contactElement(name)?.toggleAttribute('readonly', isSending && name !== 'subject');
  }
  // A select cannot be read-only.
  contactElement('subject')?.toggleAttribute('inert', isSending);
  setText('send', texts.send[status]);
  contactElement('send')?.setAttribute('aria-disabled', `${isSending}`);
  setText('status', isSending ? texts.send.sending : '');
  const dialog = contactElement('dialog');
  dialog?.setAttribute('aria-describedby', descriptions[status]);
  contactElement('title')?.setAttribute('aria-describedby', descriptions[status]);
  dialog?.setAttribute('data-status', status);
}
