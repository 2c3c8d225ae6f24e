import { layoutFaults } from './layout-faults.ts';
import { noiseOf, paths } from './paths.ts';
import { expect, test } from './test.ts';
import { wideSpacing } from './wide-spacing.ts';

// Lets the tests add a visitor's own styles, to which a browser does not apply the page's policy.
test.use({ bypassCSP: true });

for (const path of paths) {
  test.describe(`the page ${path}`, () => {
    test.beforeEach(async ({ page, expectedNoise }) => {
      expectedNoise.push(...noiseOf(path));
      await page.goto(path);
    });

    test('fits every width: nothing is cut, overlaps or scrolls sideways', async ({ page }) => {
      for (const width of [320, 390, 430, 600, 768, 900, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(layoutFaults), `${width} px`).toEqual([]);
      }
    });

    test('fits every width with wide text spacing', async ({ page }) => {
      await page.addStyleTag({ content: wideSpacing });
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(layoutFaults), `${width} px`).toEqual([]);
      }
    });

    test('fits a sheet of paper', async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 703, height: 900 });
      expect(await page.evaluate(layoutFaults)).toEqual([]);
    });
  });
}
