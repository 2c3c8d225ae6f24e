import texts from '../../locales/fr/contact.json' with { type: 'json' };
import { claireTypes } from '../sample-visitor.ts';
import { expect, testOnCopy } from './built-copy.ts';

/** A site without the ids of EmailJS. */
const test = testOnCopy(() => ({}));

test('where sending is simulated, the thanks say so', async ({ page }) => {
  await page.goto('/');
  await page.locator('main [data-purpose]').first().click();
  for (const [name, value] of Object.entries(claireTypes)) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.getByRole('checkbox').check();
  await page.locator('[type=submit]').click();
  const dialog = page.getByRole('dialog', { name: texts.success.title });
  await expect(dialog.locator('mark')).toHaveText(texts.success.simulated);
});
