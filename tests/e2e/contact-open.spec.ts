import copy from '../../locales/fr/contact.json' with { type: 'json' };
import email from '../../locales/fr/email.json' with { type: 'json' };
import { expect, test } from '../browser/contact.ts';

const pages = {
  demo: '/',
  contact: '/',
  customFormat: '/',
  pilot: '/',
  deployment: '/deployment',
  overtime: '/overtime-module',
  hosting: '/hosting',
} as const;

for (const [opening, path] of Object.entries(pages) as [keyof typeof pages, string][]) {
  test(`the button « ${opening} » opens its own title and subject, and says so to the publisher`, {
    tag: '@desk',
  }, async ({ page, contact }) => {
    await page.goto(path);
    await contact.open(opening);
    const { title, subtitle, subject } = copy.openings[opening];
    await expect(contact.dialog).toHaveAccessibleName(title);
    await expect(contact.dialog).toHaveAccessibleDescription(subtitle);
    await expect(contact.dialog.getByLabel('Objet')).toHaveValue(subject);
    await contact.fill();
    await contact.submit();
    await expect.poll(contact.letters).toEqual([
      expect.objectContaining({
        context: email.contexts[opening],
        source: path,
        subject: email.subjects[subject as 'demo'],
      }),
    ]);
  });
}

test('a button that says nothing of its own opens the general title', async ({ page, contact }) => {
  await page.goto('/');
  await page
    .locator('main [data-opening=demo]')
    .first()
    .evaluate((button) => button.setAttribute('data-opening', ''));
  await page.locator('main [data-opening=""]').click();
  await expect(contact.dialog).toHaveAccessibleName('Contactez-nous');
  await expect(contact.dialog).toHaveAccessibleDescription('Nous vous répondrons dans les plus brefs délais');
  await expect(contact.dialog.getByLabel('Objet')).toHaveValue('');
});

const ways: Record<string, (page: import('@playwright/test').Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the X': (page) => page.getByRole('button', { name: 'Fermer' }).click(),
  Annuler: (page) => page.getByRole('button', { name: 'Annuler' }).click(),
  'the backdrop': (page) => page.mouse.click(4, 4),
};

for (const [name, close] of Object.entries(ways)) {
  test(`${name} closes: the focus returns to the button and the page has not moved`, async ({ page, contact }) => {
    await page.goto('/');
    const opener = page.locator('main [data-opening=pilot]');
    await opener.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
    await contact.open('pilot');
    await page.mouse.move(2, 2);
    await page.mouse.wheel(0, 600);
    await close(page);
    await expect(contact.dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => [scrollY, document.documentElement.clientWidth])).toEqual(before);
  });
}

test('selecting text out of the dialog does not close it', async ({ page, contact }) => {
  await page.goto('/');
  await contact.open();
  await contact.dialog.getByLabel('Prénom').hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(contact.dialog).toBeVisible();
});

test('the buttons say that they open a dialog, once the script runs', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-opening]').first()).toHaveAttribute('aria-haspopup', 'dialog');
});

test('the form can be reached, filled in and sent by the keyboard alone', { tag: '@desk' }, async ({
  page,
  contact,
}) => {
  await page.goto('/hosting');
  await page.locator('main [data-opening=hosting]').first().focus();
  await page.keyboard.press('Enter');
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await expect(contact.dialog.getByLabel('Prénom')).toBeFocused();
  await type('Claire');
  await type('Martin');
  await type('claire.martin@ville.example');
  await type('');
  await type('Ville de Lyon');
  await type('');
  await type('Nous gérons 120 vacataires.');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Politique de confidentialité (nouvel onglet)' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Message envoyé' })).toBeFocused();
  expect(await contact.letters()).toEqual([expect.objectContaining({ company: 'Ville de Lyon' })]);
});

test('a letter typed as soon as the dialog is there lands in its first field', { tag: '@desk' }, async ({
  page,
  contact,
}) => {
  await page.goto('/');
  await page.locator('main [data-opening=demo]').first().click();
  await page.keyboard.press('C');
  await expect(contact.dialog.getByLabel('Prénom')).toHaveValue('C');
});

test('a finger opens, fills in and sends', { tag: '@phone' }, async ({ page, contact }) => {
  await page.goto('/');
  await page.locator('main [data-opening=demo]').first().tap();
  await expect(contact.dialog).toBeVisible();
  await expect(contact.dialog).toBeFocused();
  await contact.fill();
  await contact.dialog.getByRole('button', { name: 'Envoyer' }).tap();
  await expect(page.getByText('Message envoyé')).toBeVisible();
});

test('opened from the menu of a phone, the focus returns to the menu, which has closed', { tag: '@phone' }, async ({
  page,
  contact,
}) => {
  await page.goto('/');
  const menu = page.locator('header nav > details > summary');
  await menu.tap();
  await page.locator('header nav > details [data-opening=demo]').tap();
  await expect(contact.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('the policy opens beside the form, in the language of the page', async ({ page, contact, context }) => {
  await page.goto('/');
  await contact.open();
  const opened = context.waitForEvent('page');
  await contact.dialog.getByRole('link', { name: 'Politique de confidentialité' }).click();
  await expect(await opened).toHaveURL('/politique-de-confidentialite');
  await expect(contact.dialog).toBeVisible();
});
