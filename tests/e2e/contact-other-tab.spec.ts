import { expect, test } from '../browser/contact.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';

// The whole browser: the headless one has no back/forward cache.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumArgs, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  },
});

test('what is typed in another tab changes neither address nor text of this one, and nothing outlives the tab', async ({
  page,
  contact,
  context,
}) => {
  await page.goto('/?von=mail#main');
  await contact.open();
  await contact.message.fill('Bonjour');
  await page.evaluate(() => location.assign('/hosting'));
  await page.waitForURL('**/hosting');
  const other = await context.newPage();
  await other.goto('/');
  await other.locator('main [data-purpose=demo]').first().click();
  await other.keyboard.type('C');
  await page.evaluate(() => history.back());
  await page.waitForURL('**/?von=mail#main', { waitUntil: 'commit' });
  await contact.open();
  await expect(contact.message).toHaveValue('Bonjour');
  expect(
    await page.evaluate(() => [localStorage.length, document.cookie.includes('contact')]),
  ).toEqual([0, false]);
});
