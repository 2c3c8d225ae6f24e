import { stopClock } from '../browser/clock.ts';
import { expect, test } from '../browser/test.ts';
import { bar, modules, overtime } from './chrome.ts';

test('the bar leads to every page and marks the current one', async ({ page }) => {
  await page.goto('/');
  await bar(page).getByRole('link', { name: 'Déploiement' }).click();
  await expect(page).toHaveURL('/deployment');
  await expect(bar(page).getByRole('link', { name: 'Déploiement' })).toHaveAttribute('aria-current', 'page');
  await bar(page).getByRole('link', { name: 'Hébergement' }).click();
  await expect(page).toHaveURL('/hosting');
  await bar(page)
    .getByRole('link', { name: /accueil/ })
    .click();
  await expect(page).toHaveURL('/');
});

test('the bar stays in view, and what is focused is not hidden below it', async ({ page }) => {
  await page.goto('/cgu#donnees-personnelles');
  await expect(bar(page)).toBeInViewport();
  const below = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  const heading = await page
    .locator('#donnees-personnelles')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(heading).toBeGreaterThanOrEqual(below);
});

for (const key of ['Enter', 'Space']) {
  test(`the Modules menu opens with ${key} and closes with Escape, the focus back on it`, async ({ page }) => {
    await page.goto('/');
    await modules(page).focus();
    await page.keyboard.press(key);
    await expect(overtime(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(overtime(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overtime(page)).toBeHidden();
    await expect(modules(page)).toBeFocused();
  });
}

test('the Modules menu stays open while the focus moves inside it, and closes about 150 ms after it has left', async ({
  page,
}) => {
  await page.goto('/');
  await stopClock(page);
  await modules(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.clock.runFor(1000);
  await expect(overtime(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.clock.runFor(100);
  await expect(overtime(page)).toBeVisible();
  await page.clock.runFor(60);
  await expect(overtime(page)).toBeHidden();
});
