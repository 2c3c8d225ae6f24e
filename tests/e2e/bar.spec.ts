import common from '../../locales/fr/common.json' with { type: 'json' };
import { stopClock } from '../browser/clock.ts';
import { restyle } from '../browser/restyle.ts';
import { expect, test } from '../browser/test.ts';
import { barFaults } from './bar-at.ts';

const conditions = {
  'as it is': '',
  'with letters 30 % wider than Arial’s':
    '@font-face { font-family: Wide; src: local("Liberation Sans"), local("Arial"); size-adjust: 130% } * { font-family: Wide !important }',
};

test.beforeEach(({ page }) => page.goto('/'));

for (const [condition, styles] of Object.entries(conditions)) {
  test(`the bar is one row at every width, the demo button in it from 768 px on: ${condition}`, async ({ page }) => {
    await restyle(page, styles);
    expect(await barFaults(page)).toEqual([]);
  });
}

for (const width of [390, 768]) {
  test(`with its menu open the bar offers the demo once: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const bar = page.getByRole('banner');
    await bar.locator('summary:visible').click();
    await expect(bar.getByRole('list').first()).toBeVisible();
    await expect(bar.getByRole('button', { name: common.nav.demo })).toHaveCount(1);
  });
}

test('the Modules menu stays open while the focus moves inside it, and closes about 150 ms after it has left', async ({
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
