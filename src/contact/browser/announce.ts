import { contactElement, setText } from '../elements.ts';
import { returnFocus } from './dialog.ts';

/**
 * Shows a text on the page, in a polite live region: what became of a request whose dialog is
 * closed. It stays until it is closed, or until the form is opened.
 */
export function announce(text: string): void {
  setText('announcement', text);
}

export function endAnnouncement(): void {
  setText('announcement');
}

/** Lets the visitor close the announcement, by its button or Escape. */
export function closeAnnouncementOnPress(): void {
  contactElement('announcement-close')?.addEventListener('click', ({ detail }) => {
    endAnnouncement();
    // A pointer has left the reader where they are.
    if (detail === 0) {
      returnFocus();
    }
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      endAnnouncement();
    }
  });
}
