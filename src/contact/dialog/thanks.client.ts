import { part } from '../parts.client.ts';

/** How long the thanks are seen before the dialog closes, in milliseconds (spec §9). */
const thanksDelay = 3000;

/**
 * Gives the thanks (spec §4) the focus, so that a screen reader says them, and closes the dialog once
 * they were seen: in a visible tab, and while no button is in use.
 */
export function giveThanks(): void {
  const dialog = part('dialog');
  let timer: ReturnType<typeof setTimeout>;
  // A pointer that has not moved since lies on a button by chance.
  let hasMoved = false;
  const start = () => {
    clearTimeout(timer);
    if (!document.hidden) {
      timer = setTimeout(close, thanksDelay);
    }
  };
  const close = () => {
    const inUse = hasMoved ? ':is(:hover, :focus-visible)' : ':focus-visible';
    if (dialog?.querySelector(`button${inUse}`)) {
      start();
    } else {
      dialog?.close();
    }
  };
  const move = () => {
    hasMoved = true;
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', start);
    document.removeEventListener('pointermove', move);
  };
  start();
  document.addEventListener('visibilitychange', start);
  document.addEventListener('pointermove', move);
  dialog?.addEventListener('close', stop, { once: true });
  // Older browsers give a dialog no focus: its title keeps it.
  part('title')?.focus();
  dialog?.focus({ preventScroll: true });
}
