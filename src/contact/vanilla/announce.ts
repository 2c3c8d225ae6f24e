import { removeWhenSeen } from '../../browser/remove-when-seen.ts';
import { contactElement, setText } from '../parts.ts';
import { returnFocus } from './dialog.ts';

/** How long an announcement is seen, in milliseconds. */
const announcementTime = 10_000;

let stopTimer = () => {};

/**
 * Shows a text on the page, in a polite live region: what became of a request whose dialog is
 * closed. It stays until it was seen for ten seconds and its button has no focus, until it is
 * closed, or until the form is opened.
 */
export function announce(text: string): void {
  stopTimer();
  setText('announcement', text);
  stopTimer = removeWhenSeen(announcementTime, isButtonFocused, endAnnouncement);
}

function isButtonFocused(): boolean {
  return document.activeElement === contactElement('announcement-close');
}

export function endAnnouncement(): void {
  stopTimer();
  setText('announcement');
}

/** Lets the visitor close the announcement. */
export function closeAnnouncementOnPress(): void {
  contactElement('announcement-close')?.addEventListener('click', () => {
    endAnnouncement();
    returnFocus();
  });
}
