import { copy, expect, failureNoise, message, test } from '../browser/contact.ts';

const service = '**/api/v1.0/email/send';

test.beforeEach(async ({ page }) => page.goto('/'));

test('what I typed stays in the fields and is sent, also where the tab’s storage was cleared meanwhile', async ({
  page,
  contact,
}) => {
  await contact.open();
  await contact.fill();
  await page.evaluate(() => sessionStorage.clear());
  await page.keyboard.press('Escape');
  await contact.open();
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toEqual([expect.objectContaining({ message })]);
});

/** Run in the page before its scripts. */
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

test.describe('when the message does not leave', () => {
  test.use({ expectedNoise: [failureNoise, { scope: 'test' }] });

  for (const [state, script] of Object.entries(storages)) {
    test(`where storage is ${state} the fields keep the text, leaving is asked first, and what was sent does not return`, async ({
      page,
      contact,
      context,
    }) => {
      await context.addInitScript(script);
      await page.reload();
      await contact.next({ behave: 'fail', status: 500 });
      await contact.open();
      const long = message.repeat(20);
      await contact.fill({ message: long });
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

    test(`where storage is ${state} and I closed the dialog, the page says what the box says, and my text is still there`, async ({
      page,
      contact,
      context,
    }) => {
      await context.addInitScript(script);
      await page.reload();
      const closed = Promise.withResolvers<void>();
      await page.route(service, async (route) => {
        await closed.promise;
        await route.abort('connectionreset');
      });
      await contact.open();
      const long = message.repeat(20);
      await contact.fill({ message: long });
      await contact.submit();
      await expect(contact.send).toHaveText(copy.actions.sending);
      await page.keyboard.press('Escape');
      closed.resolve();
      const { broken, reopen } = copy.failure;
      await expect(contact.announcement).toHaveText(`${broken} ${reopen}`);
      await contact.open();
      await expect(contact.failure).toContainText(broken);
      await expect(contact.message).toHaveValue(long);
    });
  }

  test('a message that may have arrived, sent again from another page and button, keeps its date, subject, context and page until it is edited', async ({
    page,
    contact,
  }) => {
    await page.route(service, (route) => route.abort('connectionreset'));
    const submit = async () => {
      const request = page.waitForRequest(service);
      await contact.submit();
      const { timestamp, subject, context, source } = (await request).postDataJSON()
        .template_params;
      await expect(contact.failure).toContainText(copy.failure.broken);
      return { timestamp, subject, context, source };
    };
    await contact.open();
    await contact.fill();
    const first = await submit();
    await page.goto('/hosting');
    await contact.open('hosting');
    await expect(contact.message).toHaveValue(message);
    await contact.consent.check();
    expect(await submit()).toEqual({ ...first, subject: 'Démo' });
    await contact.message.press('End');
    await contact.message.pressSequentially(' Merci.');
    const edited = await submit();
    expect(Date.parse(edited.timestamp)).toBeGreaterThan(Date.parse(first.timestamp));
    expect(edited).toMatchObject({ context: 'Hosting', source: '/hosting' });
  });
});
