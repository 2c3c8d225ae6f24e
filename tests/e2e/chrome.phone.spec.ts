import { expect, test } from '../browser/test.ts';
import { bar, menu, modules, overtime } from './chrome.ts';

test('the toggle lists Accueil, Déploiement, Hébergement, Modules and the demo button', async ({ page }) => {
  await page.goto('/hosting');
  await menu(page).tap();
  for (const name of ['Accueil', 'Déploiement', 'Hébergement']) {
    await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(bar(page).getByRole('button', { name: 'Demander une démo' })).toBeVisible();
  await modules(page).tap();
  await overtime(page).tap();
  await expect(page).toHaveURL('/overtime-module');
  await expect(overtime(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/hosting');
  await expect(bar(page).getByRole('link', { name: 'Accueil', exact: true })).toBeHidden();
});

test('Escape closes the inner menu, then the toggle', async ({ page }) => {
  await page.goto('/');
  await menu(page).tap();
  await modules(page).tap();
  await page.keyboard.press('Escape');
  await expect(overtime(page)).toBeHidden();
  await menu(page).focus();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('link', { name: 'Accueil', exact: true })).toBeHidden();
});
