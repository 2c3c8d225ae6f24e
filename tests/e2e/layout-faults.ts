/**
 * Runs in the page.
 * @returns texts that are cut off, leave the window or lie on another text, and by how much the page
 * scrolls sideways.
 */
export function layoutFaults(): string[] {
  const texts = [...document.querySelectorAll('header *, main *, footer *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('svg, [aria-hidden=true]') && !isHidden(element))
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

  /** Whether it is only for screen readers, such as the head of a table with stacked cells. */
  function isHidden(element: Element): boolean {
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (parent.matches('.sr-only') || getComputedStyle(parent).clipPath !== 'none') {
        return true;
      }
    }
    return false;
  }

  /** Returns the box of its words, without drawings and what only a screen reader says. */
  function boxOf(element: Element): DOMRect {
    const isUnseen = (node: Node) => node instanceof Element && node.matches('svg, .sr-only');
    const words = [...element.childNodes].filter((node) => !isUnseen(node));
    const range = document.createRange();
    range.setStartBefore(words[0] ?? element);
    range.setEndAfter(words.at(-1) ?? element);
    return range.getBoundingClientRect();
  }

  function isCut({ element, box }: { element: Element; box: DOMRect }): boolean {
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      const { overflowX } = getComputedStyle(parent);
      if (overflowX === 'auto' || overflowX === 'scroll') {
        // It is in a box that can be scrolled.
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
    // The box of a line is taller than its letters.
    return across > 2 && down > Math.min(one.box.height, other.box.height) / 3;
  }
}
