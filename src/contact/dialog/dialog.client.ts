import { durations } from '../../durations.ts';
import { bringIntoView, part } from '../parts.client.ts';
import { dispatch } from '../state/state.ts';

/** The button that last opened the dialog. */
let openingButton: HTMLElement;

/** Says which button gets the focus back when the dialog closes. */
export function returnFocusTo(button: HTMLElement): void {
  openingButton = button;
}

/**
 * Opens the dialog as modal (spec §4). The focus goes to its first field or, if a key or a screen
 * reader pressed the button, to its title.
 * @param byKey whether a key or a screen reader did.
 * @param hasFailed whether the last send has failed: then the focus goes to « Réessayer », but after a
 * key stays on the title, whose description is the failure.
 */
export function openDialog(byKey: boolean, hasFailed: boolean): void {
  keepScrollbarRoom();
  const dialog = part('dialog');
  dialog.showModal();
  if (byKey) {
    focusTitleLater();
  } else {
    part(hasFailed ? 'send' : 'firstName').focus({ preventScroll: true });
  }
  // It may still be scrolled down.
  dialog.scrollTo(0, 0);
  part('fields').scrollTo(0, 0);
  if (hasFailed) {
    bringIntoView(part('failure'));
  }
}

/**
 * Makes Orca (43, in Firefox) say title and subtitle. Orca reads the whole form if the dialog gets the
 * focus, and nothing if the title gets it while the page behind becomes inert. So the close button
 * comes first.
 */
function focusTitleLater(): void {
  const start = part('close');
  start.focus({ preventScroll: true });
  const timer = setTimeout(
    () => part('title').focus({ preventScroll: true }),
    durations.titleFocus,
  );
  // Who has moved on, or has closed the form, keeps the focus where it is.
  start.addEventListener('blur', () => clearTimeout(timer), { once: true });
}

/** Closes the dialog, and returns the focus to the button or, if it is hidden, to a menu or `main`. */
export function closeDialog(): void {
  part('dialog').close();
  // The button may be in a menu that has closed, or in a header that has become narrow.
  const places = document.querySelectorAll<HTMLElement>('header summary, main');
  for (const place of [openingButton, ...places]) {
    place.focus({ preventScroll: true });
    // Not `:focus`: Firefox and WebKit match it only in the active window.
    if (place === document.activeElement) {
      return;
    }
  }
}

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

  function stopWaiting(): void {
    clearTimeout(timer);
    closed.abort();
  }

  wait();
  document.addEventListener('visibilitychange', wait, { signal });
  document.addEventListener('pointermove', () => (hasMoved = true), { signal });
  dialog.addEventListener('close', stopWaiting, { once: true });
  // Older browsers give a dialog no focus: its title keeps it.
  part('title').focus();
  dialog.focus({ preventScroll: true });
}

/**
 * Reserves the room of the scrollbar, so that the page does not move when the dialog stops it from
 * scrolling. This lays out the whole page again, so it is done once the page is loaded, and where a press
 * comes earlier.
 *
 * Not in CSS, which would leave 15 pixels free where scrollbars are hidden, as in screenshots.
 */
export function keepScrollbarRoom(): void {
  const { clientWidth, style } = document.documentElement;
  if (innerWidth > clientWidth) {
    style.scrollbarGutter = 'stable';
  }
}
