/**
 * Runs in the page.
 * @returns texts that are cut off, leave the window or lie on another text, and by how much
 * the page scrolls sideways.
 */
export function layoutFaults(): string[] {
  const texts = [...document.querySelectorAll('header *, main *, footer *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('svg, [aria-hidden=true], .sr-only'))
    .filter((element) => !isClippedAway(element.closest('thead')))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .filter((element) => [...element.childNodes].some(isText))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.width > 1);
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return [
    ...(sideways > 0 ? [`the page scrolls sideways by ${sideways} px`] : []),
    ...texts.filter(isCut).map(({ element }) => `cut: « ${element.textContent} »`),
    ...texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map(
          (other) =>
            `overlapping: « ${one.element.textContent} », « ${other.element.textContent} »`,
        ),
    ),
  ];

  function isText(node: Node): boolean {
    return node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());
  }

  /** Whether only a screen reader has the headings of a table, whose cells are stacked. */
  function isClippedAway(heading: Element | null): boolean {
    return heading !== null && getComputedStyle(heading).clipPath !== 'none';
  }

  /** The box around the words of an element, without the drawings around them. */
  function boxOf(element: Element): DOMRect {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes: DOMRect[] = [];
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      boxes.push(...range.getClientRects());
    }
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return new DOMRect(left, top, right - left, bottom - top);
  }

  function isCut({ element, box }: { element: Element; box: DOMRect }): boolean {
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      const { overflowX } = getComputedStyle(parent);
      if (overflowX === 'auto' || overflowX === 'scroll') {
        // A box of its own, which can be scrolled.
        return false;
      }
      if (overflowX === 'hidden' || overflowX === 'clip') {
        const edge = parent.getBoundingClientRect();
        return box.left < edge.left - 1 || box.right > edge.right + 1;
      }
    }
    return box.left < -1 || box.right > innerWidth + 1;
  }

  function overlap(
    one: { element: Element; box: DOMRect },
    other: { element: Element; box: DOMRect },
  ): boolean {
    const isInside = one.element.contains(other.element) || other.element.contains(one.element);
    const isHeader = (element: Element) => element.closest('header') !== null;
    // The header stays above the page.
    if (isInside || isHeader(one.element) !== isHeader(other.element)) {
      return false;
    }
    const across =
      Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    return across > 2 && down > 2;
  }
}
