import AxeBuilder from '@axe-core/playwright';
import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';

/** These are tried by axe only where they are asked for by name. */
const asked = { 'label-content-name-mismatch': { enabled: true }, 'css-orientation-lock': { enabled: true } };

onEveryPage(() => {
  test('has nothing that axe finds fault with, light and dark', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: asked })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual([]);
    }
  });
});
