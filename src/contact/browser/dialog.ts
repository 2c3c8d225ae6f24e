import { contactElement } from '../elements.ts';
import type { Purpose } from '../request.ts';
import { ignoreSecondPress } from './second-press.ts';

/** Milliseconds until the title gets the focus. Firefox does not report an earlier focus. */
const titleDelay = 300;

/** The button that last opened the dialog. */
let openingButton: HTMLElement | undefined;

/** @returns the purpose of the button that last opened the dialog. */
export function openingPurpose(): Purpose {
  return openingButton?.dataset.purpose as Purpose;
}

/**
 * Opens the dialog as modal (spec §4). The focus goes to its first field or, if a key or a screen
 * reader pressed the button, to its title.
 */
export function openDialog(
  dialog: HTMLDialogElement,
  button: HTMLElement,
  click: MouseEvent,
): void {
  openingButton = button;
  keepScrollbarRoom();
  dialog.showModal();
  ignoreSecondPress();
  // `detail` counts presses. It is 0 for a key or a screen reader.
  if (click.detail === 0) {
    focusTitleLater();
  } else {
    contactElement('firstName')?.focus({ preventScroll: true });
  }
  // It may still be scrolled down.
  dialog.scrollTop = 0;
  contactElement('fields')?.scrollTo(0, 0);
}

/**
 * Makes Orca (43, in Firefox) say title and subtitle. Orca reads the whole form if the dialog gets the
 * focus, and nothing if the title gets it while the page behind becomes inert. So the close button
 * comes first.
 */
function focusTitleLater(): void {
  const start = contactElement('close');
  start?.focus({ preventScroll: true });
  setTimeout(() => {
    if (document.activeElement === start) {
      contactElement('title')?.focus({ preventScroll: true });
    }
  }, titleDelay);
}

/**
 * Closes the dialog at a press on the backdrop or on an element with `data-close` (spec §2). The
 * browser handles Escape.
 */
export function closeOnPress(root: HTMLElement): void {
  // The content fills the dialog, so only events of the backdrop have the dialog as their target. A
  // press must begin and end there, because selecting text may end outside.
  const isOutside = { pointerdown: false, pointerup: false };
  for (const type of ['pointerdown', 'pointerup'] as const) {
    root.addEventListener(type, ({ target }) => {
      isOutside[type] = target === contactElement('dialog');
    });
  }
  root.addEventListener('click', (event) => {
    const dialog = contactElement('dialog');
    const isOnBackdrop = event.target === dialog && isOutside.pointerdown && isOutside.pointerup;
    const isClosing = isOnBackdrop || (event.target as Element).closest('[data-close]');
    if (isClosing) {
      dialog?.close();
    }
  });
}

/** Returns the focus to the button that opened the dialog or, if it is hidden, to a menu or `main`. */
export function returnFocus(): void {
  // The button may be in a menu that has closed, or in a header that has become narrow.
  const places = document.querySelectorAll<HTMLElement>('header summary, main');
  for (const place of [openingButton, ...places]) {
    place?.focus({ preventScroll: true });
    // Not `:focus`: Firefox and WebKit match it only in the active window.
    if (place === document.activeElement) {
      return;
    }
  }
}

/**
 * Reserves the room of the scrollbar, so that the page does not move when the dialog stops it from
 * scrolling. This lays out the whole page again, so `start.ts` does it once the page is loaded, and
 * `openDialog` for a press that comes earlier.
 *
 * Not in CSS, which would leave 15 pixels free where scrollbars are hidden, as in screenshots.
 */
export function keepScrollbarRoom(): void {
  const { clientWidth, style } = document.documentElement;
  if (innerWidth > clientWidth) {
    style.scrollbarGutter = 'stable';
  }
}

/** Scrolls just enough to show a part of the form. */
export function bringIntoView(part: Element | null | undefined): void {
  part?.scrollIntoView({ block: 'nearest' });
}
