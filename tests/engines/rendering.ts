/**
 * Runs in the page. Applies the print styles to the screen, and switches those for screens off.
 * @returns texts and pictures of the content that would not be printed, and how many buttons would. Navigation, and
 * what has the class `print:hidden`, is left out on purpose.
 */
export function lostInPrint(): { texts: (string | null)[]; buttons: number } {
  const blocks = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, p, li, dt, dd, td, th, caption, svg:not(svg *))',
    ),
  ];
  const isShown = (element: Element) =>
    element.checkVisibility?.() ?? element.getClientRects().length > 0;
  const before = blocks.filter(
    (element) => isShown(element) && !element.closest('nav, .print\\:hidden'),
  );
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) {
      continue;
    }
    if (/\bprint\b/.test(rule.media.mediaText)) {
      rule.media.mediaText = 'all';
    } else if (/\bscreen\b/.test(rule.media.mediaText)) {
      rule.media.mediaText = 'not all';
    }
  }
  const isPrinted = (element: HTMLElement) => {
    const { opacity, visibility, fontSize } = getComputedStyle(element);
    const { width, height, right } = element.getBoundingClientRect();
    const isOpaque = opacity !== '0' && visibility === 'visible' && fontSize !== '0px';
    return isShown(element) && isOpaque && width * height > 0 && right > 0;
  };
  return {
    texts: before.filter((element) => !isPrinted(element)).map(({ textContent }) => textContent),
    buttons: [...document.querySelectorAll('button')].filter(isShown).length,
  };
}

/**
 * Runs in the page. @returns headings, paragraphs, links of header and footer, and buttons, each with its colour and that
 * of the nearest background below it.
 */
export function textColours(): { text: string; colour: string; background: string }[] {
  const backgroundOf = (element: Element | null): string => {
    if (!element) {
      return 'rgb(255, 255, 255)';
    }
    const { backgroundColor } = getComputedStyle(element);
    return /, 0\)|transparent/.test(backgroundColor)
      ? backgroundOf(element.parentElement)
      : backgroundColor;
  };
  return [...document.querySelectorAll('h1, h2, main p, header a, button, footer a')]
    .filter((element) => element.getClientRects().length > 0 && element.textContent?.trim())
    .map((element) => ({
      text: `${element.tagName} ${element.textContent}`,
      colour: getComputedStyle(element).color,
      background: backgroundOf(element),
    }));
}
