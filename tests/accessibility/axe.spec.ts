import AxeBuilder from '@axe-core/playwright';
import { lost, paths } from '../browser/paths.ts';
import { expect, test } from '../browser/test.ts';

for (const path of paths) {
  test.describe(path, () => {
    test.use({ expectedNoise: path === lost ? [/404 \(Not Found\)/] : [] });

    test('has nothing that axe finds fault with, light and dark', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual([]);
      }
    });
  });
}
