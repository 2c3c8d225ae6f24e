import { facts } from '../../src/site/facts.ts';
import { layoutFaults } from './layout-faults.ts';
import { noiseOf, paths } from './paths.ts';
import { asAWhole, expect, test } from './test.ts';

/** Text spacing that a reader with dyslexia may set (WCAG 1.4.12). */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

// Lets the tests add a visitor's own styles, to which a browser does not apply the page's policy.
test.use({ bypassCSP: true });

for (const path of paths) {
  test.describe(`the page ${path}`, () => {
    test.beforeEach(async ({ page, expectedNoise }) => {
      expectedNoise.push(...noiseOf(path));
      await page.goto(path);
    });

    test('fits every width: nothing is cut, overlaps or scrolls sideways (RGAA 10.11)', async ({
      page,
    }) => {
      for (const width of [320, 390, 430, 600, 768, 900, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(layoutFaults), `${width} px`).toEqual([]);
      }
    });

    test('fits every width with wide text spacing (RGAA 10.12)', async ({ page }) => {
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

test('with wide text spacing the header still has the name of the product', async ({ page }) => {
  await page.goto('/');
  await page.addStyleTag({ content: wideSpacing });
  const name = page.getByRole('banner').getByText(facts.product);
  for (const width of [320, 344, 360, 390, 430, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await expect(name, `${width} px`).toBeInViewport(asAWhole);
    const cut = await name.evaluate((text) => text.scrollWidth - text.clientWidth);
    expect(cut, `${width} px`).toBeLessThanOrEqual(1);
  }
});
