import type { Locator } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import { answering, copy, expect, test } from '../browser/contact.ts';
import { keepBusy } from '../browser/never-idle.ts';

test.use({ hasTouch: true });

test.beforeEach(async ({ page }) => page.goto('/'));

test('the message field says what to write about, and for an audit what not to', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await page.goto('/hosting');
  await contact.open('hosting');
  await expect(contact.message).toHaveAccessibleDescription(
    new RegExp(copy.purposes.hosting.messageHint),
  );
  await page.goto('/');
  await contact.open('demo');
  await expect(contact.message).toHaveAccessibleDescription(new RegExp(copy.fields.messageHint));
});

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

/** Each way in which a visitor, a browser or an extension presses a button. */
const waysToPress: Record<string, (button: Locator) => Promise<unknown>> = {
  'a mouse': (button) => button.click(),
  'a finger': (button) => button.tap(),
  Enter: (button) => button.press('Enter'),
  Space: (button) => button.press('Space'),
  'a script': (button) => button.evaluate((element: HTMLElement) => element.click()),
};

test.describe('on a page that is never idle', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(keepBusy);
    await page.reload();
  });

  for (const [way, press] of Object.entries(waysToPress)) {
    // A phone has a finger.
    const tag = way === 'a finger' ? [] : '@desktop';
    test(`the form is modal in the frame in which it is seen, opened by ${way}`, { tag }, async ({
      page,
      contact,
    }) => {
      await press(page.locator('main [data-purpose=demo]').first());
      await expect(contact.dialog).toBeVisible();
      await page.waitForFunction(() => 'modalWhenSeen' in window);
      expect(await page.evaluate(() => Object(window).modalWhenSeen)).toBe(true);
    });
  }
});

test('a double click opens the form, which stays', { tag: '@desktop' }, async ({
  page,
  contact,
}) => {
  // In a corner of the window, beside the form.
  await page.getByRole('banner').getByRole('button').dblclick();
  await expect(contact.dialog).toBeVisible();
});

for (const way of ['a mouse', 'a finger']) {
  test(`opened by ${way}, the form takes the first letter and a composition into its first field`, {
    tag: '@desktop',
  }, async ({ page, contact, context }) => {
    const devtools = await context.newCDPSession(page);
    const first = contact.field('firstName');
    await waysToPress[way]?.(page.locator('main [data-purpose=demo]').first());
    await expect(first).toBeFocused();
    await page.keyboard.type('Zo');
    await devtools.send('Input.imeSetComposition', {
      text: '¨',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await devtools.send('Input.insertText', { text: 'ë' });
    await expect(first).toHaveValue('Zoë');
  });
}

for (const way of ['Enter', 'Space', 'a script']) {
  test(`opened by ${way}, the dialog itself has the focus, so that a screen reader says it; Tab leads through the form`, {
    tag: '@desktop',
  }, async ({ page, contact }) => {
    await waysToPress[way]?.(page.locator('main [data-purpose=demo]').first());
    await expect(contact.dialog).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: copy.actions.close })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(contact.field('firstName')).toBeFocused();
  });
}

test('Enter held since it opened the form sends nothing, and the focus returns to the button', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  const demo = page.locator('main [data-purpose=demo]').first();
  await demo.focus();
  await answering(page);
  for (let repeats = 0; repeats < 20; repeats++) {
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
  await expect(contact.dialog).toBeVisible();
  await expect(contact.errors).toHaveText(['', '', '', '', '']);
  await page.keyboard.press('Escape');
  await expect(demo).toBeFocused();
});

test('a finger opens, fills in and sends; letters of a keyboard beside the screen land in the form', {
  tag: '@phone',
}, async ({ page, contact }) => {
  await page.locator('main [data-purpose=demo]').first().tap();
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

test('the policy opens beside the form, in the language of the page', { tag: '@desktop' }, async ({
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
