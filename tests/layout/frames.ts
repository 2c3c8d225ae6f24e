/**
 * Runs in the page. A frame is a border or a background around words alone: a stamp, a tag, a chip, a button.
 * @returns the frames that are wider than their words and padding need, and those of drawings that are too narrow.
 */
export function misfitFrames(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const hasFrame = (element: Element) => {
    const style = getComputedStyle(element);
    const borders = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth];
    const hasBorder = [...borders, style.borderLeftWidth].every((width) => width !== '0px');
    return hasBorder || !/, 0\)$/.test(style.backgroundColor);
  };
  const holdsWordsAlone = (element: Element) => {
    const children = [...element.querySelectorAll('*')];
    const isText = (child: Element) =>
      child.matches('strong, span') || getComputedStyle(child).display === 'inline';
    return Boolean(element.textContent?.trim()) && children.every(isText);
  };
  /** As wide as its longest line, outside of the layout that may stretch it. */
  const neededWidth = (element: HTMLElement) => {
    const given = element.style.cssText;
    element.style.cssText +=
      ';position:absolute;inline-size:max-content;min-inline-size:0;max-inline-size:none';
    const width = element.offsetWidth;
    element.style.cssText = given;
    return width;
  };

  // Cells and fields are as wide as their column.
  const elements = 'body *:not(td, th, table, input, textarea, select, [role=img], svg, svg *)';
  const tooWide = [...document.querySelectorAll<HTMLElement>(elements)]
    .filter((element) => isShown(element) && hasFrame(element) && holdsWordsAlone(element))
    .map((element) => ({ element, width: element.offsetWidth, needed: neededWidth(element) }))
    .filter(({ width, needed }) => width > needed + 1)
    .map(
      ({ element, width, needed }) =>
        `the frame of « ${element.textContent} » is ${width} px wide and needs ${needed}`,
    );

  const tooNarrow = [...document.querySelectorAll('svg')].filter(isShown).flatMap((drawing) => {
    const frames = [...drawing.querySelectorAll('rect')].map((rect) =>
      rect.getBoundingClientRect(),
    );
    return [...drawing.querySelectorAll('text')].filter(isShown).flatMap((text) => {
      const words = text.getBoundingClientRect();
      const [x, y] = [words.left + words.width / 2, words.top + words.height / 2];
      const around = frames
        .filter((box) => box.left < x && x < box.right && box.top < y && y < box.bottom)
        .sort((one, other) => one.width * one.height - other.width * other.height);
      const [frame] = around;
      const fits = !frame || (words.left >= frame.left - 1 && words.right <= frame.right + 1);
      return fits ? [] : [`« ${text.textContent} » is wider than its frame in the drawing`];
    });
  });
  return [...tooWide, ...tooNarrow];
}
