import { requestFields, requiredFields } from '../../src/contact/request.ts';
import { durations } from '../../src/durations.ts';
import {
  counterOf,
  expect,
  failureNoise,
  message,
  service,
  setTabHidden,
  test,
  texts,
} from './contact.ts';
import { tabThrough } from './tab-stops.ts';

test.beforeEach(async ({ page, contact }) => {
  await page.goto('/');
  await contact.open();
});

/** @returns what the form says of some wrong fields. */
const countOf = (number: number) => texts.errorCount.replace('{{number}}', `${number}`);

test('each wrong field has its message until I correct it', async ({ page, contact }) => {
  const { firstNameRequired, lastNameRequired, emailFormat, messageLength, consentRequired } =
    texts.errors;
  const invalid = contact.dialog.locator('[aria-invalid=true]');
  await contact.field('email').pressSequentially('claire@ ville.fr');
  await contact.message.pressSequentially('Bonjour 😀');
  await expect(contact.counter).toHaveText(counterOf(9));
  for (const _try of [1, 2]) {
    await contact.submit();
    const alert = contact.dialog.getByRole('alert');
    await expect(alert).toContainText(countOf(requiredFields.length));
  }
  await expect(contact.error('firstName')).toHaveText(firstNameRequired);
  await expect(contact.error('lastName')).toHaveText(lastNameRequired);
  await expect(contact.error('email')).toHaveText(emailFormat);
  await expect(contact.error('message')).toHaveText(messageLength);
  await expect(contact.error('consent')).toHaveText(consentRequired);
  await expect(invalid).toHaveCount(requiredFields.length);
  await expect(contact.message).toHaveAccessibleDescription(new RegExp(`^${messageLength}`));
  await expect(contact.field('firstName')).toBeFocused();
  await page.keyboard.press('C');
  await contact.consent.check();
  await expect(contact.error('firstName')).toBeEmpty();
  await expect(contact.error('lastName')).toHaveText(lastNameRequired);
  await expect(contact.error('email')).toHaveText(emailFormat);
  await expect(contact.error('message')).toHaveText(messageLength);
  await expect(contact.error('consent')).toBeEmpty();
  const left = requiredFields.length - 2;
  await expect(invalid).toHaveCount(left);
  await expect(contact.dialog.locator('#contact-error-count')).toHaveText(countOf(left));
  // An alert would interrupt my typing.
  await expect(contact.dialog.getByRole('alert')).toHaveCount(0);
});

test('my message arrives to the letter; the thanks stay a while', async ({ page, contact }) => {
  const typed = {
    firstName: 'Zoë',
    lastName: 'O’Brien-Şahin',
    message: `"L'été" & <b>balises</b> {{{x}}} – العربية, 中文, हिन्दी 🧑‍🏫\n\nFin.`,
    phone: '+33 1 02',
    company: 'CCAS « Sud »',
  };
  await contact.sendWithStoppedClock(typed);
  await expect(contact.thanks).toBeVisible();
  await expect(page.getByText(texts.success.body)).toBeVisible();
  await expect(contact.dialog.getByText('01/01/2100')).toBeVisible();
  await expect(contact.announcement).toBeEmpty();
  await page.clock.runFor(durations.thanks / 2);
  await setTabHidden(page, true);
  await page.clock.runFor(60_000);
  await setTabHidden(page, false);
  await page.clock.runFor(durations.thanks - 100);
  await expect(contact.dialog).toBeVisible();
  await page.clock.runFor(200);
  await expect(contact.dialog).toBeHidden();
  await contact.open();
  await expect(contact.message).toHaveValue('');
  await expect(contact.subject).toHaveValue('demo');
  await expect(contact.consent).not.toBeChecked();
  const [letter, ...others] = await contact.letters();
  expect(letter).toMatchObject({
    ...typed,
    subject: texts.subjects.demo,
    context: 'Demo',
    source: '/',
  });
  expect(others).toEqual([]);
});

test('the thanks wait on the button that I point at, or have reached by key', async ({
  page,
  contact,
}) => {
  await contact.sendWithStoppedClock();
  await expect(contact.dialog).toHaveAccessibleName(texts.success.title);
  await contact.closeThanks.hover();
  await page.clock.runFor(60_000);
  await expect(contact.thanks).toBeVisible();
  await page.mouse.move(2, 2);
  // The first button is the cross.
  await page.keyboard.press('Tab');
  await page.clock.runFor(60_000);
  await expect(contact.thanks).toBeVisible();
  await contact.dialog.focus();
  await page.clock.runFor(durations.thanks + 100);
  await expect(contact.dialog).toBeHidden();
});

test('while my message is being sent, Enter sends nothing more, and I cannot add what would be lost', async ({
  contact,
  holdBack,
}) => {
  const answer = await holdBack(service);
  await contact.fill();
  await contact.submit();
  await expect(contact.send).toHaveText(texts.actions.sending);
  await contact.send.press('Enter');
  await expect(contact.send).toBeFocused();
  // What is on its way is not cancelled.
  await expect(contact.dialog.getByRole('button', { name: texts.actions.cancel })).toHaveCount(0);
  await expect(contact.message).not.toBeEditable();
  await expect(contact.subject).toHaveAttribute('inert');
  answer();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toHaveLength(1);
});

test('a success behind the closed dialog is announced until I close it, and leaves me where I was', async ({
  page,
  contact,
  holdBack,
}) => {
  await contact.closeBeforeAnswer(await holdBack(service));
  await expect(contact.announcement).toContainText(texts.success.body);
  const last = page.getByRole('contentinfo').locator('a, button').filter({ visible: true }).last();
  await last.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(contact.announcement).toBeEmpty();
  await expect(last).toBeFocused();
  await contact.open();
  await expect(contact.thanks).toBeHidden();
  await expect(contact.message).toHaveValue('');
});

test.describe('when the message does not leave', () => {
  test.beforeEach(({ expectedNoise }) => {
    expectedNoise.push(...failureNoise, /Le champ piège est rempli/);
  });

  test('no answer in 15 s is a failure; later it is believed', async ({
    page,
    contact,
    holdBack,
  }) => {
    const answer = await holdBack(service);
    await contact.sendWithStoppedClock();
    await page.keyboard.press('Escape');
    await page.clock.runFor(durations.sendTimeout + 100);
    const { unconfirmed, reopen } = texts.failure;
    await expect(contact.announcement).toHaveText(`${unconfirmed} ${reopen}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await contact.open();
    await expect(contact.announcement).toBeEmpty();
    await expect(contact.failure).toContainText(unconfirmed);
    await expect(contact.failure).toBeInViewport();
    await expect(contact.send).toBeFocused();
    await expect(contact.dialog).toHaveAccessibleDescription(new RegExp(unconfirmed));
    await expect(contact.message).toHaveValue(message);
    answer();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });

  test('a failure that is said on the page hides no focus', async ({ page, contact, holdBack }) => {
    await page.route(service, (route) => route.abort());
    await contact.closeBeforeAnswer(await holdBack(service));
    await expect(contact.announcement).toContainText(texts.failure.unconfirmed);
    for (const size of [
      { width: 320, height: 256 },
      { width: 320, height: 568 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: texts.actions.close }).click({ trial: true });
      const stops = await tabThrough(page);
      expect(stops.filter(({ seen }) => !seen).map(({ label }) => label)).toEqual([]);
    }
  });

  test('on a low screen each failure comes into view', async ({ page, contact, holdBack }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await contact.fill();
    for (const _try of [1, 2]) {
      await contact.refuseNext();
      const answer = await holdBack(service);
      await contact.submit();
      await contact.dialog.evaluate((dialog) => dialog.scrollTo(0, 0));
      answer();
      await expect(contact.failure).toBeInViewport();
    }
  });

  test('offline nothing leaves; when the connection is back I can retry', async ({
    contact,
    context,
  }) => {
    await contact.fill();
    await context.setOffline(true);
    await contact.submit();
    await expect(contact.failure).toContainText(texts.failure.offline);
    await context.setOffline(false);
    expect(await contact.letters()).toEqual([]);
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
  });

  test('a browser that is wrongly offline sends all the same', async ({ page, contact }) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await contact.fill();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
  });

  test('what is too large I copy, or send by e-mail', async ({ page, contact, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const long = 'é'.repeat(30_000);
    await contact.fill({ message: long });
    await contact.submit();
    await expect(contact.failure).toContainText(texts.failure.tooLarge);
    const subject = encodeURIComponent(texts.subjects.pricing);
    const link = new RegExp(`^mailto:[^?]+@[^?]+\\?subject=${subject}&body=(%C3%A9){100,}$`);
    await contact.subject.selectOption('pricing');
    // Before a click: a middle button opens the link, too.
    await expect(contact.mailto).toHaveAttribute('href', link);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      dialog.dismiss();
    });
    await contact.mailto.click();
    const note = contact.dialog.locator('#contact-note');
    await expect(note).toHaveText(texts.failure.cut);
    // The page stays, so the browser has not asked whether to leave it.
    expect(questions).toEqual([]);
    const button = contact.dialog.getByRole('button', { name: texts.failure.copy });
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await button.click();
    await expect(note).toHaveText(texts.failure.notCopied);
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
    await button.click();
    await expect(note).toHaveText(texts.failure.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(long);
    expect(copied).toContain(contact.email);
    await contact.message.fill(message);
    await expect(note).toBeHidden();
  });

  test('a bot that fills every field sends nothing; a person sends again', async ({ contact }) => {
    // People do not meet the honeypot, and the subject is not a text box.
    await expect(contact.dialog.getByRole('textbox')).toHaveCount(requestFields.length - 1);
    await contact.fill();
    await contact.field('reference').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await contact.submit();
    await expect(contact.failure).toBeVisible();
    expect(await contact.letters()).toEqual([]);
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
  });
});
