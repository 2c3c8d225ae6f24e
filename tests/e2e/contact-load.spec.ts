import { stopClock } from '../browser/clock.ts';
import { expect, failureNoise, test } from '../browser/contact.ts';

const app = '**/assets/contact-app-*.js';
const reason = 'Le formulaire n’a pas pu s’ouvrir';

test('nothing of the form is fetched before a sign of intent, and a pointer is one', { tag: '@desk' }, async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('contact'))).toEqual([]);
  const arrived = page.waitForResponse(app);
  await page.locator('main [data-opening=demo]').first().hover();
  await arrived;
});

test('on a slow network the visitor sees at once that the form is coming', async ({ page, contact }) => {
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(app, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const button = page.locator('main [data-opening=demo]').first();
  const delay = await button.evaluate(async (element: HTMLElement) => {
    const before = performance.now();
    element.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return element.ariaBusy === 'true' ? performance.now() - before : Number.POSITIVE_INFINITY;
  });
  expect(delay).toBeLessThan(100);
  await expect(page.getByRole('status').filter({ hasText: 'Ouverture du formulaire' })).toBeVisible();
  deliver();
  await expect(contact.dialog).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('the form opens over slow 4G', async ({ page, contact, context }) => {
  const devtools = await context.newCDPSession(page);
  await page.goto('/');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 51_200,
    uploadThroughput: 51_200,
  });
  await page.locator('main [data-opening=demo]').first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Ouverture du formulaire' })).toBeVisible();
  await expect(contact.dialog).toBeVisible();
});

test.describe('when the form cannot come', () => {
  test.use({ expectedNoise: [[...failureNoise, /ERR_/], { scope: 'test' }] });

  test('offline: the visitor is told and can write directly; back online the same button opens it', async ({
    page,
    contact,
    context,
  }) => {
    await page.goto('/');
    await context.setOffline(true);
    const button = page.locator('main [data-opening=demo]').first();
    await button.click();
    const direct = page.getByRole('dialog', { name: 'Écrivez-nous directement' });
    await expect(direct).toContainText(reason);
    await expect(direct).toBeFocused();
    await expect(direct.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    await expect(contact.dialog).toBeVisible();
  });

  test('an old page after a new release: the next click fetches the new page and opens the form', async ({
    page,
    contact,
  }) => {
    let released = false;
    await page.route('**/hosting', (route) => {
      released ||= route.request().isNavigationRequest() && page.url().includes('/hosting');
      return route.continue();
    });
    await page.route(app, (route) => (released ? route.continue() : route.fulfill({ status: 404, body: '' })));
    await page.goto('/hosting');
    const button = page.locator('main [data-opening=hosting]').first();
    await button.click();
    // Where the pointer's first sign already failed, the click finds the way out by itself.
    const direct = page.getByRole('dialog', { name: 'Écrivez-nous directement' });
    await expect(direct.or(contact.dialog)).toBeVisible();
    if (await direct.isVisible()) {
      await expect(direct).toContainText(reason);
      await page.keyboard.press('Escape');
      await button.click();
    }
    await expect(contact.dialog).toHaveAccessibleName('Demander un audit technique');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('a script that never comes again ends in the direct way, not in a loop', async ({ page }) => {
    await page.route(app, (route) => route.abort());
    await page.goto('/');
    for (let clicks = 0; clicks < 3; clicks++) {
      await page.locator('main [data-opening=demo]').first().click();
      await expect(page.getByRole('dialog', { name: 'Écrivez-nous directement' })).toContainText(reason);
      await page.keyboard.press('Escape');
    }
  });

  test('a script that stays silent ends in the direct way too', async ({ page }) => {
    await page.route(app, () => {});
    await stopClock(page);
    await page.goto('/');
    await page.locator('main [data-opening=demo]').first().click();
    await page.clock.runFor(16_000);
    await expect(page.getByRole('dialog', { name: 'Écrivez-nous directement' })).toContainText(reason);
  });
});
