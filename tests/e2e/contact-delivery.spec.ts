import type { Locator } from '@playwright/test';
import { requestFields } from '../../src/contact/request/contact-request.ts';
import { copy, expect, failureNoise, test } from '../browser/contact.ts';

const service = '**/api/v1.0/email/send';

test.beforeEach(async ({ page }) => page.goto('/'));

/** @returns whether a text is in sight with nothing over it, from its first line to its last. */
function isUncovered(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint(left + 2, y)),
    );
  });
}

test('a form is refused with a message under each field, which goes when the field is corrected', async ({
  page,
  contact,
}) => {
  const {
    summary_other,
    firstNameRequired,
    lastNameRequired,
    emailFormat,
    messageLength,
    consentRequired,
  } = copy.errors;
  const { field } = contact;
  await contact.open();
  await field('email').pressSequentially('claire@ ville.fr');
  await contact.message.pressSequentially('Bonjour 😀');
  await expect(contact.counter).toHaveText('9/500 caractères');
  for (const _try of [1, 2]) {
    await contact.submit();
    await expect(contact.dialog.getByRole('alert')).toContainText(
      summary_other.replace('{{count}}', '5'),
    );
  }
  const all = [firstNameRequired, lastNameRequired, emailFormat, messageLength, consentRequired];
  await expect(contact.errors).toHaveText(all);
  await expect(contact.dialog.locator('[aria-invalid=true]')).toHaveCount(5);
  await expect(field('message')).toHaveAccessibleDescription(new RegExp(`^${messageLength}`));
  await expect(field('firstName')).toBeFocused();
  await page.keyboard.press('C');
  await contact.consent.check();
  await expect(contact.errors).toHaveText(['', lastNameRequired, emailFormat, messageLength, '']);
  await expect(contact.dialog.locator('[aria-invalid=true]')).toHaveCount(3);
  expect(await contact.letters()).toEqual([]);
});

test('a field that is wrong comes into view with its message', { tag: '@phone' }, async ({
  contact,
}) => {
  await contact.open();
  await contact.fill({ message: '' });
  await contact.dialog.evaluate((dialog) => dialog.scrollTo(0, 0));
  await contact.field('email').press('Enter');
  await expect(contact.message).toBeFocused();
  await expect(contact.errors.filter({ hasText: copy.errors.messageRequired })).toBeInViewport({
    ratio: 1,
  });
});

test('on a laptop I see every message of an empty form at once, and the send button below them', {
  tag: '@desktop',
}, async ({ contact }) => {
  await contact.open();
  await contact.submit();
  await expect(contact.errors.last()).toHaveText(copy.errors.consentRequired);
  for (const message of await contact.errors.all()) {
    await expect.poll(() => isUncovered(message)).toBe(true);
  }
  await expect(contact.send).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [1280, 800],
  [768, 600],
  [390, 500],
  [320, 568],
] as const) {
  test(`led by Tab to the consent at ${width} × ${height}, I see its message`, {
    tag: '@desktop',
  }, async ({ page, contact }) => {
    await page.setViewportSize({ width, height });
    await contact.open();
    await contact.submit();
    await expect(contact.field('firstName')).toBeFocused();
    for (let stops = 0; stops < 7; stops++) {
      await page.keyboard.press('Tab');
    }
    await expect(contact.consent).toBeFocused();
    await expect.poll(() => isUncovered(contact.errors.last())).toBe(true);
  });
}

test('a press on the consent ticks it, also where its message is below the screen', {
  tag: '@phone',
}, async ({ contact }) => {
  await contact.open();
  await contact.submit();
  await expect(contact.errors.last()).toHaveText(copy.errors.consentRequired);
  await contact.message.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await contact.dialog.evaluate((dialog) => {
    const box = dialog.querySelector('#contact-consent')?.getBoundingClientRect();
    dialog.scrollTop -= dialog.getBoundingClientRect().bottom - (box?.bottom ?? 0) - 4;
  });
  await contact.consent.check();
  await expect(contact.consent).toBeChecked();
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
  await page.clock.pauseAt('2100-01-01');
  await contact.open();
  await contact.fill(typed);
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  await expect(page.getByText(copy.success.body)).toBeVisible();
  await expect(contact.announcement).toBeEmpty();
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

test('what was sent from another page does not come back with the browser’s memory of this one', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await contact.open();
  await contact.fill();
  await page.goto('/hosting');
  await contact.open('hosting');
  await contact.consent.check();
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  await page.goBack();
  await contact.open();
  for (const name of ['firstName', 'email', 'message']) {
    await expect(contact.field(name)).toHaveValue('');
  }
  await expect(contact.consent).not.toBeChecked();
});

test('after a success another message can be written at once; a key held on its button sends nothing', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await contact.open();
  await contact.fill();
  await contact.submit();
  await page.getByRole('button', { name: copy.actions.another }).focus();
  for (let repeats = 0; repeats < 20; repeats++) {
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
  await expect(contact.message).toHaveValue('');
  await expect(contact.dialog).toHaveAccessibleName(copy.purposes.demo.title);
  await expect(page.locator('dialog:focus, dialog :focus')).toHaveCount(1);
  await expect(contact.dialog.locator('[aria-invalid]')).toHaveCount(0);
});

test('two clicks on « Envoyer » send one e-mail', { tag: '@desktop' }, async ({ contact }) => {
  await contact.open();
  await contact.fill();
  await contact.send.dblclick();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toHaveLength(1);
});

test('the thanks wait while the pointer is on a button, and close three seconds after it has left', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await page.clock.pauseAt('2100-01-01');
  await contact.open();
  await contact.fill();
  await contact.submit();
  await expect(contact.dialog).toHaveAccessibleName(copy.success.title);
  await page.getByRole('button', { name: copy.actions.another }).hover();
  await page.clock.runFor(60_000);
  await expect(contact.thanks).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(3_100);
  await expect(contact.dialog).toBeHidden();
});

test('a success behind the closed dialog is announced on the page for ten seconds, and the form is empty', {
  tag: '@desktop',
}, async ({ page, contact, holdBack }) => {
  const answer = await holdBack(service);
  await contact.open();
  await contact.fill();
  await contact.submit();
  await expect(contact.send).toHaveText(copy.actions.sending);
  await page.keyboard.press('Escape');
  await page.clock.pauseAt('2100-01-01');
  answer();
  await expect(contact.announcement).toHaveText(copy.background.sent);
  await page.clock.runFor(9000);
  await expect(contact.announcement).toHaveText(copy.background.sent);
  await page.clock.runFor(1500);
  await expect(contact.announcement).toBeEmpty();
  await contact.open();
  await expect(contact.thanks).toBeHidden();
  await expect(contact.message).toHaveValue('');
});

test.describe('when the message does not leave', { tag: '@desktop' }, () => {
  test.use({
    expectedNoise: [
      [...failureNoise, /Le champ piège est rempli|registered handler/],
      { scope: 'test' },
    ],
  });

  test('Enter held on « Envoyer » tries once; what fails can be sent again', async ({
    page,
    contact,
  }) => {
    await contact.next({ behave: 'fail', status: 500 });
    const tries: string[] = [];
    page.on('request', (request) => request.url().endsWith('/send') && tries.push(request.url()));
    await contact.open();
    await contact.fill();
    await contact.send.focus();
    await page.keyboard.down('Enter');
    await expect(contact.failure).toBeVisible();
    for (let repeats = 0; repeats < 20; repeats++) {
      await page.keyboard.down('Enter');
    }
    await page.keyboard.up('Enter');
    expect(tries).toHaveLength(1);
    await expect(contact.send).toHaveText(copy.actions.retry);
    await page.keyboard.press('Enter');
    await expect(contact.thanks).toBeVisible();
  });

  test('no answer within fifteen seconds is a failure, announced behind a closed dialog', async ({
    page,
    contact,
    holdBack,
  }) => {
    await page.clock.pauseAt('2100-01-01');
    await holdBack(service);
    await contact.open();
    await contact.fill();
    await contact.submit();
    await page.keyboard.press('Escape');
    await page.clock.runFor(15_500);
    const { timeout, reopen } = copy.failure;
    await expect(contact.announcement).toHaveText(`${timeout} ${reopen}`);
    await contact.open();
    await expect(contact.failure).toContainText(copy.failure.timeout);
    await expect(contact.message).not.toHaveValue('');
    // Sent again on a low screen, the box comes into view wherever the visitor is reading.
    await page.setViewportSize({ width: 1280, height: 400 });
    await contact.submit();
    await contact.dialog.evaluate((dialog) => dialog.scrollTo(0, 0));
    await page.clock.runFor(15_500);
    await expect(contact.failure).toBeInViewport();
  });

  test('a connection that breaks behind the closed dialog: the page says that the message may have arrived', async ({
    page,
    contact,
  }) => {
    const closing = Promise.withResolvers<void>();
    await page.route(service, async (route) => {
      await closing.promise;
      await route.abort('connectionreset');
    });
    await contact.open();
    await contact.fill();
    await contact.submit();
    await expect(contact.send).toHaveText(copy.actions.sending);
    await page.keyboard.press('Escape');
    closing.resolve();
    await expect(contact.announcement).toHaveText(`${copy.failure.broken} ${copy.failure.reopen}`);
  });

  test('what is too large for the service can be copied, or sent by e-mail with its subject', async ({
    page,
    contact,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const long = 'é'.repeat(30_000);
    await contact.open();
    await contact.fill({ message: long });
    await contact.submit();
    await expect(contact.failure).toContainText(copy.failure.tooLarge);
    await contact.subject.selectOption('pricing');
    await contact.mailto.click();
    await expect(contact.mailto).toHaveAttribute(
      'href',
      /^mailto:[^?]+@[^?]+\?subject=Tarifs&body=(%C3%A9){100,}$/,
    );
    const note = contact.dialog.locator('#contact-note');
    await expect(note).toHaveText(copy.failure.cut);
    const button = contact.dialog.getByRole('button', { name: copy.failure.copy });
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await button.click();
    await expect(note).toHaveText(copy.failure.notCopied);
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
    await button.click();
    await expect(note).toHaveText(copy.failure.copied);
    const copied = `${long}\n\nClaire Martin\nclaire.martin@ville.example`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
    await contact.message.fill(long.slice(0, 20_000));
    await expect(note).toBeHidden();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
  });

  test('a bot that fills every field sends nothing; a person whose extension did it presses again', async ({
    contact,
  }) => {
    await contact.open();
    const trap = contact.field('reference');
    await expect(trap).not.toBeInViewport();
    // Nor does a screen reader meet it. The subject is no text box.
    await expect(contact.dialog.getByRole('textbox')).toHaveCount(requestFields.length - 1);
    await contact.fill();
    await trap.evaluate((field: HTMLInputElement) =>
      Object.assign(field, { value: 'https://spam.example' }),
    );
    await contact.submit();
    await expect(contact.failure).toBeVisible();
    expect(await contact.letters()).toEqual([]);
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
  });
});
