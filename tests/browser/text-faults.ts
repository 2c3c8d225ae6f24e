/**
 * Runs in the page. @returns texts that are cut off, leave the window or their drawing, or overlap, and whether the page
 * scrolls sideways; texts of the header, which stays above the page, and of the page are compared apart.
 * @param drawings whether to look at the texts of drawings too.
 */
export function textFaults(drawings: boolean): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('thead');
  /** The nearest element that cuts off what leaves it. */
  const cutterOf = (element: Element | null): Element | null =>
    !element || ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
      ? element
      : cutterOf(element.parentElement);

  const boxOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return element.matches('text')
      ? element.getBoundingClientRect()
      : range.getBoundingClientRect();
  };
  const texts = [...document.querySelectorAll('header *, main *, footer *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter((element) => element.matches('text') || getComputedStyle(element).display !== 'inline')
    .filter((element) => isShown(element) && (drawings || !element.closest('svg')))
    .map((element) => ({ element, text: element.textContent ?? '', box: boxOf(element) }));

  const cut = texts.filter(({ element, box }) => {
    const cutter = element.matches('text') ? null : cutterOf(element);
    if (!cutter || box.width === 0) {
      return false;
    }
    const edge = cutter.getBoundingClientRect();
    const isCutBelow =
      getComputedStyle(cutter).overflowY !== 'visible' && box.bottom > edge.bottom + 1;
    return box.left < edge.left - 1 || box.right > edge.right + 1 || isCutBelow;
  });

  const outside = texts.filter(({ element, box }) => {
    const { left, right } = element.closest('[role=img]')?.getBoundingClientRect() ?? {
      left: 0,
      right: innerWidth,
    };
    return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
  });

  const pairs = texts.flatMap((one, index) =>
    texts.slice(index + 1).map((other) => [one, other] as const),
  );
  const overlapping = pairs.filter(([one, other]) => {
    if (one.element.contains(other.element) || other.element.contains(one.element)) {
      return false;
    }
    if (Boolean(one.element.closest('header')) !== Boolean(other.element.closest('header'))) {
      return false;
    }
    const across =
      Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    // The boxes of drawn texts are higher than their letters.
    const isDrawn = one.element.matches('text') && other.element.matches('text');
    return across > 2 && down > (isDrawn ? Math.min(one.box.height, other.box.height) / 2 : 2);
  });
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...cut.map(({ text }) => `cut: ${text}`),
    ...outside.map(({ text }) => `outside: ${text}`),
    ...overlapping.map(([one, other]) => `overlapping: ${one.text} × ${other.text}`),
  ];
}
