import { devices } from '@playwright/test';
import { expect, test, texts } from './contact.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) => page.goto('/'));

test('a finger opens the form at its start, fills it in, sends', async ({ page, contact }) => {
  await page.clock.pauseAt('2100-01-01');
  const demo = contact.button('demo');
  await demo.tap();
  await contact.consent.scrollIntoViewIfNeeded();
  const fields = page.locator('.contact-fields');
  const scrolled = () => fields.evaluate(({ scrollTop }) => scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  // Sooner, it would be the second tap of a double one.
  await page.clock.runFor(1000);
  await demo.tap();
  expect(await scrolled()).toBe(0);
  await contact.fill();
  await contact.send.tap();
  await expect(contact.thanks).toBeVisible();
});

test('the first wrong field is whole below the head of the form', async ({ page, contact }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/hosting');
  await contact.open('hosting');
  await contact.submit();
  await expect(contact.field('firstName')).toBeFocused();
  const head = await page.locator('.contact-head').boundingBox();
  const label = await contact.dialog
    .getByText(texts.fields.firstName, { exact: true })
    .boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
});

test('a wrong field comes into view with its message', async ({ page, contact }) => {
  await contact.open();
  await contact.fill({ message: '' });
  const error = contact.errors.filter({ hasText: texts.errors.messageRequired });
  await contact.field('email').press('Enter');
  await expect(contact.message).toBeFocused();
  await expect(error).toBeInViewport({ ratio: 1 });
  await contact.subject.focus();
  await page.locator('.contact-fields').evaluate((fields) => fields.scrollTo(0, 0));
  await page.keyboard.press('Tab');
  await expect(error).toBeInViewport({ ratio: 1 });
});
