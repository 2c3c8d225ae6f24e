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

test('on a phone the table on /hosting shows the head of each column once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hosting');
  const columns = await page.locator('thead th:not(:first-child)').allTextContents();
  expect(await page.evaluate(headsInSight)).toEqual(columns);
});

/** Runs in the page. @returns the heads that are seen above the columns, and those that cells repeat. */
function headsInSight(): string[] {
  const isSeen = (element: Element | null) => element && getComputedStyle(element).clipPath === 'none';
  const above = [...document.querySelectorAll('thead th')].filter(
    (head) => isSeen(head) && isSeen(head.closest('thead')),
  );
  const repeated = [...document.querySelectorAll('td')].map((cell) => getComputedStyle(cell, '::before').content);
  return [...above.map(({ textContent }) => textContent ?? ''), ...repeated.filter((text) => text !== 'none')];
}
