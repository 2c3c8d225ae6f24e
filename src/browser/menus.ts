const open = '[data-menu][open]';

/** How long a menu without focus stays open, in milliseconds (spec §9, dropdown close delay). */
const closeDelay = 150;

/**
 * Closes open menus (spec §2, §4) on Escape, on a click outside or on an item, and when the focus
 * leaves them. It also closes them when the page is left, so that a page restored from the
 * bfcache shows them closed.
 */
export function closeMenus(): void {
  addEventListener('pagehide', () => close(() => true));
  addEventListener('click', ({ target }) => {
    const isItem = (target as Element).closest?.('a, button');
    close((menu) => isItem || !menu.contains(target as Node));
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') {
      return;
    }
    // Safari does not focus an element on click. In that case, use the open menu.
    const menu =
      document.activeElement?.closest<HTMLDetailsElement>(open) ??
      document.querySelector<HTMLDetailsElement>(open);
    if (menu) {
      menu.open = false;
      (menu.querySelector('summary') as HTMLElement).focus();
    }
  });
  addEventListener('focusout', () =>
    setTimeout(() => {
      const { activeElement } = document;
      // A menu inside another stays open with it: folding would move what is being pressed below.
      close((menu) => activeElement !== document.body && !outermost(menu).contains(activeElement));
    }, closeDelay),
  );
}

/** @returns the menu in which a menu is, or that menu itself. */
function outermost(menu: HTMLDetailsElement): Element {
  return menu.parentElement?.closest(open) ?? menu;
}

function close(mustClose: (menu: HTMLDetailsElement) => unknown): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(open)) {
    if (mustClose(menu)) {
      menu.open = false;
    }
  }
}
