import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';
import { textFaults } from '../browser/text-faults.ts';

// A visitor's own styles, as a browser applies them: past the page's policy.
test.use({ bypassCSP: true });

/** What a reader with dyslexia may set (WCAG 1.4.12). */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

onEveryPage(() => {
  test('with wide text spacing no text is cut or overlaps, and nothing scrolls sideways', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.addStyleTag({ content: wideSpacing });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(textFaults, false), `${width} px`).toEqual([]);
    }
  });

  test('a finger meets every button, 44 px high, and every link outside of a sentence, 24 px high and wide', async ({
    page,
  }) => {
    const low = await page
      .locator('button:visible, summary:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => Math.round(button.getBoundingClientRect().height) < 44)
          .map(({ textContent }) => textContent),
      );
    expect(low).toEqual([]);
    expect(await page.evaluate(smallLinks)).toEqual([]);
  });
});

/** Runs in the page. @returns the shown links that are smaller than 24 px, but for those among words of their paragraph. */
function smallLinks(): string[] {
  const blockOf = (element: Element): Element | null => {
    const parent = element.parentElement;
    return parent && getComputedStyle(parent).display === 'inline' ? blockOf(parent) : parent;
  };
  const isInSentence = (link: Element) =>
    getComputedStyle(link).display === 'inline' &&
    blockOf(link)?.textContent?.trim() !== link.textContent?.trim();
  return [...document.querySelectorAll('a[href]')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }) && !isInSentence(link))
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < 24)
    .map(({ link, box }) => `${link.textContent}: ${box.width} × ${box.height} px`);
}
