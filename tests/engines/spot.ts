export type Role = 'button' | 'link' | 'menu' | 'field' | 'heading' | 'text';

/**
 * Runs in the page. Finds what a visitor finds by its role and the beginning of its name, in the open dialog if there is
 * one; brings it into view.
 * @returns the middle of it, or null where it is not to be seen, still moves, or something lies on it.
 */
export function spot(role: Role, name: string, area = 'body'): { x: number; y: number } | null {
  const moves = document.getAnimations().filter(({ timeline, playState, effect }) => {
    return timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().iterations === 1;
  });
  if (moves.length > 0) return null;
  const selectors = {
    button: 'button',
    link: 'a[href]',
    menu: 'summary',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
    text: 'p, li, h1, h2, h3, button',
  };
  const scope = document.querySelector('dialog:modal') ?? document.querySelector(area) ?? document.body;
  const label = (element: Element) => {
    const own = (element as HTMLInputElement).labels?.[0] ?? element;
    return [element.getAttribute('aria-label'), own.textContent?.trim()];
  };
  for (const element of scope.querySelectorAll(selectors[role])) {
    if (!label(element).some((text) => text?.startsWith(name))) continue;
    if (element.getClientRects().length === 0 || getComputedStyle(element).visibility !== 'visible') continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    if (hit && (element.contains(hit) || hit.contains(element))) return middle;
  }
  return null;
}
