import { expect, test } from './test.ts';

test('the home page can be read', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
