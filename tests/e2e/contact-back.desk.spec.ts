import type { Page } from '@playwright/test';
import { copy, expect, message, test } from '../browser/contact.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';

// The whole browser: only that keeps pages in its cache while they are left.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumArgs, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  },
});

const another = 'Une tout autre demande, sur une autre page.';

/** Goes to another page with the page kept in the browser's cache. */
async function leave(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.evaluate((address) => location.assign(address), path);
  await page.waitForURL(`**${path}`);
}

/** Goes back, at once, to the page that was left. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => 'persisted' in window);
  expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
}

test.beforeEach(async ({ page }) => page.goto('/'));

test('on the way back menus are closed, and what was typed last, on another page, is there before React is', async ({
  page,
  contact,
}) => {
  await page.route('**/assets/contact-app-*.js', () => {});
  await page.reload();
  await page.locator('[data-menu] > summary:visible').click();
  await leave(page, '/hosting');
  await contact.open('hosting');
  await contact.message.pressSequentially('Bonjour');
  await back(page);
  await expect(page.locator('[data-menu][open]')).toHaveCount(0);
  await contact.open();
  await expect(contact.message).toHaveValue('Bonjour');
});

test('a success that was not seen does not take away what was begun on another page', async ({ page, contact }) => {
  await contact.next({ behave: 'slow', milliseconds: 1000 });
  await contact.open();
  await contact.fill();
  await contact.submit();
  await page.keyboard.press('Escape');
  await expect(contact.told).toHaveText(copy.background.sent);
  await leave(page, '/hosting');
  await contact.open('hosting');
  await expect(contact.message).toHaveValue('');
  await contact.message.fill(another);
  await back(page);
  await contact.open();
  await expect(contact.thanks).toBeVisible();
  await expect(contact.dialog).toBeHidden();
  await contact.open();
  await expect(contact.message).toHaveValue(another);
});

test('a page left or reloaded in the middle of a send: what arrived is no draft, and its text can be had', async ({
  page,
  contact,
}) => {
  page.on('dialog', (question) => question.accept());
  await contact.next({ behave: 'slow', milliseconds: 1000 });
  await contact.open();
  await contact.fill();
  await contact.submit();
  await expect(contact.send).toHaveText(copy.actions.sending);
  await page.reload();
  await contact.open();
  await expect(contact.message).toHaveValue('');
  await expect(contact.dialog.getByRole('status').filter({ hasText: copy.interrupted.message })).toBeVisible();
  await expect.poll(async () => (await contact.letters()).length).toBe(1);
  await contact.dialog.getByRole('button', { name: copy.interrupted.resume }).press('Enter');
  await expect(contact.message).toHaveValue(message);
  // The button has gone with what it answered.
  await expect(contact.dialog.locator('[name=firstName]')).toBeFocused();
  await contact.consent.check();
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  const [second, first] = await contact.letters();
  expect(second?.timestamp).toBe(first?.timestamp);
});
