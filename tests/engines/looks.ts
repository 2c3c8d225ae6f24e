/**
 * Runs in the page. Applies the styles for paper to the screen, as far as an engine has them, and forgets those for screens.
 * @returns texts of the content that paper would not show, and how many buttons it would.
 */
export function onPaper(): { gone: (string | null)[]; buttons: number } {
  const blocks = [
    ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd, td, th, caption, svg)'),
  ];
  const shown = (element: Element) => element.checkVisibility?.() ?? element.getClientRects().length > 0;
  const before = blocks.filter((element) => shown(element) && !element.closest('nav'));
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    if (/\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all';
    else if (/\bscreen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'not all';
  }
  const paper = (element: HTMLElement) => {
    const { opacity, visibility, fontSize } = getComputedStyle(element);
    const { width, height, right } = element.getBoundingClientRect();
    return (
      shown(element) &&
      opacity !== '0' &&
      visibility === 'visible' &&
      fontSize !== '0px' &&
      width * height > 0 &&
      right > 0
    );
  };
  return {
    gone: before.filter((element) => !paper(element)).map(({ textContent }) => textContent),
    buttons: [...document.querySelectorAll('button')].filter((button) => shown(button)).length,
  };
}

/** Runs in the page. @returns texts that can hardly be told from the page's own ground, or from their button's. */
export function faint(): string[] {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ground = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return /, 0\)|transparent/.test(backgroundColor) ? ground(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll('h1, h2, main p, header a, button, footer a')]
    .filter((element) => element.getClientRects().length > 0 && element.textContent?.trim())
    .filter((element) => {
      const [one, other] = [luminance(getComputedStyle(element).color), luminance(ground(element))];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5;
    })
    .map((element) => `${element.tagName} ${element.textContent}`);
}
