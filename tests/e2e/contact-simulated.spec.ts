import { expect, testOnCopy } from './built-copy.ts';
import { contactOn, texts } from './contact.ts';

/** A site without the ids of EmailJS. */
const test = testOnCopy(() => ({}));

test('where sending is simulated, the thanks say so', async ({ page }) => {
  const contact = contactOn(page);
  await page.goto('/');
  await contact.open();
  await contact.fill();
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  await expect(contact.dialog.locator('mark')).toHaveText(texts.success.simulated);
});
