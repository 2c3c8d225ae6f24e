import type { Page } from '@playwright/test';
import { contrast } from '../browser/contrast.ts';
import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';
import { textColours } from '../engines/rendering.ts';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

onEveryPage(() => {
  test('without its styles the page says the same', async ({ page }) => {
    const content = page.locator('main');
    const styled = words(await content.innerText());
    const told = await page.evaluate(toldByStyles);
    expect(told).toEqual([]);
    await page.evaluate(() => {
      for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove();
      // A browser draws buttons as boxes of their own even so.
      for (const button of document.querySelectorAll('main button')) button.before(' ');
    });
    expect(words(await content.innerText())).toEqual(styled);
  });

  test('on one column it is read in the order in which it stands', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const tops = await page
      .locator('main')
      .locator('h1, h2, h3, p, li, dt, dd, th, td, button, svg:not(svg svg)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest('thead'))
          .map((element) => ({ text: element.textContent, top: Math.round(element.getBoundingClientRect().top) })),
      );
    expect(tops.length).toBeGreaterThan(5);
    const late = tops.filter(({ top }, index) => top + 24 < (tops[index - 1]?.top ?? top));
    expect(late).toEqual([]);
  });

  test('who asks for less motion gets none, and nobody gets one that lasts', async ({ page }) => {
    const lasting = () =>
      page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getComputedTiming().iterations));
    expect(await lasting()).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect((await lasting()).filter((iterations) => iterations !== 1)).toEqual([]);
  });

  test('in forced colours whatever stood on a ground of its own has an edge, and the focus its ring', async ({
    page,
  }) => {
    const grounds = await page.evaluate(groundsOfTheirOwn);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const edgeless = await page.evaluate(
      (places) =>
        places
          .map((place) => document.querySelectorAll('*')[place])
          .filter((element) => element && Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
          .map((element) => element?.outerHTML.slice(0, 80)),
      grounds,
    );
    expect(edgeless).toEqual([]);
    const texts = await page.evaluate(textColours);
    expect(texts.filter(({ colour, background }) => contrast(colour, background) < 4.5)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).not.toHaveCSS('outline-style', 'none');
  });
});

test('a page stays as it is for twenty minutes', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const before = await content(page);
  await page.clock.runFor('20:00');
  expect(await content(page)).toBe(before);
});

const content = (page: Page) => page.evaluate(() => document.body.outerHTML);

/** Runs in the page. @returns texts that only a style sheet adds, but for the headers that a narrow table repeats. */
function toldByStyles(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    ['::before', '::after']
      .map((pseudo) => getComputedStyle(element, pseudo).content)
      .filter((text) => /^"[^"]*\p{L}/u.test(text) && !text.includes(element.getAttribute('data-label') ?? '\0')),
  );
}

/** Runs in the page. @returns the places, among all elements, of those with a background that their parent does not have. A table's cells have their own edges. */
function groundsOfTheirOwn(): number[] {
  const all = [...document.querySelectorAll('*')];
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  return all.flatMap((element, place) => {
    const apart =
      element.parentElement && !/, 0\)$/.test(ground(element)) && ground(element) !== ground(element.parentElement);
    return apart && element.closest('main') && element.checkVisibility() && element.tagName !== 'TABLE' ? [place] : [];
  });
}
