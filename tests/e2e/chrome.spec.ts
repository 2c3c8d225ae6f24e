import { expect, test } from '../browser/test.ts';
import { menu, modules, overtime } from './chrome.ts';

test('the footer shows the current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('the table of contents of a legal page shows where the reader is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/cgu');
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await contents.getByRole('link', { name: 'Propriété intellectuelle' }).click();
  await expect(contents.locator('[aria-current]')).toHaveText('Propriété intellectuelle');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open and lead to their pages', async ({ page }) => {
    await page.goto('/');
    if (await menu(page).isVisible()) await menu(page).click();
    await modules(page).click();
    await overtime(page).click();
    await expect(page).toHaveURL('/overtime-module');
  });

  test('every call to action shows the direct way to write', async ({ page }) => {
    await page.goto('/');
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      await button.click();
      const direct = page.getByRole('dialog', { name: 'Écrivez-nous directement' });
      await expect(direct.getByRole('link', { name: /@/ })).toBeVisible();
      await direct.getByRole('button', { name: 'Fermer' }).click();
      await expect(direct).toBeHidden();
    }
  });
});
