/**
 * Runs in the page. @returns texts that stand on a drawing, captions that stand on their table, and cards side by side
 * that do not begin at the same height.
 */
export function overlaps(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const wordsOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const meet = (one: DOMRect, other: DOMRect, tolerance = 2) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > tolerance && down > tolerance;
  };
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].filter(isShown);

  const drawings = shown('[role=img]');
  const onDrawings = shown('h1, h2, h3, p, li, dt, dd, td, th, caption, a, button')
    .filter((element) => !element.closest('[role=img]') && !element.querySelector('[role=img]'))
    .filter((element) =>
      drawings.some((drawing) => meet(wordsOf(element), drawing.getBoundingClientRect())),
    )
    .map((element) => `on a drawing: « ${element.textContent} »`);

  const onTables = shown('caption')
    .filter((caption) => {
      const rows = [...(caption.closest('table')?.rows ?? [])].filter(
        // The head of a stacked table is for screen readers.
        (row) => isShown(row) && getComputedStyle(row.parentElement as Element).clipPath === 'none',
      );
      return rows.some((row) => meet(wordsOf(caption), row.getBoundingClientRect()));
    })
    .map((caption) => `a caption on its table: « ${caption.textContent} »`);

  const nameOf = (card: Element) => card.textContent?.slice(0, 40);
  const cards = shown('.ui-card, .ui-tabbed-card');
  const notLevel = cards.flatMap((card) => {
    const box = card.getBoundingClientRect();
    return cards
      .filter((other) => other !== card && other.parentElement === card.parentElement)
      .map((other) => ({ other, otherBox: other.getBoundingClientRect() }))
      .filter(({ otherBox }) => otherBox.left >= box.right && otherBox.top < box.bottom)
      .filter(({ otherBox }) => otherBox.bottom > box.top && Math.abs(otherBox.top - box.top) > 1)
      .map(
        ({ other }) =>
          `cards that begin at different heights: « ${nameOf(card)} », « ${nameOf(other)} »`,
      );
  });
  return [...onDrawings, ...onTables, ...notLevel];
}
