import { contactElement, setText } from './elements.ts';

/** Where a submission stands (spec §4), and `not-loaded`: React did not come. */
export type Status = 'idle' | 'sending' | 'error' | 'success' | 'not-loaded';

/** How long the page shows an announcement, in milliseconds. */
const announcementTime = 10_000;

let announcementTimer: ReturnType<typeof setTimeout>;

/** Shows where a submission stands. The styles follow `data-status`: the form or the thanks, and the box of a failure. */
export function showStatus(dialog: HTMLElement, status: Status): void {
  const isSending = status === 'sending';
  dialog.dataset.status = status;
  for (const control of dialog.querySelectorAll<HTMLInputElement>('input, textarea')) {
    control.readOnly = isSending;
  }
  const button = contactElement('send');
  const { idle, sending } = button?.dataset ?? {};
  setText('send', button?.dataset[status] ?? idle);
  button?.setAttribute('aria-disabled', `${isSending}`);
  setText('status', isSending ? sending : '');
}

/** Shows and announces a text on the page, politely, for ten seconds. */
export function announce(text: string): void {
  setText('announcement', text);
  clearTimeout(announcementTimer);
  announcementTimer = setTimeout(setText, announcementTime, 'announcement');
}
