import { lost, paths } from '../browser/paths.ts';
import { expect, test } from '../browser/test.ts';

for (const path of paths) {
  test.describe(path, () => {
    test.use({ expectedNoise: path === lost ? [/404 \(Not Found\)/] : [] });

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
