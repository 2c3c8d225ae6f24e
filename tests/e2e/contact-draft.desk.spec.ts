import { expect, failureNoise, test, texts } from '../browser/contact.ts';

const message = 'Un long message que personne ne veut écrire deux fois.';
test.beforeEach(async ({ page }) => page.goto('/'));

test('what is typed survives closing by mistake', async ({ page, contact }) => {
  await contact.open();
  await contact.fill({ message });
  await page.keyboard.press('Escape');
  await contact.open('contact');
  await expect(contact.dialog.locator('[name=message]')).toHaveValue(message);
  await expect(contact.dialog.getByRole('checkbox')).toBeChecked();
});

test('what is typed survives a reload, another page, and the way back', async ({ page, contact }) => {
  await contact.open();
  await contact.dialog.locator('[name=message]').fill(message);
  await page.reload();
  await contact.open();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue(message);
  await contact.dialog.locator('[name=message]').fill(`${message} Suite.`);
  await page.goto('/hosting');
  await contact.open('hosting');
  await expect(contact.dialog.locator('[name=message]')).toHaveValue(`${message} Suite.`);
  await expect(contact.dialog.getByLabel('Objet')).toHaveValue('hosting');
  await page.goBack();
  if (!(await contact.dialog.isVisible())) await contact.open();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue(`${message} Suite.`);
});

test('it is forgotten once the message has left', async ({ page, contact }) => {
  await contact.open();
  await contact.fill({ message });
  await contact.submit();
  await expect(page.getByText(texts.success)).toBeVisible();
  await page.reload();
  await contact.open();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).toBe('{}');
});

test('two tabs hold two drafts', async ({ page, contact, context }) => {
  await contact.open();
  await contact.dialog.locator('[name=message]').fill(message);
  const other = await context.newPage();
  await other.goto('/');
  await other.locator('main [data-opening=demo]').first().click();
  await expect(other.locator('[name=message]')).toHaveValue('');
  await other.locator('[name=message]').fill('Une autre demande.');
  await page.reload();
  await contact.open();
  await expect(contact.dialog.locator('[name=message]')).toHaveValue(message);
});

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
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`where storage is ${name} the form works all the same`, async ({ page, contact, context }) => {
    await context.addInitScript(block);
    await page.reload();
    await contact.open();
    await contact.fill({ message });
    await page.keyboard.press('Escape');
    await contact.open();
    await contact.submit();
    await expect(page.getByText(texts.success)).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });
}

test.describe('without a network', () => {
  test.use({ expectedNoise: [failureNoise, { scope: 'test' }] });
  test('the text waits, and leaves when the network is back', async ({ page, contact, context }) => {
    await contact.open();
    await contact.fill({ message });
    await context.setOffline(true);
    await contact.submit();
    await expect(page.getByText(texts.failure)).toBeVisible();
    await context.setOffline(false);
    await contact.dialog.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText(texts.success)).toBeVisible();
    expect(await contact.letters()).toEqual([expect.objectContaining({ message })]);
  });
});
