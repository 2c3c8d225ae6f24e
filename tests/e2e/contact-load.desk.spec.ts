import type { Page } from '@playwright/test';
import { stopClock } from '../browser/clock.ts';
import { type Contact, copy, expect, failureNoise, hydrated, message, test } from '../browser/contact.ts';
import { holdBack } from '../browser/hold-back.ts';

const script = '**/assets/app-*.js';
const app = '**/assets/contact-app-*.js*';

/** Fills in the form while React is held back. @returns a function that lets it come. */
async function fillBeforeReact(page: Page, contact: Contact): Promise<() => void> {
  const deliver = await holdBack(page, app);
  await page.goto('/');
  await contact.open();
  await contact.fill();
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
  await holdBack(page, app);
  await page.goto('/');
  const opened = await page.locator('main [data-opening=pilot]').evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const dialog = document.querySelector('dialog:modal');
    return {
      title: dialog?.querySelector('h2')?.textContent,
      subtitle: dialog?.querySelector('#contact-subtitle')?.textContent,
      subject: dialog?.querySelector('select')?.value,
    };
  });
  expect(opened).toEqual(copy.openings.pilot);
});

test('a press that comes before the page’s script opens the form as soon as the script is there', async ({
  page,
  contact,
}) => {
  const deliver = await holdBack(page, script);
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.locator('main [data-opening=pilot]');
  await button.click();
  await expect(page.locator('#direct-contact')).toBeVisible();
  deliver();
  await expect(contact.dialog.getByRole('heading')).toHaveText(copy.openings.pilot.title);
  await page.keyboard.press('Escape');
  await expect(contact.dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('#direct-contact')).toBeHidden();
});

test('a double click before the page’s script opens it too', async ({ page, contact }) => {
  const deliver = await holdBack(page, script);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button').dblclick();
  deliver();
  await expect(contact.dialog).toBeVisible();
});

test('React takes the form over while it is filled in: value, focus, selection and caret stay', async ({
  page,
  contact,
}) => {
  const deliver = await fillBeforeReact(page, contact);
  await contact.subject.selectOption('pricing');
  await contact.message.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(5, 12);
    Object.assign(window, { area });
  });
  await expect(contact.counter).toHaveText('40/500 caractères');
  deliver();
  await hydrated(page);
  const now = await contact.message.evaluate((area: HTMLTextAreaElement) => ({
    same: 'area' in window && window.area === area && document.activeElement === area,
    selection: [area.selectionStart, area.selectionEnd],
  }));
  expect(now).toEqual({ same: true, selection: [5, 12] });
  await page.keyboard.type('comptons');
  const changed = 'Nous comptons120 vacataires sur 14 sites.';
  await expect(contact.message).toHaveValue(changed);
  await expect(contact.counter).toHaveText('41/500 caractères');
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  const sent = { message: changed, subject: 'Tarifs', context: 'Demo' };
  expect(await contact.letters()).toEqual([expect.objectContaining(sent)]);
});

test.describe('a page in translation', () => {
  test.use({ expectedNoise: [[/React error #418/], { scope: 'test' }] });

  test('has its form made anew by React, in which whoever types goes on', async ({ page, contact }) => {
    const deliver = await fillBeforeReact(page, contact);
    await contact.dialog.getByRole('heading').evaluate((title) => {
      const translated = document.createElement('font');
      translated.textContent = 'Ask for a demonstration';
      title.replaceChildren(translated);
    });
    await contact.message.focus();
    await page.keyboard.press('Control+Home');
    deliver();
    await hydrated(page);
    await page.keyboard.type('Oui ! ');
    await expect(contact.message).toHaveValue(`Oui ! ${message}`);
  });
});

test('React takes the form over in the middle of a composition, which goes on', async ({ page, contact, context }) => {
  const deliver = await holdBack(page, app);
  const devtools = await context.newCDPSession(page);
  await page.goto('/');
  await contact.open();
  const field = contact.field('lastName');
  await field.focus();
  await devtools.send('Input.imeSetComposition', { text: 'や', selectionStart: 1, selectionEnd: 1 });
  deliver();
  await hydrated(page);
  await devtools.send('Input.imeSetComposition', { text: 'やま', selectionStart: 2, selectionEnd: 2 });
  await devtools.send('Input.insertText', { text: '山' });
  await expect(field).toHaveValue('山');
});

test('before React is there a kept draft stands in the fields, and « Envoyer » is remembered, shown, and carried out', async ({
  page,
  contact,
}) => {
  await page.goto('/');
  await contact.open();
  await contact.fill();
  const deliver = await holdBack(page, app);
  await page.goto('/hosting');
  await contact.open('hosting');
  await expect(contact.message).toHaveValue(message);
  await expect(contact.counter).toHaveText('40/500 caractères');
  await contact.consent.check();
  await contact.submit();
  await expect(contact.send).toHaveText(copy.actions.sending);
  expect(await contact.letters()).toEqual([]);
  deliver();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toEqual([expect.objectContaining({ message, context: 'Hosting' })]);
});

test('while « Envoyer » waits for React, who leaves the page is asked first; a refusal behind the closed dialog is told', async ({
  page,
  contact,
}) => {
  const deliver = await fillBeforeReact(page, contact);
  await contact.consent.uncheck();
  await contact.submit();
  await page.keyboard.press('Escape');
  const asked = new Promise<string>((tell) => {
    page.once('dialog', async (question) => {
      await question.dismiss();
      tell(question.type());
    });
  });
  await page.getByRole('banner').getByRole('link').last().click({ noWaitAfter: true });
  expect(await asked).toBe('beforeunload');
  deliver();
  await expect(contact.told).toHaveText(copy.background.failed);
  await contact.open();
  await expect(contact.errors).toHaveText([copy.errors.consentRequired]);
});

test.describe('when React does not come', () => {
  test.use({ expectedNoise: [[...failureNoise, /ERR_/], { scope: 'test' }] });

  test('offline: the form says so, each « Envoyer » ends in the direct way, with the text; back online it leaves', async ({
    page,
    contact,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await context.setOffline(true);
    await contact.open();
    await expect(contact.lost).toBeVisible();
    await contact.fill();
    for (let presses = 0; presses < 2; presses++) {
      await contact.submit();
      await expect(contact.send).toHaveText(copy.actions.send);
      await expect(contact.lost).toBeVisible();
    }
    const link = contact.dialog.getByRole('link', { name: 'Écrire à' });
    await expect(link).toHaveAttribute('href', /body=Nous%20g%C3%A9rons%20120.+Claire%20Martin/);
    await contact.copies(`${message}\n\nClaire Martin\nclaire.martin@ville.example`);
    await context.setOffline(false);
    // Firefox and Chromium 109 never ask twice at the address of a script that did not come.
    const askedElsewhere = page.waitForRequest(/contact-app-.+\.js\?/);
    await contact.submit();
    await askedElsewhere;
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toEqual([expect.objectContaining({ message })]);
  });

  test('a script that stays silent: « Envoyer » gives up after fifteen seconds, which a closed dialog has told on the page, and works once it is there', async ({
    page,
    contact,
  }) => {
    await stopClock(page);
    await page.route(app, (route) => route.abort());
    await page.goto('/');
    await contact.open();
    await contact.fill();
    await contact.submit();
    await expect(contact.lost).toBeVisible();
    await page.unroute(app);
    const deliver = await holdBack(page, app);
    await page.clock.runFor(10_000);
    // This try is given as long as the one that has just failed was.
    await contact.submit();
    await page.clock.runFor(14_000);
    await expect(contact.send).toHaveText(copy.actions.sending);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1500);
    await expect(contact.told).toHaveText(copy.background.failed);
    await contact.open();
    await expect(contact.lost).toBeVisible();
    await expect(contact.message).toBeEditable();
    deliver();
    await hydrated(page);
    await expect(contact.lost).toHaveCount(0);
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
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
    await contact.fill({ firstName: '' });
    await contact.submit();
    await contact.errors.evaluate((error) => error.remove());
    await contact.field('firstName').fill('Claire');
    await expect(contact.lost).toBeVisible();
    await expect(contact.dialog).toHaveAccessibleName(copy.openings.demo.title);
    await expect(contact.message).toHaveValue(message);
    await expect(contact.field('firstName')).toHaveValue('Claire');
    await contact.consent.check();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });
});
