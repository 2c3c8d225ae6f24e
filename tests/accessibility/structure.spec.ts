import type { Page } from '@playwright/test';
import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';
import { expectNoAxeFault, expectNoAxeFaultIn } from './axe.ts';

onEveryPage(() => {
  test('axe finds no fault', ({ page }) => expectNoAxeFault(page));

  test('a screen reader finds six landmarks at most, one more where there is a table of contents', {
    tag: '@desktop',
  }, async ({ page }) => {
    // As many as a listener can keep in mind. Axe checks how they are nested.
    const roles = [
      'banner',
      'navigation',
      'main',
      'contentinfo',
      'region',
      'complementary',
      'form',
      'search',
    ];
    const landmarks = (await accessibilityTree(page)).filter(({ role }) => roles.includes(role));
    expect(landmarks.filter(({ role, name }) => role === 'navigation' && !name)).toEqual([]);
    expect(landmarks.length).toBeLessThanOrEqual(
      (await page.locator('[data-toc]').count()) > 0 ? 7 : 6,
    );
  });

  test('links inside a text and the link to the current page are underlined', {
    tag: '@desktop',
  }, async ({ page }) => {
    const links = page.locator('main p a, footer p a, [aria-current=page]:visible');
    const lines = await links.evaluateAll((all) =>
      all.map((link) => getComputedStyle(link).textDecorationLine),
    );
    expect(lines.filter((line) => !line.includes('underline'))).toEqual([]);
  });
});

test('axe finds no fault in the panel with the e-mail address, which opens without JavaScript', async ({
  page,
}) => {
  await page.goto('/?noscript');
  await page.locator('main [data-purpose]').first().click();
  await expect(page.locator('#direct-contact')).toBeVisible();
  await expectNoAxeFaultIn(page, '#direct-contact');
});

for (const [path, columns] of [
  ['/hosting', 3],
  ['/overtime-module', 4],
] as const) {
  test(`the table on ${path} keeps its caption and headers for a screen reader, on a phone too`, {
    tag: '@desktop',
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

/** @returns the role and name of everything that a screen reader gets, as the browser computes them. */
async function accessibilityTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const shown = nodes.filter(({ ignored }) => !ignored);
  return shown.map(({ role, name }) => ({
    role: String(role?.value ?? ''),
    name: String(name?.value ?? ''),
  }));
}
