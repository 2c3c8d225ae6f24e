import { accessibilityTree } from '../browser/accessibility-tree.ts';
import { expect, test } from '../browser/test.ts';

for (const [path, columns] of [
  ['/hosting', 3],
  ['/overtime-module', 4],
] as const) {
  test(`the table on ${path} keeps its caption and headers for a screen reader at every width`, async ({ page }) => {
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
