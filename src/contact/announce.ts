import { contactElement, setText } from './fields.ts';

/** How long a visible page shows an announcement, in milliseconds. */
const announcementTime = 10_000;

let timer: ReturnType<typeof setTimeout>;

/**
 * Shows and announces a text on the page, politely: what became of a request whose dialog is closed. It stays until it
 * was seen, ten seconds on end in a visible tab, or is closed.
 */
export function announce(text: string): void {
  setText('announcement', text);
  contactElement('announcement-close')?.addEventListener('click', endAnnouncement);
  document.addEventListener('visibilitychange', startTimer);
  startTimer();
}

function startTimer(): void {
  clearTimeout(timer);
  if (!document.hidden) {
    timer = setTimeout(endAnnouncement, announcementTime);
  }
}

/** Takes the announcement away; the visitor has opened or closed what it speaks of. */
export function endAnnouncement(): void {
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', startTimer);
  setText('announcement');
}
