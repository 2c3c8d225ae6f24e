import contactCopy from '../../locales/fr/contact.json' with { type: 'json' };
import { stopClock } from '../browser/clock.ts';
import { expect, failureNoise, hydrated, test, texts } from '../browser/contact.ts';

const app = '**/assets/contact-app-*.js';
const lost = 'Le formulaire n’a pas pu se charger';
const message = 'Nous gérons 120 vacataires sur 14 sites.';

/** Holds React back. @returns a function that lets it through. */
async function holdApp(page: import('@playwright/test').Page): Promise<() => void> {
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(app, async (route) => {
    await held;
    await route.continue();
  });
  return deliver;
}

test('nothing of the app is fetched before a sign of intent, and a pointer is one', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('contact'))).toEqual([]);
  const arrived = page.waitForResponse(app);
  await page.locator('main [data-opening=demo]').first().hover();
  await arrived;
});

test('a press opens the form in the next frame, before React is there', async ({ page }) => {
  await holdApp(page);
  await page.goto('/');
  const opened = await page
    .locator('main [data-opening=pilot]')
    .first()
    .evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const dialog = document.querySelector('dialog');
      return {
        modal: dialog?.matches(':modal'),
        title: dialog?.querySelector('h2')?.textContent,
        subtitle: dialog?.querySelector('#contact-subtitle')?.textContent,
        subject: dialog?.querySelector('select')?.value,
      };
    });
  const { title, subtitle, subject } = contactCopy.openings.pilot;
  expect(opened).toEqual({ modal: true, title, subtitle, subject });
});

test('React takes the form over while it is filled in: value, focus, selection and caret stay', async ({
  page,
  contact,
}) => {
  const deliver = await holdApp(page);
  await page.goto('/');
  await contact.open();
  const field = contact.dialog.locator('[name=message]');
  await contact.fill({ message });
  await contact.dialog.getByLabel('Objet').selectOption('pricing');
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(5, 12);
    Object.assign(window, { area });
  });
  await expect(contact.dialog.locator('#contact-counter')).toHaveText('40/500 caractères');
  deliver();
  await hydrated(page);
  const now = await field.evaluate((area: HTMLTextAreaElement) => ({
    same: 'area' in window && window.area === area && document.activeElement === area,
    selection: [area.selectionStart, area.selectionEnd],
  }));
  expect(now).toEqual({ same: true, selection: [5, 12] });
  await page.keyboard.type('comptons');
  await expect(field).toHaveValue('Nous comptons120 vacataires sur 14 sites.');
  await expect(contact.dialog.locator('#contact-counter')).toHaveText('41/500 caractères');
  await expect(contact.dialog.getByLabel('Objet')).toHaveValue('pricing');
  await expect(contact.dialog.getByRole('checkbox')).toBeChecked();
  await contact.submit();
  await expect(page.getByText(texts.success)).toBeVisible();
  expect(await contact.letters()).toEqual([
    expect.objectContaining({
      message: 'Nous comptons120 vacataires sur 14 sites.',
      subject: 'Tarifs',
      context: 'Demo',
    }),
  ]);
});

test('React takes the form over in the middle of a composition, which goes on', async ({ page, contact, context }) => {
  const deliver = await holdApp(page);
  const devtools = await context.newCDPSession(page);
  await page.goto('/');
  await contact.open();
  const field = contact.dialog.locator('[name=lastName]');
  await field.focus();
  await devtools.send('Input.imeSetComposition', { text: 'や', selectionStart: 1, selectionEnd: 1 });
  deliver();
  await hydrated(page);
  await devtools.send('Input.imeSetComposition', { text: 'やま', selectionStart: 2, selectionEnd: 2 });
  await devtools.send('Input.insertText', { text: '山' });
  await expect(field).toHaveValue('山');
});

test('« Envoyer » before React is there is remembered, shown, and carried out', async ({ page, contact }) => {
  const deliver = await holdApp(page);
  await page.goto('/');
  await contact.open('pilot');
  await contact.fill({ message });
  await contact.submit();
  await expect(contact.dialog.locator('button[type=submit]')).toHaveText('Envoi en cours...');
  expect(await contact.letters()).toEqual([]);
  deliver();
  await expect(page.getByText(texts.success)).toBeVisible();
  expect(await contact.letters()).toEqual([expect.objectContaining({ message, context: 'Collectivité pilote' })]);
});

test('« Envoyer » before React is there tells what is missing as soon as it is', async ({ page, contact }) => {
  const deliver = await holdApp(page);
  await page.goto('/');
  await contact.open();
  await contact.submit();
  deliver();
  await expect(contact.dialog.locator('[id$=-error]')).toHaveCount(5);
  await expect(contact.dialog.locator('[name=firstName]')).toBeFocused();
  await expect(contact.dialog.locator('button[type=submit]')).toHaveText('Envoyer le message');
  await contact.fill({ message });
  await contact.submit();
  await expect(page.getByText(texts.success)).toBeVisible();
});

test('the kept draft stands in the fields from the first frame', async ({ page, contact }) => {
  await page.goto('/');
  await contact.open();
  await contact.dialog.locator('[name=message]').fill(message);
  await holdApp(page);
  await page.goto('/hosting');
  await contact.open('hosting');
  await expect(contact.dialog.locator('[name=message]')).toHaveValue(message);
  await expect(contact.dialog.locator('#contact-counter')).toHaveText('40/500 caractères');
});

test.describe('when React does not come', () => {
  test.use({ expectedNoise: [[...failureNoise, /ERR_/], { scope: 'test' }] });

  test('offline: the form opens, says so, keeps the text and offers it by e-mail; back online it leaves', async ({
    page,
    contact,
    context,
  }) => {
    await page.goto('/');
    await context.setOffline(true);
    await contact.open();
    await expect(contact.dialog.getByRole('alert').filter({ hasText: lost })).toBeVisible();
    await expect(contact.dialog.locator('[type=submit]')).toHaveCSS('background-color', 'rgb(43, 42, 108)');
    await contact.fill({ message });
    const link = contact.dialog.getByRole('link', { name: 'Écrire à' });
    await expect(link).toHaveAttribute('href', /body=Nous%20g%C3%A9rons%20120.+Claire%20Martin/);
    await context.setOffline(false);
    await contact.submit();
    await expect(page.getByText(texts.success)).toBeVisible();
    expect(await contact.letters()).toEqual([expect.objectContaining({ message })]);
  });

  test('a script that is gone: every « Envoyer » ends in the direct way, the text stays, nothing reloads', async ({
    page,
    contact,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(app, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await contact.open();
    await contact.fill({ message });
    for (let presses = 0; presses < 3; presses++) {
      await contact.submit();
      await expect(contact.dialog.getByRole('alert').filter({ hasText: lost })).toBeVisible();
      await expect(contact.dialog.locator('button[type=submit]')).toHaveText('Envoyer le message');
    }
    await contact.dialog.getByRole('button', { name: 'Copier le message' }).click();
    await expect(contact.dialog.getByRole('button', { name: 'Message copié' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${message}\n\nClaire Martin\nclaire.martin@ville.example`,
    );
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('without a clipboard, as on a page that is not served safely, the button says that nothing was copied', async ({
    page,
    contact,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.route(app, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    await contact.open();
    await contact.fill({ message });
    const copies = contact.dialog.getByRole('button', { name: 'Copier le message' });
    await copies.click();
    await expect(contact.dialog.getByText(contactCopy.failure.notCopied)).toBeVisible();
    await page.unroute(app);
    await contact.next({ behave: 'fail' });
    await contact.submit();
    await expect(page.getByText(texts.failure)).toBeVisible();
    await copies.click();
    await expect(contact.dialog.getByText(contactCopy.failure.notCopied)).toBeVisible();
  });

  test('a script that stays silent: « Envoyer » gives up after fifteen seconds, and works once it is there', async ({
    page,
    contact,
  }) => {
    await stopClock(page);
    const deliver = await holdApp(page);
    await page.goto('/');
    await contact.open();
    await contact.fill({ message });
    await contact.submit();
    await page.clock.runFor(14_000);
    await expect(contact.dialog.locator('button[type=submit]')).toHaveText('Envoi en cours...');
    await page.clock.runFor(1500);
    await expect(contact.dialog.getByRole('alert').filter({ hasText: lost })).toBeVisible();
    await expect(contact.dialog.locator('[name=message]')).toBeEditable();
    deliver();
    await hydrated(page);
    await expect(contact.dialog.getByText(lost)).toHaveCount(0);
    await contact.submit();
    await expect(page.getByText(texts.success)).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });

  test('a message that waited in vain behind a closed dialog is told of on the page', async ({ page, contact }) => {
    await stopClock(page);
    await holdApp(page);
    await page.goto('/');
    await contact.open();
    await contact.fill({ message });
    await contact.submit();
    await page.keyboard.press('Escape');
    await page.clock.runFor(16_000);
    await expect(page.getByRole('status').filter({ hasText: 'Votre message n’a pas été envoyé' })).toBeVisible();
  });
});

test.describe('when React gives up', () => {
  test.use({ expectedNoise: [[...failureNoise, /removeChild/, /NotFoundError/], { scope: 'test' }] });

  test('because an extension took a part away, the text stays, with the direct way, and can still be sent', async ({
    page,
    contact,
  }) => {
    await page.goto('/');
    // React is there before the press, as it is for who hesitates over the button.
    await page.locator('main [data-opening=demo]').first().focus();
    await hydrated(page);
    await contact.open();
    await contact.fill({ message });
    await contact.dialog.locator('[name=firstName]').fill('');
    await contact.submit();
    await contact.dialog.locator('[id$=-error]').evaluate((error) => error.remove());
    await contact.dialog.locator('[name=firstName]').fill('Claire');
    await expect(contact.dialog.getByRole('alert').filter({ hasText: lost })).toBeVisible();
    await expect(contact.dialog).toHaveAccessibleName('Demander une démonstration');
    await expect(contact.dialog.locator('[name=message]')).toHaveValue(message);
    await expect(contact.dialog.locator('[name=firstName]')).toHaveValue('Claire');
    await contact.dialog.getByRole('checkbox').check();
    await contact.submit();
    await expect(page.getByText(texts.success)).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });
});

test('in browsers without dialogs every button leads to the direct way', async ({ page, context }) => {
  await context.addInitScript(() => {
    for (const name of ['show', 'showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  });
  await page.goto('/');
  await expect(page.locator('dialog')).toBeHidden();
  await page.locator('main [data-opening=demo]').first().click();
  const direct = page.getByRole('dialog', { name: 'Écrivez-nous directement' });
  await expect(direct).toBeInViewport();
  await expect(direct).toBeFocused();
  await expect(direct.getByRole('button')).toHaveCount(0);
});
