import common from '../../locales/fr/common.json' with { type: 'json' };
import { changeHtml, expect, test, texts } from './contact.ts';

test.beforeEach(async ({ page }) => page.goto('/'));

test('each button has its own title, subtitle, subject and hint', async ({ page, contact }) => {
  for (const [address, purpose, subject] of [
    ['/', 'demo', 'demo'],
    ['/', 'contact', 'other'],
    ['/', 'customFormat', 'technical'],
    ['/hosting', 'hosting', 'hosting'],
  ] as const) {
    const defaults = { ...texts.defaults, messageHint: texts.fields.messageHint };
    const { title, subtitle, messageHint } = { ...defaults, ...texts.purposes[purpose] };
    await page.goto(address);
    await contact.open(purpose);
    await expect(contact.dialog).toHaveAccessibleName(title);
    await expect(contact.dialog.getByText(subtitle)).toBeVisible();
    await expect(contact.subject).toHaveValue(subject);
    await expect(contact.message).toHaveAccessibleDescription(new RegExp(messageHint));
  }
});

test('a press opens the modal form in the next frame', async ({ contact }) => {
  const title = await contact.button('pilot').evaluate(async (button) => {
    (button as HTMLElement).click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.querySelector('dialog:modal h2')?.textContent;
  });
  expect(title).toBe(texts.purposes.pilot.title);
});

test('opened by a key, the title has the focus, for a screen reader', async ({ page, contact }) => {
  await contact.button('demo').press('Enter');
  await expect(contact.dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: texts.actions.close })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(contact.field('firstName')).toBeFocused();
});

test('a press that begins and ends outside closes the dialog', async ({ page, contact }) => {
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

// Playwright’s double click in Firefox is two single clicks; a hand’s is not.
test('a double click opens the form, and presses nothing in it', {
  tag: '@chromium',
}, async ({ page, contact }) => {
  await page.clock.pauseAt('2100-01-01');
  // The first button is beside the form, the second below its consent.
  for (const [address, place] of [
    ['/', 'header'],
    ['/hosting', 'main'],
  ] as const) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(address);
    const button = page.locator(`${place} [data-purpose]:visible`).first();
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await expect(contact.field('firstName')).toBeFocused();
    await expect(contact.consent).not.toBeChecked();
    await expect(contact.shownErrors).toHaveCount(0);
  }
});

test('the focus comes back to a header that has become narrow', async ({ page, contact }) => {
  await page.getByRole('banner').getByRole('button').click();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.keyboard.press('Escape');
  await expect(contact.dialog).toBeHidden();
  await expect(page.getByRole('banner').locator('summary:visible')).toBeFocused();
});

test('the policy opens beside the form', async ({ contact, context }) => {
  await contact.open();
  const opened = context.waitForEvent('page');
  await contact.dialog.getByRole('link', { name: texts.fields.privacy }).click();
  await expect(await opened).toHaveURL('/politique-de-confidentialite');
  await expect(contact.dialog).toBeVisible();
});

test('a page printed with the form open has neither form nor grey', {
  tag: '@chromium',
}, async ({ page, contact }) => {
  await contact.open();
  await page.emulateMedia({ media: 'print' });
  // Without the dialog, its backdrop is not printed either.
  await expect(contact.dialog).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('without <dialog> every button leads to the e-mail address', {
  tag: '@chromium',
}, async ({ page, contact }) => {
  await page.addInitScript(() => {
    for (const name of ['show', 'showModal', 'close']) {
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    }
  });
  // These browsers have no popovers either.
  await changeHtml(page, 'popover="auto"', '');
  await page.reload();
  await expect(page.locator('dialog')).toBeHidden();
  await contact.button('demo').click();
  const direct = page.getByRole('dialog', { name: common.direct.title });
  await expect(direct).toBeInViewport();
  await expect(direct).toBeFocused();
});

test('on a laptop I see all of the form at once', async ({ page, contact }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const purpose of ['demo', 'customFormat']) {
    await contact.open(purpose);
    await expect(contact.send).toBeInViewport({ ratio: 1 });
    const hidden = await contact.dialog.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(hidden).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('at 400 % the bar scrolls away, and all is in reach', async ({ page, contact }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const bar = page.getByRole('banner');
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(bar).not.toBeInViewport();
  await contact.open();
  await contact.submit();
  const close = contact.dialog.getByRole('button', { name: texts.actions.close });
  for (const part of [
    contact.dialog.getByRole('heading'),
    contact.dialog.getByRole('alert'),
    close,
  ]) {
    // In view, and covered by nothing.
    await part.click({ trial: true });
  }
});
