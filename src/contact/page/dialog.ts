import { whenIdle } from '../../browser/when-idle.ts';

/**
 * Makes a dialog close (spec §2) by Escape, the backdrop and what is marked with `data-close`, and return the focus.
 * @returns a function that opens it for a button, and one that moves the focus to its start.
 */
export function modal(dialog: HTMLDialogElement) {
  let opener: HTMLElement;
  let isOutside = false;
  const focusFirst = () =>
    (dialog.querySelector('input') as HTMLElement).focus({ preventScroll: true });
  // Content fills the dialog: an event whose target is the dialog itself comes from the backdrop. A press must begin and
  // end there: selecting text may end outside, a clumsy press inside.
  dialog.onpointerdown = dialog.onpointerup = ({ type, target }) => {
    isOutside = target === dialog && (isOutside || type === 'pointerdown');
  };
  dialog.onclick = ({ target, detail }) => {
    // The second click of a double click is meant for the button that the first one pressed.
    if (
      (isOutside && target === dialog && detail < 2) ||
      (target as Element).closest('[data-close]')
    ) {
      dialog.close();
    }
  };
  dialog.onkeydown = (event) => {
    const { key, target, repeat, ctrlKey, metaKey, shiftKey } = event;
    // Once the dialog is modal this is the browser's own: it knows of an open list or a composition.
    if (key === 'Escape' && !dialog.matches(':modal')) {
      dialog.close();
    }
    // Enter held since it opened the dialog, or since the first try, would submit the form again and again.
    if (repeat && key === 'Enter' && !(target as Element).matches('textarea')) {
      event.preventDefault();
    }
    // In Chromium 109 a dialog takes no focus: there its title has it.
    if (ctrlKey || metaKey || !(target as Element).matches('dialog, h2')) {
      return;
    }
    if (key === 'Tab' && !shiftKey) {
      event.preventDefault();
    } else if (key[1] ? !/Dead|Process/.test(key) : key === ' ') {
      return;
    }
    focusFirst();
  };
  dialog.addEventListener('close', () => {
    // The opener may be hidden: in a menu that has closed, or in a header that has become narrow.
    for (const target of [
      opener,
      ...document.querySelectorAll<HTMLElement>('header summary, main'),
    ]) {
      target.focus({ preventScroll: true });
      if (document.activeElement === target) {
        return;
      }
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
  const focusStart = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') {
      focusFirst();
    } else {
      dialog.focus();
    }
    dialog.scrollTop = 0;
  };
  return {
    focusStart,
    show(button: HTMLElement, press: PointerEvent) {
      opener = button;
      // While the page cannot scroll it keeps the room of a scrollbar that takes room, so that it does not move.
      const { clientWidth, style } = document.documentElement;
      if (innerWidth > clientWidth) {
        style.scrollbarGutter = 'stable';
      }
      const makeModal = () => {
        if (!dialog.open || dialog.matches(':modal')) {
          return;
        }
        const focused = document.activeElement as HTMLElement;
        dialog.open = false;
        dialog.showModal();
        focused.focus({ preventScroll: true });
      };
      dialog.open = true;
      focusStart(press);
      // Modal only after the form's first frame, since that styles all of the page; after a key at once: Escape may follow.
      if (press.pointerType) {
        whenIdle(makeModal);
      } else {
        makeModal();
      }
    },
  };
}
