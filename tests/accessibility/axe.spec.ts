import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';

/** Rules that axe tries only where they are asked for by name. */
const optional = { 'label-content-name-mismatch': { enabled: true }, 'css-orientation-lock': { enabled: true } };

/** In the dark theme only colours differ. */
async function expectNoFault(page: Page, within = 'html') {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).include(within).options({ rules: optional });
    if (colorScheme === 'dark') axe.withRules('color-contrast');
    else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']);
    const { violations } = await axe.analyze();
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`);
    expect(faults, colorScheme).toEqual([]);
  }
}

onEveryPage(() => {
  test('axe finds no fault, light and dark', ({ page }) => expectNoFault(page));
});

test('axe finds no fault in the panel with the e-mail address, which opens without JavaScript', async ({ page }) => {
  await page.goto('/?noscript');
  await page.locator('main [data-purpose]').first().click();
  await expect(page.locator('#direct-contact')).toBeVisible();
  await expectNoFault(page, '#direct-contact');
});
