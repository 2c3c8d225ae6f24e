import common from '../../locales/fr/common.json' with { type: 'json' };
import { copy, expect, hydrated, test } from '../browser/contact.ts';

test.beforeEach(async ({ page }) => page.goto('/'));

test('each button has its own title and subject, the general ones where it has none, and the publisher is told which', {
  tag: '@desk',
}, async ({ page, contact }) => {
  const opens = async (name: string, { title, subtitle }: { title: string; subtitle: string }, subject = '') => {
    await contact.open(name);
    await expect(contact.dialog).toHaveAccessibleName(title);
    await expect(contact.dialog).toHaveAccessibleDescription(subtitle);
    await expect(contact.subject).toHaveValue(subject);
  };
  await opens('demo', copy.openings.demo, 'demo');
  await contact.fill();
  await page.keyboard.press('Escape');
  const expert = page.locator('main [data-opening=contact]').first();
  await expert.evaluate((button) => button.setAttribute('data-opening', ''));
  await opens('""', copy.defaults);
  await page.keyboard.press('Escape');
  await opens('pilot', copy.openings.pilot, 'other');
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  const pilot = { context: 'Collectivité pilote', subject: 'Autre', source: '/' };
  expect(await contact.letters()).toEqual([expect.objectContaining(pilot)]);
});

test('selecting text out of the dialog does not close it', async ({ page, contact }) => {
  await contact.open();
  await contact.field('firstName').hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(contact.dialog).toBeVisible();
});

test('a double click opens the form, which stays', { tag: '@desk' }, async ({ page, contact }) => {
  // In a corner of the window, which the form leaves free.
  await page.getByRole('banner').getByRole('button').dblclick();
  await expect(contact.dialog).toBeVisible();
});

test('a button pressed before the browser has told of the closing opens the form, which stays', {
  tag: '@desk',
}, async ({ page, contact }) => {
  await contact.open();
  await hydrated(page);
  await contact.dialog.evaluate(
    (dialog: HTMLDialogElement) =>
      new Promise((told) => {
        dialog.addEventListener('close', told);
        dialog.close();
        document.querySelector<HTMLElement>('main [data-opening=demo]')?.click();
      }),
  );
  await expect(contact.dialog).toBeVisible();
  await expect(contact.dialog).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-modal');
});

test('a letter typed as soon as the dialog is there lands in its first field', { tag: '@desk' }, async ({
  page,
  contact,
}) => {
  await contact.open();
  await page.keyboard.press('C');
  await expect(contact.field('firstName')).toHaveValue('C');
});

test('a finger opens, fills in and sends', { tag: '@phone' }, async ({ page, contact }) => {
  await page.locator('main [data-opening=demo]').first().tap();
  await expect(contact.dialog).toBeFocused();
  await contact.fill();
  await contact.send.tap();
  await expect(contact.thanks).toBeVisible();
});

test('the policy opens beside the form, in the language of the page', async ({ contact, context }) => {
  await contact.open();
  const opened = context.waitForEvent('page');
  await contact.dialog.getByRole('link', { name: copy.fields.privacy }).click();
  await expect(await opened).toHaveURL('/politique-de-confidentialite');
  await expect(contact.dialog).toBeVisible();
});

test('in browsers without dialogs every button leads to the direct way', { tag: '@desk' }, async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    for (const name of ['show', 'showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  });
  // None of them knows popovers either.
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('popover="auto"', '') });
  });
  await page.reload();
  await expect(page.locator('dialog')).toBeHidden();
  await page.locator('main [data-opening=demo]').first().click();
  const direct = page.getByRole('dialog', { name: common.direct.title });
  await expect(direct).toBeInViewport();
  await expect(direct).toBeFocused();
});

test('on a laptop all of the form is seen at once, under the longest subtitle too', { tag: '@desk' }, async ({
  page,
  contact,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const opening of ['demo', 'customFormat']) {
    await contact.open(opening);
    await expect(contact.send).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});
