import type { Page } from '@playwright/test';

/** From 320 to 1631 px, in odd steps, so that they do not all meet the layout in the same way. */
const widths = Array.from({ length: 58 }, (_, index) => 320 + index * 23);

/**
 * @returns what is wrong with the header at each of these widths: a second row, a part that is cut, covered or off the
 * screen, no menu, from 768 px on no demo button, or a page that scrolls sideways.
 */
export async function headerFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 600 });
    faults.push(...(await page.evaluate(faultsInPage)));
  }
  return faults;
}

/** Runs in the page. @returns its faults at the present width. */
function faultsInPage(): string[] {
  const row = document.querySelector('header')?.getBoundingClientRect();
  if (!row) {
    return ['no header'];
  }
  const parts = [...document.querySelectorAll('header :is(a, button, summary)')]
    .filter((part) => part.checkVisibility())
    .map((part) => ({ text: part.textContent, part, box: part.getBoundingClientRect() }));
  const faults = parts.flatMap(({ text, part, box }, index) => {
    const next = parts[index + 1];
    return [
      (box.top < row.top || box.bottom > row.bottom) && `${text} leaves the row`,
      (box.left < 0 || box.right > innerWidth) && `${text} leaves the screen`,
      next &&
        next.box.left < box.right - 1 &&
        document.dir !== 'rtl' &&
        `${text} covers ${next.text}`,
      part.scrollWidth > part.clientWidth + 1 && `${text} is cut`,
    ];
  });
  if (row.height > 66) {
    faults.push('two rows');
  }
  if (innerWidth >= 768 && !parts.some(({ part }) => part.matches('button'))) {
    faults.push('no demo button');
  }
  if (!parts.some(({ part }) => part.matches('summary'))) {
    faults.push('no menu');
  }
  if (document.documentElement.scrollWidth > innerWidth) {
    faults.push('scrolls sideways');
  }
  return faults
    .filter((fault) => typeof fault === 'string')
    .map((fault) => `${innerWidth} px: ${fault}`);
}
