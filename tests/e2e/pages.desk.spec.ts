import { lost, paths } from '../browser/paths.ts';
import { restyle } from '../browser/restyle.ts';
import { expect, test } from '../browser/test.ts';

for (const path of paths) {
  test.describe(path, () => {
    test.use({ expectedNoise: path === lost ? [/404 \(Not Found\)/] : [] });

    for (const viewport of [320, 1280]) {
      test(`never scrolls sideways at ${viewport} px: as it is, with wide text spacing, with twice the text`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: viewport, height: 640 });
        await page.goto(path);
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect(await width()).toBe(viewport);
        await restyle(
          page,
          '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }',
        );
        expect(await width()).toBe(viewport);
        await restyle(page, 'html { font-size: 200%; }');
        expect(await width()).toBe(viewport);
      });
    }

    test('reads the same without JavaScript', async ({ page, browser, baseURL }) => {
      const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '', locale: 'fr-FR' });
      await Promise.all([page.goto(path), plain.goto(path)]);
      await expect(plain.locator('main')).toHaveText(await page.locator('main').innerText(), { useInnerText: true });
      await expect(plain.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible();
      await plain.close();
    });
  });
}

test('a printed page has no button left, and all its ticks', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button:visible')).toHaveCount(0);
  const cut = await page
    .locator('.ticks li')
    .evaluateAll((ticks) => ticks.filter((tick) => getComputedStyle(tick, '::before').clipPath !== 'none').length);
  expect(cut).toBe(0);
});

test('an unknown address answers 404 and offers every page', async ({ page }) => {
  const response = await page.request.get(lost);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('href="/deployment"');
});

test('an address with a trailing slash leads to the one without', async ({ page }) => {
  const response = await page.request.get('/hosting/?from=mail', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/hosting?from=mail');
});
