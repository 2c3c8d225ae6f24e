import { contactElement } from './elements.ts';

/**
 * Opens the dialog, modal in the frame in which it is seen (spec §4). The first field has the focus, unless a key or a
 * screen reader pressed the button.
 * @param isKey whether one of these did.
 */
export function openDialog(dialog: HTMLDialogElement, isKey: boolean): void {
  keepScrollbarRoom();
  dialog.showModal();
  // The exception is Orca's (43, in Firefox): it says nothing when the focus goes to a field or a heading while the page
  // behind becomes inert; of a dialog that takes the focus it says title and subtitle.
  const start = isKey ? dialog : contactElement('firstName');
  start?.focus({ preventScroll: true });
  // It may have been left at its end.
  dialog.scrollTop = 0;
}

/** Closes the dialog by the backdrop and by what is marked with `data-close` (spec §2); Escape is the browser's own. */
export function closeOnPress(dialog: HTMLDialogElement): void {
  // Content fills the dialog: an event whose target is the dialog itself comes from the backdrop. A press must begin and
  // end there: selecting text may end outside, a clumsy press inside.
  let beganOutside = false;
  let endedOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    beganOutside = target === dialog;
  });
  dialog.addEventListener('pointerup', ({ target }) => {
    endedOutside = target === dialog;
  });
  dialog.addEventListener('click', ({ target, detail }) => {
    // The second click of a double click is meant for the button that the first one pressed.
    const isFirstClick = detail < 2;
    const isOutside = target === dialog && beganOutside && endedOutside && isFirstClick;
    if (isOutside || (target as Element).closest('[data-close]')) {
      dialog.close();
    }
  });
}

/** Enter that is held since it opened the dialog, or since the first try, would submit the form again and again. */
export function ignoreHeldEnter(dialog: HTMLDialogElement): void {
  dialog.addEventListener('keydown', (event) => {
    const isHeldEnter = event.key === 'Enter' && event.repeat;
    if (isHeldEnter && !(event.target as Element).matches('textarea')) {
      event.preventDefault();
    }
  });
}

/** Gives the focus back to the button that opened the dialog, or to the next best place where that one is hidden now. */
export function returnFocus(button: HTMLElement | null): void {
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
 * Keeps the room of a scrollbar that takes room while the page cannot scroll, so that it does not move then. Written at
 * the press it would have all of the page laid out anew: there it finds it done.
 */
function keepScrollbarRoom(): void {
  const { clientWidth, style } = document.documentElement;
  if (innerWidth > clientWidth) {
    style.scrollbarGutter = 'stable';
  }
}
