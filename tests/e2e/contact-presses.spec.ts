import type { Page } from '@playwright/test';
import { durations } from '../../src/durations.ts';
import { expect, failureNoise, holdEnter, service, test, texts } from './contact.ts';

test.use({ viewport: { width: 1366, height: 768 } });
test.beforeEach(async ({ page }) => {
  await page.goto('/');
  // Two presses are within half a second on a slow machine, too.
  await page.clock.pauseAt('2100-01-01');
});

// Playwright's double click in Firefox is two single clicks; a hand's is not.
test('a double click beside the form closes it, and follows no link that lies there', {
  tag: '@chromium',
}, async ({ page, contact }) => {
  await page.goto('/hosting');
  const link = page.getByRole('banner').getByRole('link').first();
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await contact.open('hosting');
  await page.clock.runFor(1000);
  await page.mouse.dblclick(x + 4, y + 4);
  await expect(contact.dialog).toBeHidden();
  await expect(contact.button('hosting')).toBeFocused();
  await expect(page).toHaveURL('/hosting');
});

const pressesOfKeys: Record<string, (page: Page) => Promise<void>> = {
  'Enter pressed twice': (page) => pressTwice(page, 'Enter'),
  'Space pressed twice': (page) => pressTwice(page, 'Space'),
  'Enter held': holdEnter,
};

for (const [name, press] of Object.entries(pressesOfKeys)) {
  test(`${name} opens the form, or closes it, and no more`, async ({ page, contact }) => {
    await contact.button('demo').focus();
    await press(page);
    await expect(contact.dialog).toBeVisible();
    await page.clock.runFor(durations.titleFocus);
    await expect(contact.dialog.getByRole('heading')).toBeFocused();
    await expect(contact.shownErrors).toHaveCount(0);
    await contact.dialog.getByRole('button', { name: texts.actions.cancel }).focus();
    await press(page);
    await expect(contact.dialog).toBeHidden();
    await expect(contact.button('demo')).toBeFocused();
  });
}

test('who moves at once keeps the focus', async ({ page, contact }) => {
  await contact.button('demo').press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(durations.titleFocus);
  await expect(contact.dialog.getByRole('button', { name: texts.actions.close })).toBeFocused();
});

async function pressTwice(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.keyboard.press(key);
}

test('a double click on « Envoyer » sends once, however soon sending fails', {
  tag: '@chromium',
}, async ({ page, contact, expectedNoise }) => {
  expectedNoise.push(...failureNoise);
  let tries = 0;
  await page.route(service, (route) => {
    tries += 1;
    return route.abort('connectionreset');
  });
  await contact.open();
  await contact.fill();
  await contact.send.dblclick();
  await expect(contact.failure).toContainText(texts.failure.unconfirmed);
  expect(tries).toBe(1);
});
