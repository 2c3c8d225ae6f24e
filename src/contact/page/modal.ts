import { whenIdle } from '../../browser/when-idle.ts';

/**
 * Makes a dialog close by all its ways out (spec §2): Escape, which is the browser's own, the backdrop, and whatever is
 * marked with `data-close`. The focus returns to where it was opened from.
 * @returns a function that opens it for a button, and one that puts the focus where it begins.
 */
export function modal(dialog: HTMLDialogElement) {
  let opener: HTMLElement;
  let isOutside = false;
  const focusFirst = () => dialog.querySelector('input')?.focus({ preventScroll: true });
  // The dialog's box is filled by its content: an event whose target is the dialog itself comes from the backdrop. A
  // press counts that begins and ends there: a selection may end outside, a slip of the mouse inside.
  dialog.onpointerdown = dialog.onpointerup = ({ type, target }) => {
    isOutside = target === dialog && (isOutside || type === 'pointerdown');
  };
  dialog.onclick = ({ target, detail }) => {
    // The second press of a double click is meant for the button that the first one pressed.
    if ((isOutside && target === dialog && detail < 2) || (target as Element).closest('[data-close]')) dialog.close();
  };
  dialog.onkeydown = (event) => {
    const { key, target, repeat, ctrlKey, metaKey, shiftKey } = event;
    // A key held since it opened the dialog, or since the first try, would send the form, again and again.
    if (repeat && key === 'Enter' && !(target as Element).matches('textarea')) event.preventDefault();
    // In Chromium 109 a dialog takes no focus: there its title has it.
    if (ctrlKey || metaKey || !(target as Element).matches('dialog, h2')) return;
    if (key === 'Tab' && !shiftKey) event.preventDefault();
    else if (key[1] ? !/Dead|Process/.test(key) : key === ' ') return;
    focusFirst();
  };
  dialog.addEventListener('close', () => {
    // The browser tells it late: a quick press has opened the dialog again by then.
    if (dialog.open) return;
    // What opened it may be gone: in a menu that has closed, or in a bar that has become narrow.
    const menu = opener.closest('[data-menu]')?.querySelector('summary');
    for (const place of [opener, menu, ...document.querySelectorAll<HTMLElement>('header summary, main')]) {
      place?.focus({ preventScroll: true });
      if (document.activeElement === place) return;
    }
  });
  // Laid out once while nobody waits: a press finds its styles, glyphs and fields ready.
  addEventListener('pageshow', () =>
    whenIdle(() => {
      dialog.style = 'display: block';
      dialog.offsetTop;
      dialog.style = '';
    }),
  );
  /** After a mouse the caret is where typing goes. Otherwise the dialog has the focus: so Orca says its title. */
  const begin = (press: Event) => {
    if ((press as PointerEvent).pointerType === 'mouse') focusFirst();
    else dialog.focus();
    dialog.scrollTop = 0;
  };
  return {
    begin,
    show(button: HTMLElement, press: Event) {
      opener = button;
      // Where the scrollbar takes room, the page keeps that room while it may not scroll, and stays where it is.
      const page = document.documentElement;
      if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
      dialog.showModal();
      begin(press);
    },
  };
}
