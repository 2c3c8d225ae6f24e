import type { Page } from '@playwright/test';
import { expect, failureNoise, test, texts } from '../browser/contact.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';

// The whole browser: only that keeps pages in its cache while they are left.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumArgs, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  },
});

const message = 'Nous gérons 120 vacataires sur 14 sites.';
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

test('what was typed last, on another page and without a pause, is there on the way back', async ({
  page,
  contact,
}) => {
  await contact.open();
  await contact.dialog.locator('[name=message]').fill(message);
  await page.keyboard.press('Escape');
  await leave(page, '/hosting');
  await contact.open('hosting');
  await contact.dialog.locator('[name=message]').fill(another);
  await back(page);
  await contact.open();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue(another);
});

test('so it is on a page that React has not come to yet', async ({ page, contact }) => {
  await page.route('**/assets/contact-app-*.js', () => {});
  await page.reload();
  await leave(page, '/hosting');
  await contact.open('hosting');
  await contact.dialog.locator('[name=message]').pressSequentially('Bonjour');
  await back(page);
  await contact.open();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue('Bonjour');
});

test('a success that was not seen does not take away what was begun on another page', async ({ page, contact }) => {
  await contact.next({ behave: 'slow', milliseconds: 300 });
  await contact.open();
  await contact.fill({ message });
  await contact.submit();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: texts.success })).toBeVisible();
  await leave(page, '/hosting');
  await contact.open('hosting');
  await contact.dialog.locator('[name=message]').fill(another);
  await back(page);
  await contact.open();
  await expect(contact.dialog.getByRole('heading', { name: texts.success })).toBeVisible();
  await expect(contact.dialog).toBeHidden();
  await contact.open();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue(another);
  await page.reload();
  await contact.open();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue(another);
});

test('a success that comes while another page has begun something new leaves that alone', async ({ page, contact }) => {
  page.on('dialog', (question) => question.accept());
  await contact.next({ behave: 'slow', milliseconds: 2000 });
  await contact.open();
  await contact.fill({ message });
  await contact.submit();
  await expect(contact.dialog.locator('button[type=submit]')).toHaveText('Envoi en cours...');
  await leave(page, '/hosting');
  await contact.open('hosting');
  await contact.dialog.locator('[name=message]').fill(another);
  await expect.poll(async () => (await contact.letters()).length).toBe(1);
  await back(page);
  await expect(contact.dialog.getByRole('heading', { name: texts.success })).toBeVisible();
  await expect(contact.dialog).toBeHidden();
  await contact.open();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue(another);
});

test('a message that was sent from another page is not there again on the way back', async ({ page, contact }) => {
  await contact.open();
  await contact.fill({ message });
  await page.keyboard.press('Escape');
  await leave(page, '/hosting');
  await contact.open('hosting');
  await expect(contact.dialog.getByRole('checkbox')).not.toBeChecked();
  await contact.dialog.getByRole('checkbox').check();
  await contact.submit();
  await expect(page.getByText(texts.success)).toBeVisible();
  await back(page);
  await contact.open();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue('');
  await expect(contact.dialog.getByRole('checkbox')).not.toBeChecked();
});

test.describe('after a failure', () => {
  test.use({ expectedNoise: [failureNoise, { scope: 'test' }] });
  test('it is not told on the way back, once the message has left from another page', async ({ page, contact }) => {
    await contact.next({ behave: 'fail' });
    await contact.open();
    await contact.fill({ message });
    await contact.submit();
    await expect(page.getByText(texts.failure)).toBeVisible();
    await leave(page, '/hosting');
    await contact.open('hosting');
    await expect(contact.dialog.locator('[name=message]')).toHaveValue(message);
    await contact.dialog.getByRole('checkbox').check();
    await contact.submit();
    await expect(page.getByText(texts.success)).toBeVisible();
    await back(page);
    await expect(contact.dialog).toBeVisible();
    await expect(page.getByText(texts.failure)).toBeHidden();
    await expect(contact.dialog.locator('[name=message]')).toHaveValue('');
  });
});

test('a page left or reloaded in the middle of a send: what arrived is no draft, and its text can be had', async ({
  page,
  contact,
}) => {
  page.on('dialog', (question) => question.accept());
  await contact.next({ behave: 'slow', milliseconds: 1000 });
  await contact.open();
  await contact.fill({ message });
  await contact.submit();
  await expect(contact.dialog.locator('button[type=submit]')).toHaveText('Envoi en cours...');
  await page.reload();
  await contact.open();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue('');
  await expect(contact.dialog.getByRole('status').filter({ hasText: 'peut-être parvenu' })).toBeVisible();
  await expect.poll(async () => (await contact.letters()).length).toBe(1);
  await contact.dialog.getByRole('button', { name: 'Reprendre ce message' }).click();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue(message);
  await contact.dialog.getByRole('checkbox').check();
  // The service takes one request a second.
  const arrived = Date.now();
  await expect.poll(() => Date.now() - arrived, { intervals: [1100] }).toBeGreaterThan(1000);
  await contact.submit();
  await expect(page.getByText(texts.success)).toBeVisible();
  const [second, first] = await contact.letters();
  expect(second?.timestamp).toBe(first?.timestamp);
  expect(second?.formattedDate).toBe(first?.formattedDate);
});

test('a menu that was left open is closed on the way back, and the first tap opens the form', async ({
  page,
  contact,
}) => {
  await page.locator('[data-menu] > summary:visible').click();
  await expect(page.locator('[data-menu][open]')).toHaveCount(1);
  await leave(page, '/hosting');
  await back(page);
  await expect(page.locator('[data-menu][open]')).toHaveCount(0);
  await contact.open();
  await page.keyboard.press('Escape');
  await expect(contact.dialog).toBeHidden();
  await contact.open();
});
