import type { Page } from '@playwright/test';
import { copy, expect, failureNoise, message, test } from '../browser/contact.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';

// The whole browser: only that keeps pages in its cache while they are left.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumArgs, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  },
});

const service = '**/api/v1.0/email/send';

/** Goes to another page; the one that is left stays in the browser's cache, unless something takes it out. */
async function leave(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.evaluate((address) => location.assign(address), path);
  await page.waitForURL(`**${path}`);
}

/** Goes back to the page that was left. */
async function back(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
}

test.beforeEach(async ({ page }) => page.goto('/'));

test('what was typed last, on another page, is there on the way back, and menus are closed, before React is', async ({
  page,
  contact,
}) => {
  await page.route('**/assets/contact-app-*.js', () => {});
  await page.reload();
  await page.locator('[data-menu] > summary:visible').click();
  await leave(page, '/hosting');
  await contact.open('hosting');
  await contact.message.pressSequentially('Bonjour');
  await back(page, '/');
  await expect(page.locator('[data-menu][open]')).toHaveCount(0);
  await contact.open();
  await expect(contact.message).toHaveValue('Bonjour');
});

test('what another tab types leaves this one as it was: address, text; and nothing outlives the tab', async ({
  page,
  contact,
  context,
}) => {
  await page.goto('/?von=mail#main');
  await contact.open();
  await contact.message.fill('Bonjour');
  await leave(page, '/hosting');
  const other = await context.newPage();
  await other.goto('/');
  await other.locator('main [data-opening=demo]').first().click();
  await other.keyboard.type('C');
  await back(page, '/?von=mail#main');
  await expect(page).toHaveURL('/?von=mail#main');
  await contact.open();
  await expect(contact.message).toHaveValue('Bonjour');
  expect(await page.evaluate(() => [localStorage.length, document.cookie.includes('contact')])).toEqual([0, false]);
});

test('who has the site’s data cleared keeps the text of the open page', async ({ page, contact }) => {
  await contact.open();
  await contact.message.fill('Bonjour');
  await page.keyboard.press('Escape');
  await leave(page, '/hosting');
  await page.evaluate(() => sessionStorage.clear());
  await back(page, '/');
  expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
  await expect(contact.message).toHaveValue('Bonjour');
});

for (const record of ['{', '5', 'null', '[null]', '{"letters":5}', '{"message":{},"date":"gone","subject":"fax"}']) {
  test(`a record that is none, ${record}, is dropped, and the form works`, async ({ page, contact }) => {
    await page.evaluate((text) => sessionStorage.setItem('contact-draft', text), record);
    await page.reload();
    await contact.open();
    await expect(contact.message).toHaveValue('');
    await contact.fill();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
  });
}

for (const [name, block] of [
  [
    'blocked',
    () => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, { get, configurable: true });
    },
  ],
  [
    'full',
    () => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function keep(key, value) {
        if (value.length > 300) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    },
  ],
] as const) {
  test.describe(() => {
    test.use({ expectedNoise: [failureNoise, { scope: 'test' }] });

    test(`where storage is ${name} the fields hold the truth, who leaves is asked first, and what was sent does not return`, async ({
      page,
      contact,
      context,
    }) => {
      await context.addInitScript(block);
      await page.reload();
      await contact.next({ behave: 'fail', status: 500 });
      await contact.open();
      await contact.fill();
      const long = message.repeat(20);
      await contact.message.fill(long);
      await contact.submit();
      await expect(contact.failure).toBeVisible();
      await expect(contact.message).toHaveValue(long);
      const asked = page.waitForEvent('dialog');
      await page.evaluate(() => void setTimeout(() => location.assign('/hosting')));
      await (await asked).dismiss();
      await contact.submit();
      await expect(contact.thanks).toBeVisible();
      expect(await contact.letters()).toEqual([expect.objectContaining({ message: long })]);
      await page.reload();
      await contact.open();
      await expect(contact.message).toHaveValue('');
    });
  });
}

test.describe('a letter of which nobody knows whether it arrived', () => {
  test.use({ expectedNoise: [failureNoise, { scope: 'test' }] });

  test('says so, and sent again unchanged, from another page and button, has its first date and subject', async ({
    page,
    contact,
  }) => {
    await page.route(service, (route) => route.abort('connectionreset'));
    const first = page.waitForRequest(service);
    await contact.open();
    await contact.fill();
    await contact.submit();
    const { timestamp } = (await first).postDataJSON().template_params;
    await expect(contact.failure).toContainText('peut-être arrivé');
    await page.unroute(service);
    await page.goto('/hosting');
    await contact.open('hosting');
    await expect(contact.message).toHaveValue(message);
    await contact.consent.check();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toEqual([expect.objectContaining({ timestamp, subject: 'Démonstration' })]);
  });

  test('has a date of its own once its text is another', async ({ page, contact }) => {
    await contact.next({ behave: 'fail' });
    const first = page.waitForRequest(service);
    await contact.open();
    await contact.fill();
    await contact.submit();
    const { timestamp } = (await first).postDataJSON().template_params;
    await expect(contact.failure).toBeVisible();
    await contact.message.press('End');
    await contact.message.pressSequentially(' Merci.');
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    const [letter] = await contact.letters();
    expect(Date.parse(letter?.timestamp ?? '')).toBeGreaterThan(Date.parse(timestamp));
  });
});

test('a form that an extension resets has its text again', async ({ page, contact }) => {
  await contact.open();
  await contact.fill();
  const text = await contact.message.inputValue();
  await page.locator('dialog form').evaluate((form: HTMLFormElement) => form.reset());
  await expect(contact.message).toHaveValue(text);
  await expect(contact.consent).not.toBeChecked();
});

test('a page reloaded in the middle of a send has the text again', async ({ page, contact }) => {
  page.on('dialog', (question) => question.accept());
  await contact.next({ behave: 'hang' });
  await contact.open();
  await contact.fill();
  await contact.submit();
  await expect(contact.send).toHaveText(copy.actions.sending);
  await page.reload();
  await contact.open();
  await expect(contact.message).toHaveValue(message);
});
