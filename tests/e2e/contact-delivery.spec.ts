import { stopClock } from '../browser/clock.ts';
import { expect, failureNoise, test, texts } from '../browser/contact.ts';

test.beforeEach(async ({ page }) => page.goto('/'));

test('a message arrives letter for letter, is thanked for, and the dialog is empty again after three seconds', async ({
  page,
  contact,
}) => {
  const message = `"L'été" & <b>balises</b> {{{x}}} – العربية, 中文, हिन्दी 🧑‍🏫\n\nFin.`;
  await stopClock(page);
  await contact.open();
  await contact.fill({
    firstName: 'Zoë',
    lastName: 'O’Brien-Şahin',
    message,
    phone: '+33 1 02',
    company: 'CCAS « Sud »',
  });
  await contact.submit();
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
  await expect(page.getByText('Merci pour votre message.')).toBeVisible();
  await page.clock.runFor(2900);
  await expect(contact.dialog).toBeVisible();
  await page.clock.runFor(200);
  await expect(contact.dialog).toBeHidden();
  await contact.open();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue('');
  await expect(contact.dialog.getByRole('checkbox')).not.toBeChecked();
  expect(await contact.letters()).toEqual([
    expect.objectContaining({ fullName: 'Zoë O’Brien-Şahin', message, phone: '+33 1 02', company: 'CCAS « Sud »' }),
  ]);
});

test('after a success another message can be written at once', async ({ page, contact }) => {
  await contact.open();
  await contact.fill();
  await contact.submit();
  await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue('');
  await expect(contact.dialog.getByLabel('Objet')).toHaveValue('demo');
});

test('who closes while it is sent is told on the page, and sees the result on coming back', async ({
  page,
  contact,
}) => {
  await contact.next({ behave: 'slow', milliseconds: 1500 });
  await contact.open();
  await contact.fill();
  await contact.submit();
  await page.keyboard.press('Escape');
  await contact.open('contact');
  await expect(contact.dialog.locator('button[type=submit]')).toHaveText('Envoi en cours...');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: texts.success })).toBeVisible();
  await contact.open();
  await expect(contact.dialog.getByRole('heading', { name: texts.success })).toBeVisible();
  await expect(contact.dialog).toBeHidden();
});

test.describe('when the message does not leave', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [failureNoise, { scope: 'test' }] });

  const failures = {
    'the service refuses': { behave: 'fail', status: 412 },
    'the service breaks': { behave: 'fail', status: 500 },
    'the service answers something else than 200': { behave: 'fail', status: 202 },
    'the connection drops': { behave: 'drop' },
  } as const;
  for (const [name, behaviour] of Object.entries(failures)) {
    test(`${name}: the text stays, can be carried along by e-mail, and sent again`, async ({ page, contact }) => {
      const logged = page.waitForEvent('console', (message) => message.type() === 'error');
      await contact.next(behaviour);
      await contact.open();
      await contact.fill();
      await contact.submit();
      await expect(contact.dialog.getByRole('alert').filter({ hasText: texts.failure })).toBeInViewport();
      await logged;
      const direct = contact.dialog.getByRole('link', { name: 'Écrire à' });
      await expect(direct).toHaveAttribute(
        'href',
        /^mailto:.+\?subject=D%C3%A9monstration&body=Nous%20g%C3%A9rons%20120/,
      );
      expect(await contact.letters()).toEqual([]);
      await contact.dialog.getByRole('button', { name: 'Réessayer' }).click();
      await expect(contact.dialog.getByRole('heading', { name: texts.success })).toBeVisible();
      expect(await contact.letters()).toHaveLength(1);
    });
  }

  test('a service that stays silent is given up after fifteen seconds', async ({ page, contact }) => {
    await stopClock(page);
    await contact.next({ behave: 'hang' });
    await contact.open();
    await contact.fill();
    await contact.submit();
    await page.clock.runFor(14_000);
    await expect(contact.dialog.locator('button[type=submit]')).toHaveText('Envoi en cours...');
    await page.clock.runFor(1500);
    await expect(page.getByText(texts.failure)).toBeVisible();
    await expect(page.getByText('votre message est peut-être arrivé')).toBeVisible();
  });

  test('what arrives late, after the message was changed, is told, and the change is not lost', async ({
    page,
    contact,
  }) => {
    await stopClock(page);
    let answer = () => {};
    await page.route('**/api/v1.0/email/send', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: 200, body: 'OK' });
    });
    await contact.open();
    await contact.fill();
    await contact.submit();
    await page.clock.runFor(15_500);
    await contact.dialog.locator('[name=message]').fill('Une version plus longue du même message.');
    answer();
    await expect(page.getByText('Votre premier envoi est finalement arrivé')).toBeVisible();
    await expect(contact.dialog.locator('[name=message]')).toHaveValue('Une version plus longue du même message.');
  });

  test('a failure after closing is told on the page, and waits in the dialog', async ({ page, contact }) => {
    await stopClock(page);
    await contact.next({ behave: 'hang' });
    await contact.open();
    await contact.fill();
    await contact.submit();
    await page.keyboard.press('Escape');
    await page.clock.runFor(15_500);
    await expect(page.getByRole('status').filter({ hasText: 'Votre message n’a pas été envoyé' })).toBeVisible();
    await contact.open();
    await expect(page.getByText(texts.failure)).toBeVisible();
  });

  test('what is too long for the service can be copied', async ({ page, contact, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const message = 'é'.repeat(26_000);
    await contact.open();
    await contact.fill({ message });
    await contact.submit();
    await expect(page.getByText(texts.failure)).toBeVisible();
    await expect(page.getByText(/trop long pour le service d’envoi.: 25.\d\d\d caractères au plus/)).toBeVisible();
    await expect(page.getByText('qui n’en emporte que le début')).toBeVisible();
    await contact.dialog.getByRole('button', { name: 'Copier le message' }).click();
    await expect(contact.dialog.getByRole('button', { name: 'Message copié' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${message}\n\nClaire Martin`);
  });
});

test('the mailbox answers as EmailJS does: preflight, one request a second, no foreign page', { tag: '@desk' }, async ({
  page,
  contact,
  baseURL,
}) => {
  expect(await contact.letters()).toEqual([]);
  const url = '/api/v1.0/email/send';
  const ids = { lib_version: '4.4.1', user_id: 'local', service_id: 'local', template_id: 'local' };
  const data = { ...ids, template_params: { message: 'Bonjour', toEmail: 'a@b.example' } };
  const post = (origin = baseURL ?? '') => page.request.post(url, { data, headers: { origin } });
  const preflight = await page.request.fetch(url, { method: 'OPTIONS' });
  expect(preflight.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Content-Type',
  });
  expect((await post('https://foreign.example')).status()).toBe(403);
  const accepted = await post();
  expect([accepted.status(), await accepted.text()]).toEqual([200, 'OK']);
  expect((await post()).status()).toBe(429);
  await expect.poll(async () => (await post()).status(), { intervals: [1100] }).toBe(200);
});

test('what arrived is shown as its recipient would see it, markup as text', { tag: '@desk' }, async ({
  page,
  contact,
}) => {
  await contact.open();
  await contact.fill({ message: '<h1>Pas un titre</h1>' });
  await contact.submit();
  await expect(page.getByText(texts.success)).toBeVisible();
  await page.goto('/_mailbox');
  await page.getByRole('link', { name: 'Claire Martin – Démonstration' }).click();
  await expect(page.frameLocator('iframe').getByText('<h1>Pas un titre</h1>')).toBeVisible();
});
