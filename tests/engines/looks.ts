/**
 * Runs in the page. Applies the styles for paper to the screen, as far as an engine has them, and forgets those for screens.
 * @returns texts of the content that paper would not show, and how many buttons it would.
 */
export function onPaper(): { gone: (string | null)[]; buttons: number } {
  const blocks = [
    ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd, td, th, caption, svg:not(svg *))'),
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

/** Runs in the page. @returns texts, each with its colour and that of the page's own ground, or of its button. */
export function textsOnGrounds(): { text: string; colour: string; ground: string }[] {
  const ground = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return /, 0\)|transparent/.test(backgroundColor) ? ground(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll('h1, h2, main p, header a, button, footer a')]
    .filter((element) => element.getClientRects().length > 0 && element.textContent?.trim())
    .map((element) => ({
      text: `${element.tagName} ${element.textContent}`,
      colour: getComputedStyle(element).color,
      ground: ground(element),
    }));
}
