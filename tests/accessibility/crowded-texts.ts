/** Runs in the page. @returns texts that do not fit into the box that cuts them. */
export function clippedTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, thead'))
    .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX))
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map(({ innerText }) => innerText);
}

/** Runs in the page. @returns pairs of texts of which one lies on the other. */
export function coveredTexts(): string[] {
  const blocks = [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, thead'))
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { element, box: range.getBoundingClientRect() };
    });
  const pairs = blocks.flatMap((one, index) => blocks.slice(index + 1).map((other) => [one, other] as const));
  return pairs
    .filter(([one, other]) => !one.element.contains(other.element) && !other.element.contains(one.element))
    .filter(
      ([{ element: one }, { element: other }]) => Boolean(one.closest('header')) === Boolean(other.closest('header')),
    )
    .filter(([{ box: one }, { box: other }]) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 2 && down > 2;
    })
    .map(([one, other]) => `${one.element.innerText} × ${other.element.innerText}`);
}
