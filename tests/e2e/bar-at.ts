import type { Page } from '@playwright/test';

/** Every kind of screen, in steps that meet no rhythm of the layout. */
const widths = Array.from({ length: 179 }, (_, index) => 240 + index * 13);

/** @returns what is wrong with the bar at any of the widths: a second row, a word that is cut or covered, no demo button. */
export async function barFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 600 });
    faults.push(...(await page.evaluate(faultsInPage)));
  }
  return faults;
}

/** Runs in the page. */
function faultsInPage(): string[] {
  const bar = document.querySelector('header');
  const parts = [...document.querySelectorAll('header :is(a, button, summary)')].filter((part) =>
    part.checkVisibility(),
  );
  const row = bar?.getBoundingClientRect();
  if (!bar || !row) return ['no bar'];
  const boxes = parts.map((part) => ({ text: part.textContent, part, box: part.getBoundingClientRect() }));
  const faults = boxes.flatMap(({ text, part, box }, index) => {
    const next = boxes[index + 1];
    return [
      (box.top < row.top || box.bottom > row.bottom) && `${text} leaves the row`,
      (box.left < 0 || box.right > innerWidth) && `${text} leaves the screen`,
      next && next.box.left < box.right - 1 && document.dir !== 'rtl' && `${text} lies on ${next.text}`,
      part.scrollWidth > part.clientWidth + 1 && `${text} is cut`,
    ];
  });
  if (row.height > 66) faults.push('two rows');
  if (innerWidth >= 768 && !boxes.some(({ part }) => part.matches('button'))) faults.push('no demo button');
  if (!boxes.some(({ part }) => part.matches('summary'))) faults.push('no menu');
  if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
  return faults.filter((fault) => typeof fault === 'string').map((fault) => `${innerWidth} px: ${fault}`);
}
