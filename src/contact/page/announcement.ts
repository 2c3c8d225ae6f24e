import { setText } from './elements.ts';

/** How long the page shows an announcement, in milliseconds. */
const announcementTime = 10_000;

let announcementTimer: ReturnType<typeof setTimeout>;

/** Shows and announces a text on the page, politely, for ten seconds: what became of a request whose dialog is closed. */
export function announce(text: string): void {
  setText('announcement', text);
  clearTimeout(announcementTimer);
  announcementTimer = setTimeout(setText, announcementTime, 'announcement');
}
