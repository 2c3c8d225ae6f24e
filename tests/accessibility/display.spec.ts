import { contrast } from '../browser/contrast.ts';
import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';
import { textColours } from '../engines/rendering.ts';

/** In small letters: styles write some in capitals. */
const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

onEveryPage(() => {
  test('without styles the page has the same texts', async ({ page }) => {
    const content = page.locator('main');
    const styled = words(await content.innerText());
    expect(await page.evaluate(textsInStyles)).toEqual([]);
    await page.evaluate(() => {
      for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) {
        style.remove();
      }
      // A browser draws buttons as boxes of their own even so.
      for (const button of document.querySelectorAll('main button')) {
        button.before(' ');
      }
    });
    expect(words(await content.innerText())).toEqual(styled);
  });

  test('in one column, what is read first is higher up', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const tops = await page
      .locator('main')
      .locator('h1, h2, h3, p, li, dt, dd, th, td, button, svg:not(svg svg)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest('thead'))
          .map((element) => ({
            text: element.textContent,
            top: Math.round(element.getBoundingClientRect().top),
          })),
      );
    expect(tops.length).toBeGreaterThan(5);
    const late = tops.filter(({ top }, index) => top + 24 < (tops[index - 1]?.top ?? top));
    expect(late).toEqual([]);
  });

  test('in forced colours what had a background has a border, texts have contrast, and the focus has a ring', async ({
    page,
  }) => {
    const boxes = await page.evaluate(boxesWithBackground);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const borderless = await page.evaluate(
      (indexes) =>
        indexes
          .map((index) => document.querySelectorAll('*')[index])
          .filter(
            (element) => element && Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1,
          )
          .map((element) => element?.outerHTML.slice(0, 80)),
      boxes,
    );
    expect(borderless).toEqual([]);
    const texts = await page.evaluate(textColours);
    expect(texts.filter(({ colour, background }) => contrast(colour, background) < 4.5)).toEqual(
      [],
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).not.toHaveCSS(
      'outline-style',
      'none',
    );
  });
});

/** Runs in the page. @returns texts that only a style sheet adds, but for the headers that a narrow table repeats. */
function textsInStyles(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    ['::before', '::after']
      .map((pseudo) => getComputedStyle(element, pseudo).content)
      .filter(
        (text) =>
          /^"[^"]*\p{L}/u.test(text) && !text.includes(element.getAttribute('data-label') ?? '\0'),
      ),
  );
}

/**
 * Runs in the page. @returns the indexes, among all elements, of those in `main` whose background differs from their
 * parent's; not of tables, whose cells have borders.
 */
function boxesWithBackground(): number[] {
  const background = (element: Element | null) =>
    element && getComputedStyle(element).backgroundColor;
  return [...document.querySelectorAll('*')].flatMap((element, index) => {
    const isTransparent = /, 0\)$/.test(background(element) ?? '');
    const differs = !isTransparent && background(element) !== background(element.parentElement);
    return differs &&
      element.closest('main') &&
      element.checkVisibility() &&
      element.tagName !== 'TABLE'
      ? [index]
      : [];
  });
}
