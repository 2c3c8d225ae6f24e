import type { Page } from '@playwright/test';
import { expect, failureNoise, message, service, stayWhenAsked, test, texts } from './contact.ts';

test.beforeEach(async ({ page }) => page.goto('/'));

test('the next page has what I typed, but not my consent', async ({ page, contact }) => {
  await contact.open();
  await contact.fill({ phone: '01 02', company: 'Ville' });
  await page.goto('/hosting');
  await contact.open('hosting');
  await expect(contact.message).toHaveValue(message);
  await expect(contact.field('company')).toHaveValue('Ville');
  await expect(contact.counter).toHaveText('40/500 caractères');
  await expect(contact.consent).not.toBeChecked();
});

test('a page left before it has loaded passes on my text', async ({ page, contact, holdBack }) => {
  await contact.open();
  await contact.message.fill(message);
  const deliver = await holdBack('**/*.woff2');
  await page.goto('/hosting', { waitUntil: 'domcontentloaded' });
  await page.goto('/deployment', { waitUntil: 'domcontentloaded' });
  deliver();
  await contact.open('deployment');
  await expect(contact.message).toHaveValue(message);
});

test('what was sent from another page does not come back with Back', async ({ page, contact }) => {
  await contact.open();
  await contact.fill();
  await page.goto('/hosting');
  await contact.open('hosting');
  await contact.consent.check();
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  await page.goBack();
  await contact.open();
  for (const name of ['firstName', 'email', 'message'] as const) {
    await expect(contact.field(name)).toHaveValue('');
  }
  await expect(contact.consent).not.toBeChecked();
});

test('a page that I only passed through has my newest text', async ({ page, contact }) => {
  await contact.open();
  await contact.message.fill(message);
  await page.goto('/hosting');
  await page.goto('/deployment');
  await contact.open('deployment');
  await contact.message.fill(`${message} Et 14 sites.`);
  await page.goBack();
  await contact.open('hosting');
  await expect(contact.message).toHaveValue(`${message} Et 14 sites.`);
});

test('a button’s subject gives way to the next one, mine stays', async ({ page, contact }) => {
  await contact.open();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await contact.open('customFormat');
  await expect(contact.subject).toHaveValue('technical');
  await contact.message.fill('Bonjour');
  await page.goto('/hosting');
  await contact.open('hosting');
  await expect(contact.subject).toHaveValue('hosting');
  await contact.subject.selectOption('pricing');
  await page.goto('/');
  await contact.open();
  await expect(contact.subject).toHaveValue('pricing');
});

test('a stored draft that is none harms nothing', async ({ page, contact }) => {
  for (const text of ['{', '5', 'null', '{"message":null,"subject":"fax"}']) {
    await page.evaluate((draft) => sessionStorage.setItem('contact-draft', draft), text);
    await page.reload();
    await contact.open();
    await expect(contact.message).toHaveValue('');
  }
});

/** Makes a page see another draft when it comes back from a bfcache, which this Chromium has not. */
function comeBack(page: Page, draft: Record<string, string>, persisted = true): Promise<void> {
  return page.evaluate(
    ([stored, isBack]) => {
      sessionStorage.setItem('contact-draft', JSON.stringify(stored));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isBack }));
    },
    [draft, persisted] as const,
  );
}

test('Back to an open form has edits made elsewhere', async ({ page, contact }) => {
  await contact.open();
  await comeBack(page, { message: 'Autre' });
  await expect(contact.message).toHaveValue('Autre');
  await expect(contact.subject).toHaveValue('demo');
});

test('a page that loads late leaves what is filled in', async ({ page, contact }) => {
  await contact.open();
  await contact.field('phone').evaluate((field: HTMLInputElement) => {
    field.value = '01 02';
  });
  await contact.consent.check();
  await comeBack(page, { message: 'Autre' }, false);
  await expect(contact.field('phone')).toHaveValue('01 02');
  await expect(contact.consent).toBeChecked();
});

test('an answer leaves the text that I typed since', async ({ page, contact, holdBack }) => {
  const answer = await holdBack(service);
  await contact.open();
  await contact.fill();
  await contact.submit();
  await expect(contact.send).toHaveText(texts.actions.sending);
  await comeBack(page, { message: 'Autre' });
  answer();
  await expect(contact.dialog.locator('#contact-note')).toContainText(texts.success.body);
  await expect(contact.message).toHaveValue('Autre');
  await page.goto('/hosting');
  await contact.open('hosting');
  await expect(contact.message).toHaveValue('Autre');
});

test('an untouched page comes back from Firefox’s bfcache', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.goto('/hosting');
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'isSame')).catch(() => {}))
    .toBe(true);
});

test('another tab has its own draft, and nothing outlives it', async ({
  page,
  contact,
  context,
}) => {
  await contact.open();
  await contact.message.fill(message);
  const other = await context.newPage();
  await other.goto('/');
  await other.locator('main [data-purpose=demo]').first().click();
  await expect(other.getByLabel(texts.fields.message)).toHaveValue('');
  await other.getByLabel(texts.fields.message).fill('Autre');
  await page.reload();
  await contact.open();
  await expect(contact.message).toHaveValue(message);
  const left = await page.evaluate(() => [localStorage.length, document.cookie]);
  expect(left).toEqual([0, '']);
});

/** These run in the page before its scripts. */
const storages = {
  blocked: () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, { get, configurable: true });
    }
    // So does Firefox's.
    Object.assign(window, { BroadcastChannel: get });
  },
  full: () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function keep(key, value) {
      if (value.length > 300) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      setItem.call(this, key, value);
    };
  },
};

test.describe('when the message does not leave', () => {
  test.beforeEach(({ expectedNoise }) => {
    expectedNoise.push(...failureNoise);
  });

  test('what may have arrived says so until I change it', async ({ page, contact }) => {
    await page.route(service, (route) => route.abort());
    await contact.open();
    await contact.fill();
    await contact.subject.selectOption('pricing');
    await contact.submit();
    await expect(contact.failure).toContainText(texts.failure.unconfirmed);
    await page.keyboard.press('Escape');
    // The subject of a button, or another one, makes no other text of it.
    await contact.open('pricing');
    await page.reload();
    await contact.open();
    await expect(contact.failure).toContainText(texts.failure.unconfirmed);
    await contact.message.fill(`${message} Et 14 sites.`);
    await page.goto('/hosting');
    await contact.open('hosting');
    await expect(contact.failure).toBeHidden();
  });

  for (const [state, script] of Object.entries(storages)) {
    test(`where storage is ${state} the fields keep my text`, async ({ page, contact }) => {
      const long = message.repeat(20);
      await page.addInitScript(script);
      await page.reload();
      await contact.open();
      await contact.fill({ message: long });
      await stayWhenAsked(page);
      await contact.refuseNext();
      await contact.submit();
      await expect(contact.failure).toBeVisible();
      await page.keyboard.press('Escape');
      await contact.open();
      await expect(contact.message).toHaveValue(long);
      await contact.submit();
      await expect(contact.thanks).toBeVisible();
      expect(await contact.letters()).toMatchObject([{ message: long }]);
      await page.reload();
      await contact.open();
      await expect(contact.message).toHaveValue('');
    });
  }
});
