import { durations } from '../../src/durations.ts';
import {
  counterOf,
  expect,
  failureNoise,
  message,
  service,
  stayWhenAsked,
  test,
  texts,
} from './contact.ts';

test.beforeEach(async ({ page }) => page.goto('/'));

test('the next page has what I typed, but not my consent', { tag: '@chromium' }, async ({
  page,
  contact,
}) => {
  await contact.open();
  await contact.fill({ phone: '01 02', company: 'Ville' });
  await page.goto('/hosting');
  await contact.open('hosting');
  await expect(contact.message).toHaveValue(message);
  await expect(contact.field('company')).toHaveValue('Ville');
  await expect(contact.counter).toHaveText(counterOf(message.length));
  await expect(contact.consent).not.toBeChecked();
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

test('a page that I only passed through, before it had loaded, has my newest text', async ({
  page,
  contact,
  holdBack,
}) => {
  await contact.open();
  await contact.message.fill(message);
  const deliver = await holdBack('**/*.woff2');
  await page.goto('/hosting', { waitUntil: 'domcontentloaded' });
  await page.goto('/deployment', { waitUntil: 'domcontentloaded' });
  deliver();
  await contact.open('deployment');
  await expect(contact.message).toHaveValue(message);
  await contact.message.fill(`${message} Et 14 sites.`);
  await page.goBack();
  await contact.open('hosting');
  await expect(contact.message).toHaveValue(`${message} Et 14 sites.`);
});

test('a button’s subject gives way to the next one, mine stays', { tag: '@chromium' }, async ({
  page,
  contact,
}) => {
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

test('a stored draft that cannot be read harms nothing', { tag: '@chromium' }, async ({
  page,
  contact,
}) => {
  for (const text of ['{', '5', 'null', '{"message":null,"subject":"fax"}']) {
    await page.evaluate((draft) => sessionStorage.setItem('contact-draft', draft), text);
    await page.reload();
    await contact.open();
    await expect(contact.message).toHaveValue('');
  }
});

test('an answer leaves the text that I typed since', {
  tag: '@chromium',
}, async ({ page, contact, expectedNoise, holdBack }) => {
  expectedNoise.push(...failureNoise);
  const answer = await holdBack(service);
  await contact.open();
  await contact.sendWithStoppedClock();
  await page.clock.runFor(durations.sendTimeout + 100);
  await expect(contact.failure).toBeVisible();
  await contact.message.fill(`${message} Autre`);
  answer();
  await expect(contact.dialog.locator('#contact-note')).toContainText(texts.success.body);
  await expect(contact.failure).toBeHidden();
  await expect(contact.message).toHaveValue(`${message} Autre`);
  await page.goto('/hosting');
  await contact.open('hosting');
  await expect(contact.message).toHaveValue(`${message} Autre`);
});

test('Back to an open form has what I typed elsewhere', async ({ page, contact }) => {
  await contact.open();
  await contact.message.fill(message);
  await page.goto('/hosting');
  await contact.open('hosting');
  await contact.message.fill('Autre');
  await page.goBack();
  await contact.open();
  await expect(contact.message).toHaveValue('Autre');
  await expect(contact.subject).toHaveValue('demo');
});

test('a page that the browser brings back is loaded anew, with what was typed since', {
  tag: '@chromium',
}, async ({ page, contact }) => {
  await contact.open();
  await contact.message.fill(message);
  const loaded = page.waitForEvent('load');
  // This Chromium keeps no page.
  await page.evaluate((text) => {
    sessionStorage.setItem('contact-draft', JSON.stringify({ message: text }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, 'Autre');
  await loaded;
  await contact.open();
  await expect(contact.message).toHaveValue('Autre');
});

test('another tab has its own draft, and nothing outlives it', { tag: '@chromium' }, async ({
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

test.describe('when the message does not leave', { tag: '@chromium' }, () => {
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
      await page.keyboard.press('Escape');
      await contact.open();
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
