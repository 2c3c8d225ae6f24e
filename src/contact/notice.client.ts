import { part } from './parts.client.ts';
import { dispatch } from './state/state.ts';

/** What had the focus before the notice on the page. */
let beforeNotice: EventTarget | null = null;

/** Remembers where a reader was who comes to the button that closes the notice. */
export function enterNotice(_button: HTMLElement, { relatedTarget }: FocusEvent): void {
  beforeNotice = relatedTarget;
}

/** Closes the notice, and returns a reader to where they were. */
export function closeNotice(): void {
  const hadFocus = document.activeElement === part('notice-close');
  dispatch({ type: 'notify', notice: null });
  if (hadFocus) {
    (beforeNotice as HTMLElement | null)?.focus({ preventScroll: true });
  }
}

/** Escape closes an open menu before the notice. */
export function closeNoticeByEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape' && !document.querySelector('[data-menu][open]')) {
    closeNotice();
  }
}
