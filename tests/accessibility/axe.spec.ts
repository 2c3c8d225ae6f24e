import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';

/** These are tried by axe only where they are asked for by name. */
const asked = { 'label-content-name-mismatch': { enabled: true }, 'css-orientation-lock': { enabled: true } };

async function expectNoAxeFinding(page: Page, within = 'html') {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .include(within)
      .options({ rules: asked })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`);
    expect(found, colorScheme).toEqual([]);
  }
}

onEveryPage(() => {
  test('has nothing that axe finds fault with, light and dark', ({ page }) => expectNoAxeFinding(page));
});

test('the direct way to write, where no script runs, has nothing that axe finds fault with', async ({ page }) => {
  await page.goto('/?noscript');
  await page.locator('main [data-opening]').first().click();
  await expect(page.locator('#direct-contact')).toBeVisible();
  await expectNoAxeFinding(page, '#direct-contact');
});
