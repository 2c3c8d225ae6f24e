import type { Locator } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import { copy, expect, reactFile, takenOver, test } from './contact.ts';

test.use({ hasTouch: true });

test.beforeEach(async ({ page }) => page.goto('/'));

test('each button has its own title, subtitle, subject and hint', { tag: '@desktop' }, async ({
  page,
  contact,
}) => {
  for (const [address, purpose, subject] of [
    ['/', 'demo', 'demo'],
    ['/', 'customFormat', 'technical'],
    ['/hosting', 'hosting', 'hosting'],
  ] as const) {
    const { title, subtitle, ...own } = copy.purposes[purpose];
    const hint = 'messageHint' in own ? own.messageHint : copy.fields.messageHint;
    await page.goto(address);
    await contact.open(purpose);
    for (const _when of ['before', 'after']) {
      await expect(contact.dialog).toHaveAccessibleName(title);
      await expect(contact.dialog.getByText(subtitle)).toBeVisible();
      await expect(contact.subject).toHaveValue(subject);
      await expect(contact.message).toHaveAccessibleDescription(new RegExp(hint));
      await takenOver(page);
    }
  }
});

test('a press opens the form in the next frame, before React is there', {
  tag: '@desktop',
}, async ({ page, holdBack }) => {
  await holdBack(reactFile);
  await page.goto('/');
  const title = await page
    .locator('main [data-purpose=pilot]')
    .evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.querySelector('dialog:modal h2')?.textContent;
    });
  expect(title).toBe(copy.purposes.pilot.title);
});

test('a press closes the dialog when it begins and ends outside, not when either end is inside', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await contact.open();
  const { x = 0, y = 0 } = (await contact.field('firstName').boundingBox()) ?? {};
  const inside = { x: x + 20, y: y + 20 };
  const outside = { x: 4, y: 4 };
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

for (const way of [copy.actions.close, copy.actions.cancel, 'Escape']) {
  test(`« ${way} » closes the form, and the focus returns to its button`, {
    tag: '@desktop',
  }, async ({ page, contact }) => {
    await contact.open();
    if (way === 'Escape') {
      await page.keyboard.press('Escape');
    } else {
      await contact.dialog.getByRole('button', { name: way }).click();
    }
    await expect(contact.dialog).toBeHidden();
    await expect(page.locator('main [data-purpose=demo]').first()).toBeFocused();
  });
}

/** Each way in which a visitor, a browser or an extension presses a button, and whether it is a key's. */
const waysToPress: Record<string, [press: (button: Locator) => Promise<unknown>, isKey: boolean]> =
  {
    'a mouse': [(button) => button.click(), false],
    'a finger': [(button) => button.tap(), false],
    Enter: [(button) => button.press('Enter'), true],
    Space: [(button) => button.press('Space'), true],
    'a script': [(button) => button.evaluate((element: HTMLElement) => element.click()), true],
  };

for (const [way, [press, isKey]] of Object.entries(waysToPress)) {
  test(`opened by ${way}, the form is modal in the frame in which it is seen, and has the focus`, {
    tag: way === 'a finger' ? ['@desktop', '@chromium'] : '@desktop',
  }, async ({ page, contact }) => {
    await page.addInitScript(keepBusy);
    await page.reload();
    await press(page.locator('main [data-purpose=demo]').first());
    await expect(contact.dialog).toBeVisible();
    await page.waitForFunction(() => 'modalWhenSeen' in window);
    expect(await page.evaluate(() => Object(window).modalWhenSeen)).toBe(true);
    const first = contact.field('firstName');
    if (isKey) {
      // What a screen reader says first.
      await expect(contact.dialog.getByRole('heading')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: copy.actions.close })).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await expect(first).toBeFocused();
    await page.keyboard.type('Zoë');
    await expect(first).toHaveValue('Zoë');
  });
}

/** Runs in the page: it is never idle, and `window.modalWhenSeen` tells what the first frame with the dialog showed. */
function keepBusy(): void {
  const animate = () => {
    const end = performance.now() + 20;
    const dialog = document.querySelector('dialog[open]');
    if (dialog && !('modalWhenSeen' in window)) {
      Object.assign(window, { modalWhenSeen: dialog.matches(':modal') });
    }
    while (performance.now() < end) {
      // Busy.
    }
    requestAnimationFrame(animate);
  };
  requestAnimationFrame(animate);
}

test('a double click opens the form, which stays', { tag: '@desktop' }, async ({
  page,
  contact,
}) => {
  // In a corner of the window, beside the form.
  await page.getByRole('banner').getByRole('button').dblclick();
  await expect(contact.dialog).toBeVisible();
});

test('Enter held since it opened the form sends nothing', { tag: '@desktop' }, async ({
  page,
  contact,
}) => {
  await page.locator('main [data-purpose=demo]').first().focus();
  await takenOver(page);
  for (let repeats = 0; repeats < 20; repeats++) {
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
  await expect(contact.dialog).toBeVisible();
  await expect(contact.errors).toHaveText(['', '', '', '', '']);
});

test('a finger opens, fills in and sends; left at its end, the form is opened at its beginning', {
  tag: '@phone',
}, async ({ page, contact }) => {
  const demo = page.locator('main [data-purpose=demo]').first();
  await demo.tap();
  await contact.consent.scrollIntoViewIfNeeded();
  const scrolled = () => contact.dialog.evaluate(({ scrollTop }) => scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await demo.tap();
  expect(await scrolled()).toBe(0);
  await contact.fill();
  await contact.send.tap();
  await expect(contact.thanks).toBeVisible();
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

test('the policy opens beside the form', { tag: '@desktop' }, async ({ contact, context }) => {
  await contact.open();
  const opened = context.waitForEvent('page');
  await contact.dialog.getByRole('link', { name: copy.fields.privacy }).click();
  await expect(await opened).toHaveURL('/politique-de-confidentialite');
  await expect(contact.dialog).toBeVisible();
});

test('a page that is printed with the form open has neither the form nor its grey', {
  tag: ['@desktop', '@chromium'],
}, async ({ page, contact }) => {
  await contact.open();
  await page.emulateMedia({ media: 'print' });
  const { ground, backdrop } = await contact.dialog.evaluate((dialog) => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    backdrop: getComputedStyle(dialog, '::backdrop').backgroundColor,
  }));
  await expect(contact.dialog).toBeHidden();
  expect(ground).toBe('rgb(255, 255, 255)');
  expect(backdrop).not.toBe('rgba(20, 20, 45, 0.6)');
});

test('in browsers without <dialog> every button leads to the e-mail address', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['show', 'showModal', 'close']) {
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    }
  });
  // None of them knows popovers either.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('popover="auto"', '') });
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

test('on a page enlarged to 400 % the bar scrolls away, and what the form says stays in reach', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const bar = page.getByRole('banner');
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(bar).not.toBeInViewport();
  await contact.open();
  await contact.submit();
  const close = contact.dialog.getByRole('button', { name: copy.actions.close });
  for (const part of [
    contact.dialog.getByRole('heading'),
    contact.dialog.getByRole('alert'),
    close,
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport();
  }
});
