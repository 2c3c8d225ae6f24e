import { whenIdle } from '../../browser/when-idle.ts';

/**
 * Makes a dialog close (spec §2) by the backdrop and by whatever is marked with `data-close`; Escape is the browser's
 * own. The focus returns to what opened it.
 * @returns a function that opens it for a button, and one that moves the focus to its start.
 */
export function modal(dialog: HTMLDialogElement) {
  let opener: HTMLElement;
  let isOutside = false;
  const focusFirst = () => dialog.querySelector('input')?.focus({ preventScroll: true });
  // Content fills the dialog: an event whose target is the dialog itself comes from the backdrop. A press must begin and
  // end there: selecting text may end outside, a clumsy press inside.
  dialog.onpointerdown = dialog.onpointerup = ({ type, target }) => {
    isOutside = target === dialog && (isOutside || type === 'pointerdown');
  };
  dialog.onclick = ({ target, detail }) => {
    // The second click of a double click is meant for the button that the first one pressed.
    if ((isOutside && target === dialog && detail < 2) || (target as Element).closest('[data-close]')) dialog.close();
  };
  dialog.onkeydown = (event) => {
    const { key, target, repeat, ctrlKey, metaKey, shiftKey } = event;
    // Enter held since it opened the dialog, or since the first try, would submit the form again and again.
    if (repeat && key === 'Enter' && !(target as Element).matches('textarea')) event.preventDefault();
    // In Chromium 109 a dialog takes no focus: there its title has it.
    if (ctrlKey || metaKey || !(target as Element).matches('dialog, h2')) return;
    if (key === 'Tab' && !shiftKey) event.preventDefault();
    else if (key[1] ? !/Dead|Process/.test(key) : key === ' ') return;
    focusFirst();
  };
  dialog.addEventListener('close', () => {
    // The opener may be hidden: in a menu that has closed, or in a header that has become narrow.
    for (const target of [opener, ...document.querySelectorAll<HTMLElement>('header summary, main')]) {
      target.focus({ preventScroll: true });
      if (document.activeElement === target) return;
    }
  });
  // Laid out once while the browser is idle: a press finds styles, glyphs and fields ready.
  addEventListener('pageshow', () =>
    whenIdle(() => {
      dialog.style = 'display: block';
      dialog.offsetTop;
      dialog.style = '';
    }),
  );
  /** After a mouse the first field has the focus, for typing. Otherwise the dialog has it: so Orca says its title. */
  const focusStart = (press: Event) => {
    if ((press as PointerEvent).pointerType === 'mouse') focusFirst();
    else dialog.focus();
    dialog.scrollTop = 0;
  };
  return {
    focusStart,
    show(button: HTMLElement, press: Event) {
      opener = button;
      // While the page cannot scroll it keeps the room of a scrollbar that takes room, so that it does not move.
      const page = document.documentElement;
      if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
      dialog.showModal();
      focusStart(press);
    },
  };
}
