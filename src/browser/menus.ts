/** How long a menu stays open after the focus has left it, in milliseconds (spec §9, dropdown close delay). */
const closeDelay = 150;

/**
 * Closes the open menus when the visitor is done with them (spec §2, §4): Escape, a click elsewhere, the focus gone
 * for a moment, and leaving the page, so that a page that comes back from the browser's cache has them closed.
 */
export function closeMenusByThemselves(): void {
  addEventListener('pagehide', () => close(openMenus()));
  addEventListener('click', ({ target }) => close(openMenus().filter((menu) => !menu.contains(target as Node))));
  addEventListener('keydown', (event) => {
    const [menu] = openMenus()
      .filter((candidate) => candidate.contains(document.activeElement))
      .reverse();
    if (event.key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  addEventListener('focusout', () => {
    setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === document.body) return;
      close(openMenus().filter((menu) => !menu.contains(activeElement)));
    }, closeDelay);
  });
  addEventListener('click', ({ target }) => {
    const chosen = (target as Element).closest('[data-menu] a, [data-menu] button');
    if (chosen) close(openMenus());
  });
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
}

function close(menus: HTMLDetailsElement[]): void {
  for (const menu of menus) menu.open = false;
}
