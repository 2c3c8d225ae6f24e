import { letterFields } from '../../src/contact/letter/fields.ts';
import { stopClock } from '../browser/clock.ts';
import { copy, expect, failureNoise, test } from '../browser/contact.ts';
import { holdBack } from '../browser/hold-back.ts';

const service = '**/api/v1.0/email/send';

test.beforeEach(async ({ page }) => page.goto('/'));

test('a form is refused with a message under each field, which goes when the field is corrected', async ({
  page,
  contact,
}) => {
  const { summary_other, firstNameRequired, lastNameRequired, emailFormat, messageLength, consentRequired } =
    copy.errors;
  const { field } = contact;
  await contact.open();
  await field('email').pressSequentially('claire@ ville.fr');
  await contact.message.pressSequentially('Bonjour 😀');
  await expect(contact.counter).toHaveText('9/500 caractères');
  await contact.submit();
  await expect(contact.dialog.getByRole('alert')).toContainText(summary_other.replace('{{count}}', '5'));
  const errors = { firstName: firstNameRequired, lastName: lastNameRequired, email: emailFormat };
  for (const [name, error] of Object.entries({ ...errors, message: messageLength, consent: consentRequired })) {
    await expect(contact.dialog.locator(`#contact-${name}-error`)).toHaveText(error);
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(`^${error}`));
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field('firstName')).toBeFocused();
  await page.keyboard.press('C');
  await contact.consent.check();
  await expect(contact.errors).toHaveText(['', lastNameRequired, emailFormat, messageLength, '']);
  for (const name of ['firstName', 'consent']) {
    await expect(field(name)).not.toHaveAttribute('aria-invalid');
    await expect(field(name)).toHaveAccessibleDescription('');
  }
  expect(await contact.letters()).toEqual([]);
});

test('a message arrives letter for letter, is thanked for, and the dialog is empty again after three seconds that were seen', async ({
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
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await stopClock(page);
  await contact.open();
  await contact.fill(typed);
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  await expect(page.getByText(copy.success.body)).toBeVisible();
  await expect(contact.told).toBeEmpty();
  await page.clock.runFor(2000);
  await hide(true);
  await page.clock.runFor(60_000);
  await hide(false);
  await page.clock.runFor(2900);
  await expect(contact.dialog).toBeVisible();
  await page.clock.runFor(200);
  await expect(contact.dialog).toBeHidden();
  await contact.open();
  await expect(contact.message).toHaveValue('');
  await expect(contact.consent).not.toBeChecked();
  expect(await contact.letters()).toEqual([expect.objectContaining(typed)]);
});

test('after a success another message can be written at once; a key held on its button sends nothing', async ({
  page,
  contact,
}) => {
  await contact.open();
  await contact.fill();
  await contact.submit();
  await page.getByRole('button', { name: copy.actions.another }).focus();
  for (let repeats = 0; repeats < 20; repeats++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(contact.message).toHaveValue('');
  await expect(contact.subject).toHaveValue('demo');
  await expect(contact.dialog).toHaveAccessibleName(copy.openings.demo.title);
  await expect(page.locator('dialog:focus, dialog :focus')).toHaveCount(1);
  await expect(contact.dialog.locator('[aria-invalid]')).toHaveCount(0);
});

test('a success behind the closed dialog is told on the page for ten seconds, and the form is fresh', async ({
  page,
  contact,
}) => {
  const answer = await holdBack(page, service);
  await contact.open();
  await contact.fill();
  await contact.submit();
  await expect(contact.send).toHaveText(copy.actions.sending);
  await page.keyboard.press('Escape');
  await stopClock(page);
  answer();
  await expect(contact.told).toHaveText(copy.background.sent);
  await page.clock.runFor(9000);
  await expect(contact.told).toHaveText(copy.background.sent);
  await page.clock.runFor(1500);
  await expect(contact.told).toBeEmpty();
  await contact.open();
  await expect(contact.thanks).toBeHidden();
  await contact.message.fill('Une autre demande.');
  await page.clock.runFor(10_000);
  await expect(contact.message).toHaveValue('Une autre demande.');
});

test.describe('when the message does not leave', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: [[...failureNoise, /Le champ piège est rempli/], { scope: 'test' }] });

  test('a key held on « Envoyer » tries once; what fails can be sent again', async ({ page, contact }) => {
    await contact.next({ behave: 'fail', status: 500 });
    const tries: string[] = [];
    page.on('request', (request) => request.url().endsWith('/send') && tries.push(request.url()));
    await contact.open();
    await contact.fill();
    await contact.send.focus();
    await page.keyboard.down('Enter');
    await expect(contact.failure).toBeVisible();
    for (let repeats = 0; repeats < 20; repeats++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(tries).toHaveLength(1);
    await expect(contact.send).toHaveText(copy.actions.retry);
    await page.keyboard.press('Enter');
    await expect(contact.thanks).toBeVisible();
  });

  test('a service that stays silent for fifteen seconds is told of, behind a closed dialog too; so is what arrives late', async ({
    page,
    contact,
  }) => {
    await stopClock(page);
    const answer = await holdBack(page, service);
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
    await contact.subject.selectOption('pricing');
    const direct = contact.failure.getByRole('link', { name: 'Écrire à' });
    await expect(direct).toHaveAttribute('href', /^mailto:.+\?subject=Tarifs&body=Nous%20g%C3%A9rons%20120/);
    const longer = 'Une version plus longue du même message.';
    await contact.message.fill(longer);
    answer();
    await expect(contact.failure).toContainText(copy.failure.arrived);
    await expect(contact.message).toHaveValue(longer);
  });

  test('what is too long for the service can be copied, or cut to what fits', async ({ contact, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const long = `${'é'.repeat(20_000)}${'e'.repeat(20_000)}`;
    await contact.open();
    await contact.fill({ message: long });
    await contact.submit();
    await expect(contact.failure).toContainText(/trop long pour le service d’envoi.: 3\d.\d\d\d caractères au plus/);
    await expect(contact.told).toBeEmpty();
    await expect(contact.failure).toContainText(copy.failure.cut);
    await contact.copies(`${long}\n\nClaire Martin\nclaire.martin@ville.example`);
    const limit = Number(
      /(3\d)\D(\d{3}) caractères/
        .exec((await contact.failure.textContent()) ?? '')
        ?.slice(1)
        .join(''),
    );
    await contact.message.fill(long.slice(0, limit));
    await expect(contact.failure.locator('.ways button')).toHaveText(copy.failure.copy);
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect((await contact.letters())[0]?.message).toHaveLength(limit);
  });

  test('a bot that fills every field sends nothing; a person whose extension did it presses again', async ({
    contact,
  }) => {
    await contact.open();
    const trap = contact.field('reference');
    await expect(trap).not.toBeInViewport();
    // Nor does a screen reader come to it. The subject is no text box.
    await expect(contact.dialog.getByRole('textbox')).toHaveCount(letterFields.length - 1);
    await contact.fill();
    await trap.evaluate((field: HTMLInputElement) => Object.assign(field, { value: 'https://spam.example' }));
    await contact.submit();
    await expect(contact.failure).toBeVisible();
    expect(await contact.letters()).toEqual([]);
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
  });
});
