import common from '../../locales/fr/common.json' with { type: 'json' };
import { answering, copy, expect, test } from '../browser/contact.ts';

test.beforeEach(async ({ page }) => page.goto('/'));

test('each button has its own title and subject; a subject that the visitor has chosen stays', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  for (const [purpose, subject] of [
    ['demo', 'demo'],
    ['customFormat', 'technical'],
  ] as const) {
    const { title, subtitle } = copy.purposes[purpose];
    await contact.open(purpose);
    await expect(contact.dialog).toHaveAccessibleName(title);
    await expect(contact.dialog).toHaveAccessibleDescription(subtitle);
    await expect(contact.subject).toHaveValue(subject);
    await page.keyboard.press('Escape');
  }
  await contact.open('demo');
  await contact.subject.selectOption('other');
  await page.keyboard.press('Escape');
  await contact.open('demo');
  await expect(contact.subject).toHaveValue('other');
});

test('a press closes the dialog when it begins and ends outside, not when either end is inside', async ({
  page,
  contact,
}) => {
  await contact.open();
  await expect(page.locator('dialog:modal')).toBeVisible();
  const { x = 0, y = 0 } = (await contact.field('firstName').boundingBox()) ?? {};
  const [inside, outside] = [
    { x: x + 20, y: y + 20 },
    { x: 4, y: 4 },
  ];
  for (const [from, to] of [[inside, outside] as const, [outside, inside] as const]) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await expect(contact.dialog).toBeVisible();
  }
  await page.mouse.click(4, 4);
  await expect(contact.dialog).toBeHidden();
});

test('until the browser is idle, and the page inert, Escape works and letters stay in their field', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const becomeIdle = () => waiting.splice(0).forEach((callback) => void callback());
    Object.assign(window, {
      becomeIdle,
      requestIdleCallback: (callback: () => void) => waiting.push(callback),
    });
  });
  await page.reload();
  await contact.open();
  await page.keyboard.press('Escape');
  await expect(contact.dialog).toBeHidden();
  await contact.open();
  await contact.field('email').pressSequentially('a');
  await page.evaluate(() => Object(window).becomeIdle());
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.type('b');
  await expect(contact.field('email')).toHaveValue('ab');
});

test('a double click opens the form, which stays', { tag: '@desktop' }, async ({
  page,
  contact,
}) => {
  // In a corner of the window, beside the form.
  await page.getByRole('banner').getByRole('button').dblclick();
  await expect(contact.dialog).toBeVisible();
});

test('after a mouse the caret is in the first field, after a key from the first that types: letter, dead key, composition', {
  tag: '@desktop',
}, async ({ page, contact, context }) => {
  const devtools = await context.newCDPSession(page);
  const compose = async () => {
    await devtools.send('Input.imeSetComposition', {
      text: 'や',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await devtools.send('Input.insertText', { text: '山' });
  };
  const first = contact.field('firstName');
  await contact.open();
  await compose();
  await expect(first).toHaveValue('山');
  for (const key of ['Dead', 'Process', 'é']) {
    await page.keyboard.press('Escape');
    await page.locator('main [data-purpose=demo]').first().focus();
    await page.keyboard.press('Enter');
    await expect(contact.dialog).toBeFocused();
    await first.evaluate((field: HTMLInputElement) => Object.assign(field, { value: '' }));
    await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key });
    await compose();
    await expect(first).toHaveValue('山');
  }
});

test('after a key the dialog has the focus, and other keys leave it there; Enter held sends nothing', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  const demo = page.locator('main [data-purpose=demo]').first();
  await demo.focus();
  await answering(page);
  for (let repeats = 0; repeats < 20; repeats++) {
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
  await expect(contact.dialog).toBeFocused();
  await expect(contact.errors).toHaveText(['', '', '', '', '']);
  for (const key of ['Space', 'Control+c', 'Shift']) {
    await page.keyboard.press(key);
  }
  await expect(contact.dialog).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(contact.field('firstName')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(demo).toBeFocused();
});

test('a finger opens, fills in and sends; letters of a keyboard beside the screen land in the form', {
  tag: '@phone',
}, async ({ page, contact }) => {
  await page.locator('main [data-purpose=demo]').first().tap();
  await expect(contact.dialog).toBeFocused();
  await page.keyboard.type('C');
  await expect(contact.field('firstName')).toHaveValue('C');
  await contact.fill();
  await contact.send.tap();
  await expect(contact.thanks).toBeVisible();
});

test('a form that was left at its end is opened at its beginning', { tag: '@phone' }, async ({
  page,
  contact,
}) => {
  await contact.open();
  await contact.consent.scrollIntoViewIfNeeded();
  await expect.poll(() => contact.dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await contact.open();
  expect(await contact.dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('the focus comes back to a header that has become narrow meanwhile', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await page.getByRole('banner').getByRole('button').click();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.keyboard.press('Escape');
  await expect(contact.dialog).toBeHidden();
  await expect(page.getByRole('banner').locator('summary:visible')).toBeFocused();
});

test('the policy opens beside the form, in the language of the page', async ({
  contact,
  context,
}) => {
  await contact.open();
  const opened = context.waitForEvent('page');
  await contact.dialog.getByRole('link', { name: copy.fields.privacy }).click();
  await expect(await opened).toHaveURL('/politique-de-confidentialite');
  await expect(contact.dialog).toBeVisible();
});

test('in browsers without <dialog> every button leads to the e-mail address', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.addInitScript(() => {
    for (const name of ['show', 'showModal', 'close']) {
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    }
  });
  // None of them knows popovers either.
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('popover="auto"', ''),
    });
  });
  await page.reload();
  await expect(page.locator('dialog')).toBeHidden();
  await page.locator('main [data-purpose=demo]').first().click();
  const direct = page.getByRole('dialog', { name: common.direct.title });
  await expect(direct).toBeInViewport();
  await expect(direct).toBeFocused();
});

test('on a laptop all of the form is seen at once, under the longest subtitle too', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const purpose of ['demo', 'customFormat']) {
    await contact.open(purpose);
    await expect(contact.send).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});
