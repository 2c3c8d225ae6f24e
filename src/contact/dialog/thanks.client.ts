import { durations } from '../../durations.ts';
import { part } from '../parts.client.ts';
import { dispatch } from '../state/store.client.ts';

/**
 * Gives the thanks (spec §4) the focus, so that a screen reader says them, and closes the form once
 * they were seen: in a visible tab, and while no button is in use.
 */
export function giveThanks(): void {
  const dialog = part('dialog');
  const closed = new AbortController();
  const { signal } = closed;
  let timer: ReturnType<typeof setTimeout>;
  // A pointer that has not moved since lies on a button by chance.
  let hasMoved = false;

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(end, durations.thanks);
  }

  function end(): void {
    const inUse = hasMoved ? ':is(:hover, :focus-visible)' : ':focus-visible';
    if (document.hidden || dialog.querySelector(`button${inUse}`)) {
      wait();
    } else {
      dispatch({ type: 'close' });
    }
  }

  wait();
  document.addEventListener('visibilitychange', wait, { signal });
  document.addEventListener('pointermove', () => (hasMoved = true), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  dialog.addEventListener('close', () => closed.abort(), { once: true });
  // Older browsers give a dialog no focus: its title keeps it.
  part('title').focus();
  dialog.focus({ preventScroll: true });
}
