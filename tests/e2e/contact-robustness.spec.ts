import {
  changeHtml,
  countSends,
  expect,
  failureNoise,
  message,
  senderFile,
  stayWhenAsked,
  test,
  texts,
} from './contact.ts';
import { notFoundNoise, paths } from './paths.ts';
import { translate } from './translate.ts';

test('the script that sends is not fetched before a sign of intent', async ({ page, contact }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('sender.client'))).toEqual([]);
  const arrived = page.waitForResponse(senderFile);
  await contact.button('demo').hover();
  await arrived;
});

test('every page has a form that works', async ({ page, contact, expectedNoise }) => {
  expectedNoise.push(notFoundNoise);
  for (const path of paths) {
    await page.goto(path);
    await page.locator('[data-purpose]:visible').first().click();
    await contact.submit();
    await expect(contact.errors.filter({ hasText: /./ })).toHaveCount(5);
  }
});

test('what an extension changes without an event counts', async ({ page, contact }) => {
  await page.goto('/');
  await contact.open();
  await contact.fill();
  await contact.field('company').evaluate((field: HTMLInputElement) => {
    field.value = 'Ville';
  });
  await contact.consent.evaluate((box: HTMLInputElement) => {
    box.checked = false;
  });
  await contact.submit();
  await expect(contact.errors).toHaveText(['', '', '', '', texts.errors.consentRequired]);
  await contact.consent.check();
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toMatchObject([{ company: 'Ville', message }]);
});

test('the form works where an extension has broken the sheet of hours', async ({
  page,
  contact,
  expectedNoise,
}) => {
  expectedNoise.push(/TypeError/);
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.querySelector('[data-hours-sheet] template')?.remove();
    });
  });
  await page.goto('/');
  await contact.open();
  await expect(contact.dialog).toBeVisible();
});

test('« Envoyer » waits for its script', async ({ page, contact, holdBack }) => {
  const deliver = await holdBack(senderFile);
  await page.goto('/');
  await contact.open();
  await contact.fill();
  await contact.submit();
  await expect(contact.send).toHaveText(texts.actions.sending);
  await stayWhenAsked(page);
  // The e-mail names the button with which it was written.
  await page.keyboard.press('Escape');
  await contact.open('pilot');
  deliver();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toMatchObject([{ message, context: 'Demo' }]);
});

test('a press before the page’s script shows the address', async ({ page, contact, holdBack }) => {
  const deliver = await holdBack('**/assets/app-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await contact.button('pilot').click();
  const panel = page.locator('#direct-address');
  await expect(panel).toBeVisible();
  deliver();
  await page.waitForLoadState('load');
  await expect(panel).toBeVisible();
  await expect(contact.dialog).toBeHidden();
});

test('a translated form loses nothing, refuses and sends', async ({ page, contact }) => {
  await page.goto('/');
  await contact.open();
  await contact.fill();
  await page.evaluate(translate, '#contact-dialog');
  await expect(contact.message).toHaveValue(message);
  await contact.message.fill('');
  await contact.submit();
  await expect(contact.errors.nth(3)).toContainText(texts.errors.messageRequired);
  await contact.message.fill('court');
  await contact.submit();
  await expect(contact.errors.nth(3)).toContainText(texts.errors.messageLength);
  await contact.message.fill(message);
  await contact.submit();
  await expect(contact.dialog).toContainText(texts.success.body);
  await expect(contact.dialog).toBeHidden();
  await contact.open();
  await expect(contact.message).toHaveValue('');
  expect(await contact.letters()).toHaveLength(1);
});

test.describe('when the script that sends does not come', () => {
  test.beforeEach(({ expectedNoise }) => {
    expectedNoise.push(...failureNoise, /ERR_|Error|Loading module/);
  });

  test('the form offers an e-mail, a copy and to reload', async ({ page, contact }) => {
    // A file of 0 bytes is a script that does nothing.
    await page.route(senderFile, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/');
    await contact.open();
    await contact.fill();
    await contact.submit();
    await expect(contact.failure).toContainText(texts.failure.notLoaded);
    const subject = encodeURIComponent(texts.subjects.demo);
    const link = new RegExp(
      `^mailto:[^?]+@[^?]+\\?subject=${subject}&body=Nous%20g%C3%A9rons%20120`,
    );
    await expect(contact.mailto).toHaveAttribute('href', link);
    const ways = contact.failure.locator('a, button');
    await expect(ways).toHaveText([/^Écrire à /, texts.failure.copy, texts.failure.reload]);
    await page.unroute(senderFile);
    await ways.last().click();
    await expect(contact.dialog).toBeHidden();
    await contact.open();
    await expect(contact.message).toHaveValue(message);
    await contact.consent.check();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });

  test('after fifteen seconds the form stops waiting, and sends only when I try again', async ({
    page,
    contact,
    holdBack,
  }) => {
    const deliver = await holdBack(senderFile);
    await page.goto('/');
    await contact.open();
    await contact.sendWithStoppedClock();
    await page.clock.runFor(14_900);
    await expect(contact.send).toHaveText(texts.actions.sending);
    await page.clock.runFor(200);
    await expect(contact.failure).toContainText(texts.failure.notLoaded);
    await expect(contact.message).toBeEditable();
    await expect(contact.message).toHaveValue(message);
    const arrived = page.waitForResponse(senderFile);
    deliver();
    await arrived;
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });
});

/** What other scripts and extensions do to the form, after which it cannot be filled in. */
const damages: Record<string, (dialog: Element) => void> = {
  'removes the dialog': (dialog) => dialog.remove(),
  'moves the open dialog': (dialog) => document.body.append(dialog),
  'removes the consent': (dialog) => dialog.querySelector('[name=consent]')?.remove(),
  'hides what is called « contact »': () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[id*=contact], [class*=contact] { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  },
};

for (const [damage, change] of Object.entries(damages)) {
  test(`where an extension ${damage}, a button shows the address`, async ({ page, contact }) => {
    await page.goto('/');
    await contact.open();
    if (damage !== 'moves the open dialog') {
      await page.keyboard.press('Escape');
    }
    await contact.dialog.evaluate(change);
    await contact.button('demo').press('Enter');
    await expect(page.locator('#direct-address')).toBeFocused();
    await expect(contact.dialog).toBeHidden();
  });
}

test('where a filter removes the form early, a button shows the address', async ({
  page,
  contact,
}) => {
  await page.goto('/');
  await page.locator('#contact-root').evaluate((root) => root.remove());
  await page.keyboard.press('Escape');
  await contact.button('demo').click();
  await expect(page.locator('#direct-address')).toBeFocused();
});

test('an open dialog that loses its attribute frees the page', async ({ page, contact }) => {
  await page.goto('/');
  await contact.open();
  await contact.dialog.evaluate((dialog) => dialog.removeAttribute('open'));
  await expect(page.locator('#direct-address')).toBeFocused();
  await contact.button('demo').press('Enter');
  await expect(contact.dialog).toBeVisible();
});

test('without its consent the form offers an e-mail', async ({ page, contact, expectedNoise }) => {
  expectedNoise.push(/A field is missing/);
  await page.goto('/');
  await contact.open();
  await contact.fill();
  await contact.consent.evaluate((box) => box.remove());
  await contact.submit();
  await expect(contact.mailto).toHaveAttribute('href', /body=Nous%20g/);
  await expect(contact.mailto).toBeInViewport();
});

test('without popovers the address is there when the dialog is not', async ({ page, contact }) => {
  await changeHtml(page, 'popover="auto"', '');
  await page.goto('/');
  await expect(page.locator('#direct-address')).toBeHidden();
  await contact.open();
  await contact.dialog.evaluate((dialog) => dialog.remove());
  await contact.button('demo').press('Enter');
  await expect(page.locator('#direct-address')).toBeFocused();
});

test('foreign forms and events send nothing', async ({ page, contact }) => {
  const sends = countSends(page);
  await page.goto('/');
  await contact.open();
  await contact.fill();
  await contact.dialog.evaluate((dialog) => {
    for (const target of [window, document]) {
      target.dispatchEvent(new Event('click', { bubbles: true }));
    }
    const form = document.createElement('form');
    dialog.append(form);
    form.addEventListener('submit', (event) => event.preventDefault());
    form.requestSubmit();
  });
  await expect(contact.send).toHaveText(texts.actions.send);
  expect(sends.tries).toBe(0);
});

test('without styles the form says nothing untrue', async ({ page, contact, expectedNoise }) => {
  expectedNoise.push(/style-src|Content Security Policy/);
  // The page's policy allows only the styles that it knows.
  await changeHtml(page, '<style>', '<style> ');
  await page.goto('/');
  await contact.button('demo').click();
  await expect(contact.field('firstName')).toBeVisible();
  for (const part of [
    contact.field('honeypot'),
    contact.mailto,
    page.locator('#contact-success'),
  ]) {
    await expect(part).toBeHidden();
  }
  await contact.submit();
  await expect(contact.errors.filter({ hasText: /./ })).toHaveCount(5);
});

test('a text browser says nothing untrue, and no address gets what is typed', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const shown = html.replace(/<style.*?<\/style>|<[^>]*>/gs, '');
  const { failure, success, fields } = texts;
  expect(shown).toContain(fields.withoutScript);
  for (const untrue of [failure.notSent, failure.message, success.title, success.body]) {
    expect(shown).not.toContain(untrue);
  }
  expect(html).toMatch(/<form [^>]*method="post"/);
});
