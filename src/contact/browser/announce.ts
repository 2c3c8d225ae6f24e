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
  const button = contactElement('announcement-close');
  button?.addEventListener('click', ({ detail }) => {
    endAnnouncement();
    // A pointer has left the reader where they are.
    if (detail === 0) {
      returnFocus();
    }
  });
  const closeByEscape = ({ key }: KeyboardEvent) => {
    // Escape closes one thing at a time, a menu first.
    if (key !== 'Escape' || document.querySelector('[data-menu][open]')) {
      return;
    }
    const hadFocus = document.activeElement === button;
    endAnnouncement();
    if (hadFocus) {
      returnFocus();
    }
  };
  // In the capture phase, while a menu that the key will close is still open.
  addEventListener('keydown', closeByEscape, { capture: true });
}
