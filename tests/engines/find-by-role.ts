export type Role = 'button' | 'link' | 'menu' | 'field' | 'heading' | 'text';

/**
 * Runs in the page. Finds an element by its role and the beginning of its name, as a visitor does, in the open dialog if
 * there is one, and scrolls it into view.
 * @returns its centre in CSS pixels, or null where it is hidden, covered or still moving.
 */
export function findByRole(role: Role, name: string, area = 'body'): { x: number; y: number } | null {
  const moving = document.getAnimations().filter(({ timeline, playState, effect }) => {
    return timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().iterations === 1;
  });
  if (moving.length > 0) return null;
  const selectors = {
    button: 'button',
    link: 'a[href]',
    menu: 'summary',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
    text: 'p, li, h1, h2, h3, button',
  };
  const scope = document.querySelector('dialog:modal') ?? document.querySelector(area) ?? document.body;
  const names = (element: Element) => {
    const labelled = (element as HTMLInputElement).labels?.[0] ?? element;
    return [element.getAttribute('aria-label'), labelled.textContent?.trim()];
  };
  for (const element of scope.querySelectorAll(selectors[role])) {
    if (!names(element).some((text) => text?.startsWith(name))) continue;
    if (element.getClientRects().length === 0 || getComputedStyle(element).visibility !== 'visible') continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const topmost = document.elementFromPoint(centre.x, centre.y);
    if (topmost && (element.contains(topmost) || topmost.contains(element))) return centre;
  }
  return null;
}
