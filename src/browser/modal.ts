import { startingPoint } from '../contact/starting-point.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Makes a dialog close by all its ways out (spec §2): Escape, which is the browser's own, the backdrop, and whatever is
 * marked with `data-close`. The page behind it does not scroll, and the focus returns to where it was opened from.
 * @returns a function that opens it for a button.
 */
export function modal(dialog: HTMLDialogElement): (opener: HTMLElement) => void {
  const { dataset } = document.documentElement;
  let opener: HTMLElement | undefined;
  let isPressedOutside = false;
  // The dialog's box is filled by its content: an event whose target is the dialog itself comes from the backdrop. Both
  // ends of a click are compared, so that selecting text out of the dialog does not close it.
  dialog.addEventListener('pointerdown', ({ target }) => {
    isPressedOutside = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if ((target === dialog && isPressedOutside) || (target as Element).closest('[data-close]')) dialog.close();
  });
  dialog.addEventListener('close', () => {
    delete dataset.modal;
    // A button in a menu that has closed meanwhile cannot take the focus: its menu's own button does.
    const closedMenu = opener?.closest('details:not([open])');
    (closedMenu?.querySelector('summary') ?? opener)?.focus({ preventScroll: true });
  });
  // Laid out once while nobody waits: a press finds its styles, glyphs and fields ready.
  addEventListener('pageshow', () =>
    whenIdle(() => {
      dialog.style = 'display: block';
      dialog.offsetTop;
      dialog.style = '';
    }),
  );
  return (button) => {
    opener = button;
    dataset.modal = '';
    dialog.showModal();
    dialog.scrollTop = 0;
    startingPoint(dialog)?.focus({ preventScroll: true });
  };
}
