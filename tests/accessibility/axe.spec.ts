import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';
import { expectNoAxeFault } from './axe.ts';

onEveryPage(() => {
  test('axe finds no fault', ({ page }) => expectNoAxeFault(page));
});

test('axe finds no fault in the panel with the e-mail address, which opens without JavaScript', async ({ page }) => {
  await page.goto('/?noscript');
  await page.locator('main [data-purpose]').first().click();
  await expect(page.locator('#direct-contact')).toBeVisible();
  await expectNoAxeFault(page, '#direct-contact');
});
