import common from '../../locales/fr/common.json' with { type: 'json' };
import { answering, copy, expect, test } from '../browser/contact.ts';

test.beforeEach(async ({ page }) => page.goto('/'));

test('each button has its own title and subject, the general ones where it has none, and the publisher is told which', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  const opens = async (name: string, { title, subtitle }: { title: string; subtitle: string }, subject = '') => {
    await contact.open(name);
    await expect(contact.dialog).toHaveAccessibleName(title);
    await expect(contact.dialog).toHaveAccessibleDescription(subtitle);
    await expect(contact.subject).toHaveValue(subject);
    await page.keyboard.press('Escape');
  };
  await opens('demo', copy.openings.demo, 'demo');
  const closing = page.locator('main [data-opening=contact]').last();
  await closing.evaluate((button: HTMLElement) => {
    for (const name of ['heading', 'subtitle', 'subject']) delete button.dataset[name];
    button.dataset.opening = '__proto__';
  });
  await opens('__proto__', copy.defaults);
  await opens('pilot', copy.openings.pilot, 'other');
  await contact.open('pilot');
  await contact.fill();
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  const pilot = { context: 'Collectivité pilote', subject: 'Autre', source: '/' };
  expect(await contact.letters()).toEqual([expect.objectContaining(pilot)]);
});

test('a subject that the visitor has chosen stays, whatever button comes next, « Autre » too', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await contact.open('demo');
  await contact.subject.selectOption('other');
  for (const opening of ['pilot', 'demo']) {
    await page.keyboard.press('Escape');
    await contact.open(opening);
    await expect(contact.subject).toHaveValue('other');
  }
});

test('a press closes the dialog where it begins and ends outside, not where either end is inside', async ({
  page,
  contact,
}) => {
  await contact.open();
  const inside = await contact.field('firstName').boundingBox();
  const ends = [[(inside?.x ?? 0) + 20, (inside?.y ?? 0) + 20] as const, [4, 4] as const];
  for (const [from, to] of [ends, ends.toReversed()]) {
    await page.mouse.move(...(from ?? [0, 0]));
    await page.mouse.down();
    await page.mouse.move(...(to ?? [0, 0]));
    await page.mouse.up();
    await expect(contact.dialog).toBeVisible();
  }
  await page.mouse.click(4, 4);
  await expect(contact.dialog).toBeHidden();
});

test('a double click opens the form, which stays', { tag: '@desktop' }, async ({ page, contact }) => {
  // In a corner of the window, which the form leaves free.
  await page.getByRole('banner').getByRole('button').dblclick();
  await expect(contact.dialog).toBeVisible();
});

test('a button pressed before the browser has told of the closing opens the form, which stays', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  await contact.open();
  await answering(page);
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
});

test('after a mouse the caret is in the first field at once, for letters as for a composition', {
  tag: '@desktop',
}, async ({ page, contact, context }) => {
  const devtools = await context.newCDPSession(page);
  await contact.open();
  await devtools.send('Input.imeSetComposition', { text: 'や', selectionStart: 1, selectionEnd: 1 });
  await devtools.send('Input.insertText', { text: '山' });
  await page.keyboard.type(' C');
  await expect(contact.field('firstName')).toHaveValue('山 C');
});

test('after a key the dialog has the focus, until a key that types or leads on; Enter held sends nothing', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  const first = contact.field('firstName');
  const demo = page.locator('main [data-opening=demo]').first();
  await demo.focus();
  await answering(page);
  for (let repeats = 0; repeats < 20; repeats++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(contact.dialog).toBeFocused();
  await expect(contact.errors).toHaveText(['', '', '', '', '']);
  for (const key of ['Space', 'Control+c', 'Shift']) await page.keyboard.press(key);
  await expect(contact.dialog).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(demo).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Claire');
  await expect(first).toHaveValue('Claire');
});

test('a finger opens, fills in and sends; letters of a keyboard beside the screen land in the form', {
  tag: '@phone',
}, async ({ page, contact }) => {
  await page.locator('main [data-opening=demo]').first().tap();
  await expect(contact.dialog).toBeFocused();
  await page.keyboard.type('C');
  await expect(contact.field('firstName')).toHaveValue('C');
  await contact.fill();
  await contact.send.tap();
  await expect(contact.thanks).toBeVisible();
});

test('a form that was left at its end is opened at its beginning', { tag: '@phone' }, async ({ page, contact }) => {
  await contact.open();
  await contact.consent.scrollIntoViewIfNeeded();
  await expect.poll(() => contact.dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await contact.open();
  expect(await contact.dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('the focus comes back to a bar that has become narrow meanwhile', { tag: '@desktop' }, async ({
  page,
  contact,
}) => {
  await page.getByRole('banner').getByRole('button').click();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.keyboard.press('Escape');
  await expect(contact.dialog).toBeHidden();
  await expect(page.getByRole('banner').locator('summary:visible')).toBeFocused();
});

test('the page behind does not scroll, and does again even if something takes the dialog away', async ({
  page,
  contact,
}) => {
  await contact.open();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await contact.dialog.evaluate((dialog) => dialog.remove());
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('the policy opens beside the form, in the language of the page', async ({ contact, context }) => {
  await contact.open();
  const opened = context.waitForEvent('page');
  await contact.dialog.getByRole('link', { name: copy.fields.privacy }).click();
  await expect(await opened).toHaveURL('/politique-de-confidentialite');
  await expect(contact.dialog).toBeVisible();
});

test('in browsers without dialogs every button leads to the direct way', { tag: '@desktop' }, async ({
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

test('on a laptop all of the form is seen at once, under the longest subtitle too', { tag: '@desktop' }, async ({
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
