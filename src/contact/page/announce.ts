import { contactElement, setText } from '../fields.ts';

/**
 * Shows a text on the page, in a polite live region: what became of a request whose dialog is
 * closed. It stays until the visitor closes it or opens the form.
 */
export function announce(text: string): void {
  setText('announcement', text);
}

export function endAnnouncement(): void {
  setText('announcement');
}

/** Lets the visitor close the announcement. */
export function closeAnnouncementOnPress(): void {
  contactElement('announcement-close')?.addEventListener('click', endAnnouncement);
}
