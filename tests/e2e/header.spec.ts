import common from '../../locales/fr/common.json' with { type: 'json' };
import { stopClock } from '../browser/clock.ts';
import { headerFaults } from '../browser/header-faults.ts';
import { restyle } from '../browser/restyle.ts';
import { expect, test } from '../browser/test.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('the header is one row at every width, with the demo button from 768 px on', async ({ page }) => {
  expect(await headerFaults(page)).toEqual([]);
});

for (const width of [390, 768]) {
  test(`with its menu open the header offers the demo once: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const header = page.getByRole('banner');
    await header.locator('summary:visible').click();
    await expect(header.getByRole('list').first()).toBeVisible();
    await expect(header.getByRole('button', { name: common.nav.demo })).toHaveCount(1);
  });
}

test('the focus stays in a header that becomes narrow or large while its menu is open', async ({ page }) => {
  const menu = page.getByRole('banner').locator('summary:visible').first();
  for (const change of [
    () => page.setViewportSize({ width: 390, height: 800 }),
    () => page.setViewportSize({ width: 1280, height: 800 }),
    () => restyle(page, 'html { font-size: 200% !important }'),
  ]) {
    await menu.focus();
    await page.keyboard.press('Enter');
    await change();
    await expect(menu).toBeFocused();
    await expect(page.locator('[data-menu][open]')).toHaveCount(0);
  }
});

test('the Modules menu stays open while the focus is inside, and closes about 150 ms after it has left', async ({
  page,
}) => {
  const overtime = page.getByRole('banner').getByRole('link', { name: 'Heures Supplémentaires' });
  await stopClock(page);
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
