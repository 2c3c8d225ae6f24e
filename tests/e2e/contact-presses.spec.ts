import type { Page } from '@playwright/test';
import { durations } from '../../src/durations.ts';
import { countSends, expect, failureNoise, holdEnter, service, test, texts } from './contact.ts';

test.use({ viewport: { width: 1366, height: 768 } });
test.beforeEach(async ({ page }) => {
  await page.goto('/');
  // Two presses are within half a second on a slow machine, too.
  await page.clock.pauseAt('2100-01-01');
});

// Tagged `@chromium`: Playwright's double click in Firefox is two single clicks; a hand's is not.
for (const [name, place] of [
  ['the cross', '#contact-close'],
  ['« Annuler »', '#contact-cancel'],
  ['the backdrop', null],
] as const) {
  test(`a double click on ${name} closes the form, and presses nothing behind it`, {
    tag: '@chromium',
  }, async ({ page, contact }) => {
    await contact.open();
    await page.clock.runFor(1000);
    const box = place
      ? await page.locator(place).boundingBox()
      : { x: 0, y: 80, width: 8, height: 8 };
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    // The worst that can be behind: a link of the size of the page.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/hosting';
      document.body.prepend(link);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('body > a:first-child { position: fixed; inset: 0; z-index: 99 }');
      document.adoptedStyleSheets.push(sheet);
    });
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await expect(contact.dialog).toBeHidden();
    await expect(contact.button('demo')).toBeFocused();
    await expect(page).toHaveURL('/');
  });
}

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
  await page.route(service, (route) => route.abort('connectionreset'));
  const sends = countSends(page);
  await contact.open();
  await contact.fill();
  await contact.send.dblclick();
  await expect(contact.failure).toContainText(texts.failure.unconfirmed);
  expect(sends.tries).toBe(1);
});

test('a pointer that only rests does not keep the thanks', async ({ page, contact }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await contact.open();
  await contact.sendWithStoppedClock();
  await expect(contact.thanks).toBeVisible();
  await page.clock.runFor(durations.thanks + 100);
  await expect(contact.dialog).toBeHidden();
});
