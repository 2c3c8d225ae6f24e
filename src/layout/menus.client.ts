import { durations } from '../durations.ts';

const open = '[data-menu][open]';

/**
 * Closes open menus (spec §2, §4) on Escape, on a click outside or on an item, and when the focus
 * leaves them. It also closes them when the page is left, so that a page restored from the
 * bfcache shows them closed.
 */
export function startMenus(): void {
  addEventListener('pagehide', () => close(() => true));
  addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target : null;
    const isItem = element?.closest('a, button');
    close((menu) => isItem || !menu.contains(element));
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') {
      return;
    }
    const menu = document.querySelector<HTMLDetailsElement>(open);
    if (menu) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  addEventListener('focusout', () =>
    setTimeout(() => {
      const { activeElement } = document;
      // `body` means that nothing has the focus: after a press, its own listener decides.
      close((menu) => activeElement !== document.body && !menu.contains(activeElement));
    }, durations.menuClose),
  );
}

function close(mustClose: (menu: HTMLDetailsElement) => unknown): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(open)) {
    if (mustClose(menu)) {
      menu.open = false;
    }
  }
}
