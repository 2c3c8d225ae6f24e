import common from '../../locales/fr/common.json' with { type: 'json' };
import { requiredFields } from '../../src/contact/request.ts';
import { changeHtml, expect, message, test, texts } from './contact.ts';
import { notFoundNoise, paths } from './paths.ts';
import { translate } from './translate.ts';

test('every page has a form that works', async ({ page, contact, expectedNoise }) => {
  expectedNoise.push(notFoundNoise);
  for (const path of paths) {
    await page.goto(path);
    await page.locator('[data-purpose]:visible').first().click();
    await contact.submit();
    await expect(contact.shownErrors).toHaveCount(requiredFields.length);
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
  await expect(contact.shownErrors).toHaveText([texts.errors.consentRequired]);
  await contact.consent.check();
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toMatchObject([{ company: 'Ville', message }]);
});

test('a press before the page’s script shows the address', async ({ page, contact, holdBack }) => {
  const deliver = await holdBack('**/assets/app-*.js');
  // A low window, such as a phone's on its side.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/', { waitUntil: 'commit' });
  await contact.button('pilot').click();
  const panel = page.getByRole('dialog', { name: common.direct.title });
  await expect(panel.getByRole('heading')).toBeInViewport({ ratio: 1 });
  deliver();
  await page.waitForLoadState('load');
  await expect(contact.dialog).toBeHidden();
  await panel.getByRole('button', { name: common.direct.close }).click();
  await expect(panel).toBeHidden();
});

test('a translated form loses nothing, refuses and sends', async ({ page, contact }) => {
  await page.goto('/');
  await contact.open();
  await contact.fill();
  await page.evaluate(translate, '#contact-dialog');
  await expect(contact.message).toHaveValue(message);
  await contact.message.fill('');
  await contact.submit();
  await expect(contact.error('message')).toContainText(texts.errors.messageRequired);
  await contact.message.fill('court');
  await contact.submit();
  await expect(contact.error('message')).toContainText(texts.errors.messageLength);
  await contact.message.fill(message);
  await contact.submit();
  await expect(contact.dialog).toContainText(texts.success.body);
  await expect(contact.dialog).toBeHidden();
  await contact.open();
  await expect(contact.message).toHaveValue('');
  expect(await contact.letters()).toHaveLength(1);
});

test('without popovers the address is shown only where no script runs', async ({ page }) => {
  await changeHtml(page, 'popover="auto"', '');
  await page.goto('/');
  await expect(page.locator('#direct-address')).toBeHidden();
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
