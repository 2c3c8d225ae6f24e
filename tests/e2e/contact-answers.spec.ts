import { requestFields } from '../../src/contact/request.ts';
import { copy, expect, failureNoise, hide, message, service, takenOver, test } from './contact.ts';

test.beforeEach(async ({ page }) => page.goto('/'));

test('a form is refused with a message under each field, which goes when the field is corrected', async ({
  page,
  contact,
}) => {
  const { errors } = copy;
  await contact.open();
  await contact.field('email').pressSequentially('claire@ ville.fr');
  await contact.message.pressSequentially('Bonjour 😀');
  await expect(contact.counter).toHaveText('9/500 caractères');
  for (const _try of [1, 2]) {
    await contact.submit();
    const summary = errors.summary_other.replace('{{count}}', '5');
    await expect(contact.dialog.getByRole('alert')).toContainText(summary);
  }
  const { firstNameRequired, lastNameRequired, emailFormat, messageLength, consentRequired } =
    errors;
  const all = [firstNameRequired, lastNameRequired, emailFormat, messageLength, consentRequired];
  await expect(contact.errors).toHaveText(all);
  await expect(contact.dialog.locator('[aria-invalid=true]')).toHaveCount(5);
  await expect(contact.message).toHaveAccessibleDescription(new RegExp(`^${messageLength}`));
  await expect(contact.field('firstName')).toBeFocused();
  await page.keyboard.press('C');
  await contact.consent.check();
  await expect(contact.errors).toHaveText(['', lastNameRequired, emailFormat, messageLength, '']);
  await expect(contact.dialog.locator('[aria-invalid=true]')).toHaveCount(3);
});

test('on a laptop I see every message of an empty form at once, and the send button below them', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await contact.open();
  await contact.submit();
  await expect(contact.errors.last()).toHaveText(copy.errors.consentRequired);
  for (const error of await contact.errors.all()) {
    await expect(error).toBeInViewport({ ratio: 1 });
  }
  await expect(contact.send).toBeInViewport({ ratio: 1 });
});

test('a field that is wrong comes into view with its message', { tag: '@phone' }, async ({
  contact,
}) => {
  await contact.open();
  await contact.fill({ message: '' });
  await contact.dialog.evaluate((dialog) => dialog.scrollTo(0, 0));
  await contact.field('email').press('Enter');
  await expect(contact.message).toBeFocused();
  const error = contact.errors.filter({ hasText: copy.errors.messageRequired });
  await expect(error).toBeInViewport({ ratio: 1 });
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
  await contact.open();
  await takenOver(page);
  await page.clock.pauseAt('2100-01-01');
  await contact.fill(typed);
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  await expect(page.getByText(copy.success.body)).toBeVisible();
  await expect(contact.dialog.getByText('01/01/2100')).toBeVisible();
  await expect(contact.announcement).toBeEmpty();
  await page.clock.runFor(2000);
  await hide(page, true);
  await page.clock.runFor(60_000);
  await hide(page, false);
  await page.clock.runFor(2900);
  await expect(contact.dialog).toBeVisible();
  await page.clock.runFor(200);
  await expect(contact.dialog).toBeHidden();
  await contact.open();
  await expect(contact.message).toHaveValue('');
  await expect(contact.consent).not.toBeChecked();
  const [letter, ...others] = await contact.letters();
  expect(letter).toMatchObject({ ...typed, subject: 'Démo', context: 'Demo', source: '/' });
  expect(others).toEqual([]);
});

test('the thanks wait while the pointer is on a button, and close three seconds after it has left', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await contact.open();
  await takenOver(page);
  await page.clock.pauseAt('2100-01-01');
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

test('after a success another message can be written at once, from nothing; a key held on its button sends nothing', {
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
  await expect(contact.counter).toHaveText('0/500 caractères');
  await expect(contact.dialog).toHaveAccessibleName(copy.purposes.demo.title);
  await expect(page.locator('dialog :focus')).toHaveCount(1);
  await expect(contact.dialog.locator('[aria-invalid]')).toHaveCount(0);
});

test('while a message is being sent, nothing of it moves, and the focus stays', {
  tag: '@desktop',
}, async ({ contact, holdBack }) => {
  const answer = await holdBack(service);
  await contact.open();
  await contact.fill();
  await contact.send.dblclick();
  await expect(contact.send).toHaveText(copy.actions.sending);
  await expect(contact.send).toBeFocused();
  await expect(contact.message).not.toBeEditable();
  await contact.subject.press('t');
  await contact.consent.press('Space');
  await expect(contact.subject).toHaveValue('demo');
  await expect(contact.consent).toBeChecked();
  answer();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toHaveLength(1);
});

test('a success behind the closed dialog is announced on the page for ten seconds, and the form is empty', {
  tag: '@desktop',
}, async ({ page, contact, holdBack }) => {
  const answer = await holdBack(service);
  await contact.open();
  await contact.fill();
  await contact.submit();
  await page.keyboard.press('Escape');
  await page.clock.pauseAt('2100-01-01');
  answer();
  await expect(contact.announcement).toHaveText(copy.background.sent);
  await page.clock.runFor(9900);
  await expect(contact.announcement).toHaveText(copy.background.sent);
  await page.clock.runFor(200);
  await expect(contact.announcement).toBeEmpty();
  await contact.open();
  await expect(contact.thanks).toBeHidden();
  await expect(contact.message).toHaveValue('');
});

test.describe('when the message does not leave', { tag: '@desktop' }, () => {
  test.use({
    expectedNoise: [[...failureNoise, /Le champ piège est rempli|pas connecté/], { scope: 'test' }],
  });

  test('Enter held on « Envoyer » tries once; what fails can be sent again', async ({
    page,
    contact,
  }) => {
    let tries = 0;
    await contact.answerNext({ status: 412, body: 'no' });
    page.on('request', (request) => {
      tries += request.url().endsWith('/send') ? 1 : 0;
    });
    await contact.open();
    await contact.fill();
    await contact.send.focus();
    await page.keyboard.down('Enter');
    await expect(contact.failure).toBeVisible();
    for (let repeats = 0; repeats < 20; repeats++) {
      await page.keyboard.down('Enter');
    }
    await page.keyboard.up('Enter');
    expect(tries).toBe(1);
    await expect(contact.send).toHaveText(copy.actions.retry);
    await page.keyboard.press('Enter');
    await expect(contact.thanks).toBeVisible();
  });

  test('a retry that is refused shows its errors alone', async ({ contact }) => {
    await contact.answerNext({ status: 412, body: 'no' });
    await contact.open();
    await contact.fill();
    await contact.submit();
    await expect(contact.failure).toBeVisible();
    await contact.message.fill('');
    await contact.submit();
    await expect(contact.errors).toContainText([copy.errors.messageRequired]);
    await expect(contact.failure).toBeHidden();
    await expect(contact.send).toHaveText(copy.actions.send);
  });

  for (const [what, answer] of Object.entries({
    'an error of the service': { status: 502, body: 'Bad gateway' },
    'a page of the network’s portal': {
      status: 200,
      contentType: 'text/html',
      body: '\n<!doctype html><p>Connexion</p>',
    },
  })) {
    test(`after ${what} the message may have arrived, and the form says so, closed or open`, async ({
      page,
      contact,
    }) => {
      const closed = Promise.withResolvers<void>();
      await page.route(service, async (route) => {
        await closed.promise;
        await route.fulfill(answer);
      });
      await contact.open();
      await contact.fill();
      await contact.submit();
      await page.keyboard.press('Escape');
      closed.resolve();
      const { unconfirmed, reopen } = copy.failure;
      await expect(contact.announcement).toHaveText(`${unconfirmed} ${reopen}`);
      await contact.open();
      await expect(contact.failure).toContainText(unconfirmed);
    });
  }

  test('no answer within fifteen seconds is a failure, announced behind a closed dialog', async ({
    page,
    contact,
    holdBack,
  }) => {
    await holdBack(service);
    await contact.open();
    await takenOver(page);
    await page.clock.pauseAt('2100-01-01');
    await contact.fill();
    await contact.submit();
    await page.keyboard.press('Escape');
    await page.clock.runFor(15_500);
    const { timeout, reopen } = copy.failure;
    await expect(contact.announcement).toHaveText(`${timeout} ${reopen}`);
    await contact.open();
    await expect(contact.announcement).toBeEmpty();
    await expect(contact.failure).toContainText(copy.failure.timeout);
    await expect(contact.message).toHaveValue(message);
    // Sent again on a low screen, the box comes into view wherever the visitor is reading.
    await page.setViewportSize({ width: 1280, height: 400 });
    await contact.submit();
    await contact.dialog.evaluate((dialog) => dialog.scrollTo(0, 0));
    await page.clock.runFor(15_500);
    await expect(contact.failure).toBeInViewport();
  });

  test('a failure in a hidden tab stays announced until it was seen or closed, and leaving is asked first', async ({
    page,
    contact,
  }) => {
    const hidden = Promise.withResolvers<void>();
    await page.route(service, async (route) => {
      await hidden.promise;
      await route.abort('connectionreset');
    });
    await contact.open();
    await contact.fill();
    await contact.submit();
    await page.keyboard.press('Escape');
    await page.clock.pauseAt('2100-01-01');
    await hide(page, true);
    hidden.resolve();
    const { broken, reopen } = copy.failure;
    await expect(contact.announcement).toHaveText(`${broken} ${reopen}`);
    await page.clock.runFor(600_000);
    await hide(page, false);
    await page.clock.runFor(9900);
    await expect(contact.announcement).toHaveText(`${broken} ${reopen}`);
    const asked = page.waitForEvent('dialog');
    const leaving = page.evaluate(() => location.assign('/hosting'));
    await (await asked).dismiss();
    await leaving;
    await page.getByRole('button', { name: copy.actions.close }).click();
    await expect(contact.announcement).toBeEmpty();
  });

  test('offline nothing leaves, and the form says so; when the connection is back I can retry', async ({
    page,
    contact,
    context,
  }) => {
    let tries = 0;
    page.on('request', (request) => {
      tries += request.url().endsWith('/send') ? 1 : 0;
    });
    await contact.open();
    await contact.fill();
    await context.setOffline(true);
    await contact.submit();
    await expect(contact.failure).toContainText(copy.failure.offline);
    await context.setOffline(false);
    await expect(contact.failure).toContainText(copy.failure.online);
    expect(tries).toBe(0);
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
  });

  test('what is too large for the service can be copied, or sent by e-mail with its subject', {
    tag: '@chromium',
  }, async ({ page, contact, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const long = 'é'.repeat(30_000);
    await contact.open();
    await contact.fill({ message: long });
    await contact.submit();
    await expect(contact.failure).toContainText(copy.failure.tooLarge);
    await contact.subject.selectOption('pricing');
    const link = /^mailto:[^?]+@[^?]+\?subject=Tarifs&body=(%C3%A9){100,}$/;
    await expect(contact.mailto).toHaveAttribute('href', link);
    await contact.mailto.click();
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
    const copied = `${long}\n\nClaire Martin\n${contact.email}`;
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
    // A person does not meet it. The subject is no text box.
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
