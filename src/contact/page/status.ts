import { contactElement, setText } from './elements.ts';

/** Where a submission stands (spec §4). */
export type SubmissionStatus = 'idle' | 'sending' | 'error' | 'success';

/** What the dialog shows: where a submission stands, or `not-loaded`, when React did not come. */
export type DialogStatus = SubmissionStatus | 'not-loaded';

/** Shows where a submission stands. The styles follow `data-status`: the form or the thanks, and the box of a failure. */
export function showStatus(dialog: HTMLElement, status: DialogStatus): void {
  const isSending = status === 'sending';
  dialog.dataset.status = status;
  for (const control of dialog.querySelectorAll<HTMLInputElement>('input, textarea')) {
    control.readOnly = isSending;
  }
  const button = contactElement('send');
  // The button has a text for some statuses, `data-sending` and `data-error`, and `data-idle` for all others.
  const texts = button?.dataset ?? {};
  setText('send', texts[status] ?? texts.idle);
  button?.setAttribute('aria-disabled', `${isSending}`);
  setText('status', isSending ? texts.sending : '');
}
