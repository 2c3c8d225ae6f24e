import type { Page } from '@playwright/test';
import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';
import { hasNoRing, tabThrough } from './tab-stops.ts';

const labels = (stops: { label: string }[]) => stops.map(({ label }) => label);
const focusable = (page: Page) => page.locator('a[href]:visible, button:visible, summary:visible').count();

onEveryPage(() => {
  test('Tab goes through everything in reading order and out, Shift+Tab the same way back, each stop seen and ringed', async ({
    page,
  }) => {
    const there = async (key: 'Tab' | 'Shift+Tab', colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const stops = await tabThrough(page, key);
      const pale = stops.filter(hasNoRing);
      const where = `${key}, ${colorScheme}, ${page.viewportSize()?.width} px`;
      expect(labels(pale), `no ring: ${where}`).toEqual([]);
      expect(labels(stops.filter(({ seen }) => !seen)), `not seen: ${where}`).toEqual([]);
      return stops;
    };
    // A desk, and its page at 400 %.
    for (const [width, height] of [
      [1280, 720],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const forth = await there('Tab', 'dark');
      expect(forth).toHaveLength(await focusable(page));
      expect(forth.map(({ place }) => place)).toEqual(forth.map(({ place }) => place).toSorted((a, b) => a - b));
      expect(labels(await there('Shift+Tab', 'light'))).toEqual(labels(forth).toReversed());
    }
  });

  test('the first Tab finds the way past the bar, and it leads to the content', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const inBar = await page.getByRole('banner').evaluate((bar) => bar.contains(document.activeElement));
    expect(inBar).toBe(false);
  });

  test('letters, digits and signs do nothing by themselves', async ({ page }) => {
    const before = await page.locator('body').innerText();
    const address = page.url();
    await page.keyboard.type('abcdefghijklmnopqrstuvwxyz0123456789?/.,;:!+-*');
    expect(page.url()).toBe(address);
    expect(await page.locator('body').innerText()).toBe(before);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('nothing shows only under the pointer, and a press can be taken back', async ({ page }) => {
    await expect(page.locator('[title]')).toHaveCount(0);
    const text = () => page.locator('body').innerText();
    const before = await text();
    for (const target of await page.locator('header').locator('a:visible, button:visible, summary:visible').all()) {
      await target.hover();
      expect(await text()).toBe(before);
      await page.mouse.down();
      await page.mouse.move(640, 700);
      await page.mouse.up();
      expect(await text()).toBe(before);
    }
  });
});
