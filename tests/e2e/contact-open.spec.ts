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

test('a double click opens the form, which stays', { tag: '@desktop' }, async ({ page, contact }) => {
  // In a corner of the window, beside the form.
  await page.getByRole('banner').getByRole('button').dblclick();
  await expect(contact.dialog).toBeVisible();
});

test('after a mouse the caret is in the first field; after a key the dialog has the focus until one types, and Enter held sends nothing', {
  tag: '@desktop',
}, async ({ page, contact }) => {
  const demo = page.locator('main [data-purpose=demo]').first();
  const first = contact.field('firstName');
  await contact.open();
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(demo).toBeFocused();
  await answering(page);
  for (let repeats = 0; repeats < 20; repeats++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(contact.errors).toHaveText(['', '', '', '', '']);
  for (const key of ['Space', 'Control+c', 'Shift']) await page.keyboard.press(key);
  await expect(contact.dialog).toBeFocused();
  await page.keyboard.press('z');
  await expect(first).toHaveValue('z');
  await contact.dialog.focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
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

test('a form that was left at its end is opened at its beginning', { tag: '@phone' }, async ({ page, contact }) => {
  await contact.open();
  await contact.consent.scrollIntoViewIfNeeded();
  await expect.poll(() => contact.dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await contact.open();
  expect(await contact.dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('on a laptop all of the form is seen at once, under the longest subtitle too', { tag: '@desktop' }, async ({
  page,
  contact,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const purpose of ['demo', 'customFormat']) {
    await contact.open(purpose);
    await expect(contact.send).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});
