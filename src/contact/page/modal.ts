import { whenIdle } from '../../browser/when-idle.ts';
import { startingPoint } from './starting-point.ts';

/** How long a screen reader is given to say the dialog before the focus goes on to the first field, in milliseconds. */
const sayingTime = 900;

/**
 * Makes a dialog close by all its ways out (spec §2): Escape, which is the browser's own, the backdrop, and whatever is
 * marked with `data-close`. The page behind it does not scroll, and the focus returns to where it was opened from.
 * @returns a function that opens it for a button.
 */
export function modal(dialog: HTMLDialogElement): (opener: HTMLElement) => void {
  const page = document.documentElement;
  let opener: HTMLElement;
  let isPressedOutside = false;
  // The dialog's box is filled by its content: an event whose target is the dialog itself comes from the backdrop. Both
  // ends of a click are compared, so that selecting text out of the dialog does not close it.
  dialog.onpointerdown = ({ target }) => {
    isPressedOutside = target === dialog;
  };
  dialog.onclick = ({ target, detail }) => {
    // The second press of a double click is meant for the button that the first one pressed.
    const isOutside = target === dialog && isPressedOutside && detail < 2;
    if (isOutside || (target as Element).closest('[data-close]')) dialog.close();
  };
  dialog.addEventListener('close', () => {
    // The browser tells it late: a quick press has opened the dialog again by then.
    if (dialog.open) return;
    delete page.dataset.modal;
    // A button in a menu, which has closed meanwhile, cannot take the focus: its menu's own button does.
    (opener.closest('[data-menu]')?.querySelector('summary') ?? opener).focus({ preventScroll: true });
  });
  // Laid out once while nobody waits: a press finds its styles, glyphs and fields ready.
  addEventListener('pageshow', () =>
    whenIdle(() => {
      dialog.style = 'display: block';
      dialog.offsetTop;
      dialog.style = '';
    }),
  );
  const begin = () => {
    dialog.onkeydown = null;
    // Not from a visitor who is elsewhere by now; in Chromium 109, where a dialog takes no focus, its title has it.
    if (document.activeElement?.matches('dialog, h2')) startingPoint(dialog)?.focus({ preventScroll: true });
  };
  return (button) => {
    opener = button;
    // Where the scrollbar takes room, the page keeps that room while it may not scroll, and stays where it is.
    if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.dataset.modal = '';
    dialog.showModal();
    // Orca drops what takes the focus while the page behind leaves, but for the dialog itself: that is said with its title.
    dialog.focus();
    dialog.scrollTop = 0;
    // A letter that is typed before lands in the field all the same.
    dialog.onkeydown = ({ key }) => {
      if (!key[1]) begin();
    };
    setTimeout(begin, sayingTime);
  };
}
