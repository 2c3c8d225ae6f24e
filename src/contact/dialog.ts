import { contactElement } from './fields.ts';

/** How long after opening the title takes the focus, in milliseconds: sooner, Firefox does not tell of it. */
const titleDelay = 300;

/** How long after a click another one at its place makes it a double click, in milliseconds. */
const doubleClickTime = 500;

/** The press that opened the dialog last. */
let opening: MouseEvent | undefined;

/**
 * Opens the dialog as a modal one (spec §4). The focus goes to the first field, or to the title when a key or a screen
 * reader pressed the button.
 * @param press the click of the button.
 */
export function openDialog(dialog: HTMLDialogElement, press: MouseEvent): void {
  opening = press;
  // A key and a screen reader press without a click to count.
  const isKey = press.detail === 0;
  keepScrollbarRoom();
  dialog.showModal();
  if (isKey) {
    focusTitleLater();
  } else {
    contactElement('firstName')?.focus({ preventScroll: true });
  }
  // It may have been left at its end.
  dialog.scrollTop = 0;
}

/**
 * Orca (43, in Firefox) reads the whole form in one breath where the dialog itself takes the focus, and says nothing of a
 * title that takes it while the page behind becomes inert. Of a title that takes it afterwards, it says title and subtitle.
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
 * Closes the dialog at a press on the backdrop or on what has `data-close` (spec §2). The browser handles Escape.
 * @param root what the dialog stands in.
 */
export function closeOnPress(root: HTMLElement): void {
  const isDialog = (target: EventTarget | null) => target === contactElement('dialog');
  // Content fills the dialog: an event whose target is the dialog itself comes from the backdrop. A press must begin and
  // end there: selecting text may end outside, a clumsy press inside.
  let beganOutside = false;
  let endedOutside = false;
  root.addEventListener('pointerdown', ({ target }) => {
    beganOutside = isDialog(target);
  });
  root.addEventListener('pointerup', ({ target }) => {
    endedOutside = isDialog(target);
  });
  root.addEventListener('click', (event) => {
    const { target } = event;
    const isOutside = isDialog(target) && beganOutside && endedOutside;
    if ((isOutside && !isOpeningAgain(event)) || (target as Element).closest('[data-close]')) {
      contactElement<HTMLDialogElement>('dialog')?.close();
    }
  });
}

/** @returns whether a click is the second one of a double click on the button that opened the dialog. */
function isOpeningAgain({ clientX, clientY, timeStamp }: MouseEvent): boolean {
  // Firefox does not count it as a second one, since it hits the dialog.
  return (
    opening?.clientX === clientX &&
    opening.clientY === clientY &&
    timeStamp - opening.timeStamp < doubleClickTime
  );
}

/** Ignores Enter while it is held down: after it opened the dialog or sent the form, it would submit over and over. */
export function ignoreHeldEnter(root: HTMLElement): void {
  root.addEventListener('keydown', (event) => {
    const isHeldEnter = event.key === 'Enter' && event.repeat;
    if (isHeldEnter && !(event.target as Element).matches('textarea')) {
      event.preventDefault();
    }
  });
}

/** Gives the focus back to the button that opened the dialog, or to the next best place where that one is hidden now. */
export function returnFocus(button: HTMLElement | undefined): void {
  // The button may have been in a menu that has closed, or in a header that has become narrow.
  const places = document.querySelectorAll<HTMLElement>('header summary, main');
  for (const place of [button, ...places]) {
    place?.focus({ preventScroll: true });
    // Not `:focus`, which Firefox and WebKit match in the active window only.
    if (place === document.activeElement) {
      return;
    }
  }
}

/** Does ahead, while the browser is idle, what a press would wait for: styles, glyphs and fields are ready then. */
export function layOutAhead(dialog: HTMLDialogElement): void {
  keepScrollbarRoom();
  dialog.style.display = 'block';
  dialog.getBoundingClientRect();
  dialog.style.display = '';
}

/**
 * Keeps the room of the scrollbar while the dialog is open, so that the page, which cannot scroll then, does not move.
 * Set at the press alone, this would make the browser lay out the whole page again: `layOutAhead` has set it before.
 */
function keepScrollbarRoom(): void {
  const { clientWidth, style } = document.documentElement;
  if (innerWidth > clientWidth) {
    style.scrollbarGutter = 'stable';
  }
}
