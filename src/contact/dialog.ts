import { contactElement } from './fields.ts';

/** How long after opening the title takes the focus, in milliseconds: sooner, Firefox does not tell of it. */
const titleDelay = 300;

/** In milliseconds. */
const doubleClickTime = 500;

/** The button that opened the dialog last, and the press. */
let opener: HTMLElement | undefined;
let opening: MouseEvent | undefined;

/** @returns what the button is for that opened the dialog last; empty before. */
export function openedFor(): string {
  return opener?.dataset.purpose ?? '';
}

/**
 * Opens the dialog as a modal one (spec §4), with the focus on its first field; on its title when a key or a screen
 * reader has pressed the button.
 */
export function openDialog(
  dialog: HTMLDialogElement,
  button: HTMLElement,
  press: MouseEvent,
): void {
  opener = button;
  opening = press;
  keepScrollbarRoom();
  dialog.showModal();
  // The click of a key or a screen reader counts no presses.
  if (press.detail === 0) {
    focusTitleLater();
  } else {
    contactElement('firstName')?.focus({ preventScroll: true });
  }
  // It may have been left at its end.
  dialog.scrollTop = 0;
}

/**
 * Has Orca (43, in Firefox) say title and subtitle. It reads the whole form where the dialog takes the focus, and nothing of
 * a title that takes it while the page behind becomes inert.
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

/** Closes the dialog at a press on the backdrop or on what has `data-close` (spec §2). The browser handles Escape. */
export function closeOnPress(root: HTMLElement): void {
  // Its content fills the dialog: only events of the backdrop have the dialog itself as their target. A press must begin
  // and end there: selecting text may end outside.
  const isOutside = { pointerdown: false, pointerup: false };
  for (const type of ['pointerdown', 'pointerup'] as const) {
    root.addEventListener(type, ({ target }) => {
      isOutside[type] = target === contactElement('dialog');
    });
  }
  root.addEventListener('click', (event) => {
    const dialog = contactElement<HTMLDialogElement>('dialog');
    const isOnBackdrop =
      event.target === dialog && isOutside.pointerdown && isOutside.pointerup && !isDouble(event);
    if (isOnBackdrop || (event.target as Element).closest('[data-close]')) {
      dialog?.close();
    }
  });
}

/** @returns whether a click is the second of the double click that opened the dialog: Firefox counts it as a first one. */
function isDouble({ clientX, clientY, timeStamp }: MouseEvent): boolean {
  return (
    opening?.clientX === clientX &&
    opening.clientY === clientY &&
    timeStamp - opening.timeStamp < doubleClickTime
  );
}

/** Ignores Enter while it is held down, after it opened the dialog or sent the form. */
export function ignoreHeldEnter(root: HTMLElement): void {
  root.addEventListener('keydown', (event) => {
    const isHeldEnter = event.key === 'Enter' && event.repeat;
    if (isHeldEnter && !(event.target as Element).matches('textarea')) {
      event.preventDefault();
    }
  });
}

/** Gives the focus back to the button that opened the dialog, or to the next place where that one is hidden now. */
export function returnFocus(): void {
  // It may have been in a menu that has closed, or in a header that has become narrow.
  const places = document.querySelectorAll<HTMLElement>('header summary, main');
  for (const place of [opener, ...places]) {
    place?.focus({ preventScroll: true });
    // Not `:focus`, which Firefox and WebKit match in the active window only.
    if (place === document.activeElement) {
      return;
    }
  }
}

/** Does ahead, while the browser is idle, what a press would wait for: styles, glyphs and fields are ready then. */
export function layOutAhead(): void {
  const dialog = contactElement('dialog');
  keepScrollbarRoom();
  if (dialog) {
    dialog.style.display = 'block';
    dialog.getBoundingClientRect();
    dialog.style.display = '';
  }
}

/**
 * Keeps the room of the scrollbar, so that the page does not move when the dialog keeps it from scrolling. Set at the press
 * alone, this would make the browser lay out the whole page again: `layOutAhead` has set it before.
 */
function keepScrollbarRoom(): void {
  const { clientWidth, style } = document.documentElement;
  if (innerWidth > clientWidth) {
    style.scrollbarGutter = 'stable';
  }
}
