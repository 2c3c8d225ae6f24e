import copy from '../../locales/fr/contact.json' with { type: 'json' };
import { expect, failureNoise, test, texts } from '../browser/contact.ts';

test.beforeEach(async ({ page, contact }) => {
  await page.goto('/');
  await contact.open();
});

const required = [
  ['firstName', 'Prénom', 'Le prénom est requis'],
  ['lastName', 'Nom', 'Le nom est requis'],
  ['email', 'E-mail professionnel', 'L’email est requis'],
  ['message', 'Message', 'Le message est requis'],
] as const;

test('an empty form says what is missing under each field, all at once, and goes to the first', async ({ contact }) => {
  await contact.submit();
  for (const [name, , message] of required) {
    await expect(contact.dialog.locator(`[name=${name}]`)).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(contact.dialog.getByRole('checkbox')).toHaveAccessibleDescription(
    'Vous devez accepter le traitement des données',
  );
  await expect(contact.dialog.getByRole('alert').first()).toContainText('5 champs sont à corriger');
  await expect(contact.dialog.getByRole('alert').first().getByRole('listitem')).toHaveCount(5);
  await expect(contact.dialog.locator('[name=firstName]')).toBeFocused();
  expect(await contact.letters()).toEqual([]);
});

test('an error goes when its field is edited, and only that one', async ({ contact }) => {
  await contact.submit();
  await contact.dialog.locator('[name=lastName]').fill('M');
  await expect(contact.dialog.locator('[id$=-error]')).toHaveText([
    'Le prénom est requis',
    'L’email est requis',
    'Le message est requis',
    'Vous devez accepter le traitement des données',
  ]);
  await contact.dialog.getByRole('checkbox').check();
  await expect(contact.dialog.locator('[id$=-error]')).toHaveCount(3);
});

test('an address and a message that are not right are named', async ({ contact }) => {
  await contact.fill({ email: 'claire@ville', message: 'Bonjour' });
  await contact.submit();
  await expect(contact.dialog.getByText('Format d’email invalide', { exact: true }).last()).toBeVisible();
  await expect(
    contact.dialog.getByText('Le message doit contenir au moins 10 caractères', { exact: true }).last(),
  ).toBeVisible();
});

test('the counter counts and never cuts', async ({ page, contact }) => {
  await expect(contact.dialog.locator('#contact-counter')).toHaveText('0/500 caractères');
  const long = 'a'.repeat(620);
  await contact.dialog.locator('[name=message]').fill(long);
  await expect(contact.dialog.locator('#contact-counter')).toHaveText('620/500 caractères');
  await expect(contact.dialog.locator('[name=message]')).toHaveAccessibleDescription(/620\/500 caractères/);
  await contact.fill({ message: long });
  await contact.submit();
  await expect(page.getByText(texts.success)).toBeVisible();
  expect((await contact.letters())[0]).toMatchObject({ message: long });
});

test('phones show the right keyboard and browsers fill in what they know', async ({ contact }) => {
  const expected = {
    firstName: ['given-name', 'text'],
    lastName: ['family-name', 'text'],
    email: ['email', 'email'],
    phone: ['tel', 'tel'],
    company: ['organization', 'text'],
  };
  for (const [name, [autocomplete = '', type = '']] of Object.entries(expected)) {
    const field = contact.dialog.locator(`[name=${name}]`);
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
    await expect(field).toHaveAttribute('type', type);
  }
  for (const label of ['Téléphone', 'Collectivité ou organisme', 'Objet']) {
    await expect(contact.dialog.getByLabel(`${label} (facultatif)`)).not.toHaveAttribute('aria-required');
  }
  await expect(contact.dialog.getByLabel('Objet').getByRole('option')).toHaveText([
    'Choisissez un objet',
    ...Object.values(copy.subjects),
  ]);
  await expect(contact.dialog.getByRole('checkbox')).not.toBeChecked();
});

test('a double click sends once', async ({ page, contact }) => {
  await contact.next({ behave: 'slow', milliseconds: 600 });
  await contact.fill();
  await contact.dialog.locator('button[type=submit]').dblclick();
  await expect(contact.dialog.locator('button[type=submit]')).toHaveText('Envoi en cours...');
  await expect(page.getByText(texts.success)).toBeVisible();
  expect(await contact.letters()).toHaveLength(1);
});

test.describe('a bot', () => {
  test.use({ expectedNoise: [[...failureNoise, /Le champ piège est rempli/], { scope: 'test' }] });
  test('that fills every field sends nothing', async ({ page, contact }) => {
    const trap = contact.dialog.locator('[name=reference]');
    await expect(trap).not.toBeInViewport();
    await expect(contact.dialog.getByRole('textbox')).toHaveCount(6);
    await contact.fill();
    await trap.evaluate((field: HTMLInputElement) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setter?.call(field, 'https://spam.example');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await contact.submit();
    await expect(page.getByText(texts.failure)).toBeVisible();
    expect(await contact.letters()).toEqual([]);
    // A person whose extension did it presses again.
    await contact.submit();
    await expect(page.getByText(texts.success)).toBeVisible();
  });
});
