import type { Page } from '@playwright/test';
import { headerFaults } from '../browser/header-faults.ts';
import { expect, test } from '../browser/test.ts';

// As on Windows and Linux, where scrollbars take up width.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test.beforeEach(({ page }) => page.goto('/'));

test('the header is one row at every width, with the demo button from 768 px on', async ({
  page,
}) => {
  expect(await headerFaults(page)).toEqual([]);
});

test('the Modules menu stays open while the focus is inside, and closes about 150 ms after it has left', async ({
  page,
}) => {
  const overtime = page.getByRole('banner').getByRole('link', { name: 'Heures Supplémentaires' });
  await page.clock.pauseAt('2100-01-01');
  await page.getByRole('banner').locator('summary:visible').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.clock.runFor(1000);
  await expect(overtime).toBeFocused();
  await page.keyboard.press('Tab');
  await page.clock.runFor(100);
  await expect(overtime).toBeVisible();
  await page.clock.runFor(60);
  await expect(overtime).toBeHidden();
});

test('the page does not move sideways while a menu or the form is open', async ({ page }) => {
  const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  // Those of macOS lie above the page.
  expect(scrollbar).toBeGreaterThanOrEqual(process.platform === 'darwin' ? 0 : 1);
  const start = await position(page);
  await page.locator('header summary').first().click();
  expect(await position(page)).toEqual(start);
  await page.locator('main [data-purpose]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await position(page)).toEqual(start);
});

/** @returns the left and right edges of the title and of the header's button, in CSS pixels. */
function position(page: Page) {
  return page.evaluate(() => {
    const edges = ['h1', 'header [data-purpose]'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    return edges.map((box) => box && [box.left, box.right]);
  });
}
