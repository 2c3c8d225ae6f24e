import { whenSeen } from '../browser/when-seen.ts';
import { contactElement, setText } from './fields.ts';

/** How long a visible page shows an announcement, in milliseconds. */
const announcementTime = 10_000;

let stopTimer = () => {};

/**
 * Shows a text on the page and has a screen reader say it, politely: what became of a request whose dialog is closed. It
 * stays until it was seen for ten seconds, is closed, or the form is opened.
 */
export function announce(text: string): void {
  stopTimer();
  setText('announcement', text);
  contactElement('announcement-close')?.addEventListener('click', endAnnouncement);
  stopTimer = whenSeen(announcementTime, endAnnouncement);
}

export function endAnnouncement(): void {
  stopTimer();
  setText('announcement');
}
