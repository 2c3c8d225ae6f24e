import { stopClock } from '../browser/clock.ts';
import { copy, expect, failureNoise, test } from '../browser/contact.ts';
import { holdBack } from '../browser/hold-back.ts';

test.beforeEach(async ({ page }) => page.goto('/'));

test('a message arrives letter for letter, is thanked for, and the dialog is empty again after three seconds', async ({
  page,
  contact,
}) => {
  const typed = {
    firstName: 'Zoë',
    lastName: 'O’Brien-Şahin',
    message: `"L'été" & <b>balises</b> {{{x}}} – العربية, 中文, हिन्दी 🧑‍🏫\n\nFin.`,
    phone: '+33 1 02',
    company: 'CCAS « Sud »',
  };
  await stopClock(page);
  await contact.open();
  await contact.fill(typed);
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  await expect(page.getByText(copy.success.body)).toBeVisible();
  await expect(contact.told).toBeEmpty();
  await page.clock.runFor(2900);
  await expect(contact.dialog).toBeVisible();
  await page.clock.runFor(200);
  await expect(contact.dialog).toBeHidden();
  await contact.open();
  await expect(contact.message).toHaveValue('');
  await expect(contact.consent).not.toBeChecked();
  expect(await contact.letters()).toEqual([expect.objectContaining(typed)]);
});

test('after a success another message can be written at once', async ({ page, contact }) => {
  await contact.open();
  await contact.fill();
  await contact.submit();
  await page.getByRole('button', { name: copy.actions.another }).click();
  await expect(contact.message).toHaveValue('');
  await expect(contact.subject).toHaveValue('demo');
  await expect(page.locator('dialog:focus, dialog :focus')).toHaveCount(1);
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
  test(`where storage is ${name} the form works all the same`, { tag: '@desk' }, async ({ page, contact, context }) => {
    await context.addInitScript(block);
    await page.reload();
    await contact.open();
    await contact.fill();
    await page.keyboard.press('Escape');
    await contact.open();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });
}

test.describe('when the message does not leave', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [[...failureNoise, /Le champ piège est rempli/], { scope: 'test' }] });

  test('a service that stays silent for fifteen seconds is told of, behind a closed dialog too; so is what arrives late', async ({
    page,
    contact,
  }) => {
    await stopClock(page);
    const answer = await holdBack(page, '**/api/v1.0/email/send');
    await contact.open();
    await contact.fill();
    await contact.submit();
    await page.keyboard.press('Escape');
    await page.clock.runFor(14_000);
    await contact.open();
    await expect(contact.send).toHaveText(copy.actions.sending);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1500);
    await expect(contact.told).toHaveText(copy.background.failed);
    await contact.open();
    await expect(contact.failure).toContainText(copy.failure.timeout);
    const direct = contact.failure.getByRole('link', { name: 'Écrire à' });
    const href = /^mailto:.+\?subject=D%C3%A9monstration&body=Nous%20g%C3%A9rons%20120/;
    await expect(direct).toHaveAttribute('href', href);
    const longer = 'Une version plus longue du même message.';
    await contact.message.fill(longer);
    answer();
    await expect(contact.failure).toContainText(copy.failure.arrived);
    await expect(contact.message).toHaveValue(longer);
  });

  test('what is too long for the service can be copied', async ({ contact, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const long = 'é'.repeat(26_000);
    await contact.open();
    await contact.fill({ message: long });
    await contact.submit();
    await expect(contact.failure).toContainText(/trop long pour le service d’envoi.: 25.\d\d\d caractères au plus/);
    await expect(contact.told).toBeEmpty();
    await expect(contact.failure).toContainText(copy.failure.cut);
    await contact.copies(`${long}\n\nClaire Martin\nclaire.martin@ville.example`);
  });

  test('a bot that fills every field sends nothing; a person whose extension did it presses again', async ({
    contact,
  }) => {
    await contact.open();
    const trap = contact.field('reference');
    await expect(trap).not.toBeInViewport();
    await expect(contact.dialog.getByRole('textbox')).toHaveCount(6);
    await contact.fill();
    await trap.evaluate((field: HTMLInputElement) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setter?.call(field, 'https://spam.example');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await contact.submit();
    await expect(contact.failure).toBeVisible();
    expect(await contact.letters()).toEqual([]);
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
  });
});
