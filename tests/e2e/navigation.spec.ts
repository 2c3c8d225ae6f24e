import { accessibilityTree } from '../browser/accessibility-tree.ts';
import { lost, paths } from '../browser/paths.ts';
import { expect, test } from '../browser/test.ts';

test.describe('from page to page', () => {
  test.use({ expectedNoise: [/404 \(Not Found\)/] });

  test('the bar, the footer and the ways to write are the same, in the same order and place', async ({ page }) => {
    const seen: unknown[] = [];
    for (const path of paths) {
      await page.goto(path);
      const links = (area: 'banner' | 'contentinfo') =>
        page
          .getByRole(area)
          .locator('a, button, summary')
          .evaluateAll((elements) => elements.map(({ textContent }) => textContent));
      seen.push({
        banner: await links('banner'),
        box: await page.getByRole('banner').boundingBox(),
        footer: await links('contentinfo'),
      });
    }
    expect(seen.length).toBe(paths.length);
    for (const page of seen) expect(page).toEqual(seen[0]);
  });

  test('every page of the site can be reached from every page, in two ways', async ({ page }) => {
    const pages = paths.filter((path) => path !== lost);
    for (const path of paths) {
      await page.goto(path);
      const reached = async (area: 'banner' | 'contentinfo') =>
        page
          .getByRole(area)
          .locator('a[href^="/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(await reached('contentinfo'))).toEqual(new Set(pages));
      expect(await reached('banner')).toEqual(
        expect.arrayContaining(['/', '/deployment', '/hosting', '/overtime-module']),
      );
    }
  });
});

for (const [path, columns] of [
  ['/hosting', 3],
  ['/overtime-module', 4],
] as const) {
  test(`the table on ${path} keeps its caption and headers for a screen reader at every width`, {
    tag: '@desk',
  }, async ({ page }) => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const tree = await accessibilityTree(page);
      const count = (wanted: string) => tree.filter(({ role }) => role === wanted).length;
      expect(tree.find(({ role }) => role === 'table')?.name).toMatch(/./);
      expect(count('columnheader')).toBe(columns);
      expect(count('rowheader')).toBeGreaterThan(1);
      expect(count('cell')).toBe(await page.locator('td').count());
    }
  });
}
