import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';

// As on Windows and Linux, where scrollbars take up width.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('the page does not move sideways while a menu or the form is open', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const start = await position(page);
  await page.locator('header summary').first().click();
  expect(await position(page)).toEqual(start);
  await page.locator('main [data-purpose]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await position(page)).toEqual(start);
});

/** The left and right edges of the title and of the header's button, in CSS pixels. */
function position(page: Page) {
  return page.evaluate(() => {
    const edges = ['h1', 'header [data-purpose]'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    return edges.map((box) => box && [box.left, box.right]);
  });
}
