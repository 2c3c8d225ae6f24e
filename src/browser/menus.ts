const open = '[data-menu][open]';

/** How long a menu stays open after the focus has left it, in milliseconds (spec §9, dropdown close delay). */
const closeDelay = 150;

/**
 * Closes the open menus when the visitor is done with them (spec §2, §4): Escape, a click elsewhere or on a choice, the
 * focus gone for a moment, and leaving the page, so that a page that comes back from the browser's cache has them closed.
 */
export function closeMenusByThemselves(): void {
  addEventListener('pagehide', () => close(() => true));
  addEventListener('click', ({ target }) => {
    const isChoice = (target as Element).closest('a, button');
    close((menu) => isChoice || !menu.contains(target as Node));
  });
  addEventListener('keydown', ({ key }) => {
    // Safari gives no focus to what is clicked: then the menu that is open is meant.
    const menu =
      document.activeElement?.closest<HTMLDetailsElement>(open) ?? document.querySelector<HTMLDetailsElement>(open);
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    (menu.querySelector('summary') as HTMLElement).focus();
  });
  addEventListener('focusout', () =>
    setTimeout(() => {
      const { activeElement } = document;
      close((menu) => activeElement !== document.body && !menu.contains(activeElement));
    }, closeDelay),
  );
}

function close(isDone: (menu: HTMLDetailsElement) => unknown): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(open)) if (isDone(menu)) menu.open = false;
}
