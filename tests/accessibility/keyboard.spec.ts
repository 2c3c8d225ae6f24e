import type { Page } from '@playwright/test';
import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';
import { expectNoAxeFaultIn } from './axe.ts';
import { hasNoRing, tabThrough } from './tab-stops.ts';

// A visitor's own styles, as a browser applies them: past the page's policy.
test.use({ bypassCSP: true });

const labels = (stops: { label: string }[]) => stops.map(({ label }) => label);
const focusable = (page: Page) =>
  page.locator('a[href]:visible, button:visible, summary:visible').count();

onEveryPage(() => {
  test('Tab goes through everything in reading order and out, Shift+Tab back again, and each stop is visible with a ring', async ({
    page,
  }) => {
    const press = async (key: 'Tab' | 'Shift+Tab', colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const stops = await tabThrough(page, key);
      const where = `${key}, ${colorScheme}, ${page.viewportSize()?.width} px`;
      expect(labels(stops.filter(hasNoRing)), `no ring: ${where}`).toEqual([]);
      expect(labels(stops.filter(({ seen }) => !seen)), `not visible: ${where}`).toEqual([]);
      return stops;
    };
    // A desktop, and the same at 400 %.
    for (const [width, height] of [
      [1280, 720],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The focus begins at the top again: after Shift+Tab, Chrome leaves it at the end, and its headless shell nowhere.
      await page.reload();
      const forth = await press('Tab', 'dark');
      expect(forth).toHaveLength(await focusable(page));
      expect(forth.map(({ place }) => place)).toEqual(
        forth.map(({ place }) => place).toSorted((a, b) => a - b),
      );
      expect(labels(await press('Shift+Tab', 'light'))).toEqual(labels(forth).toReversed());
    }
  });
});

test.describe('on the home page', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('the first Tab reaches a link past the header, and it leads to the content', async ({
    page,
  }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const inHeader = await page
      .getByRole('banner')
      .evaluate((header) => header.contains(document.activeElement));
    expect(inHeader).toBe(false);
  });

  test('letters, digits and signs are no shortcuts', async ({ page }) => {
    const before = await page.locator('body').innerText();
    const address = page.url();
    await page.keyboard.type('abcdefghijklmnopqrstuvwxyz0123456789?/.,;:!+-*');
    expect(page.url()).toBe(address);
    expect(await page.locator('body').innerText()).toBe(before);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('hovering reveals nothing, and a press can be cancelled', async ({ page }) => {
    const text = () => page.locator('body').innerText();
    const before = await text();
    for (const target of await page
      .locator('header')
      .locator('a:visible, button:visible, summary:visible')
      .all()) {
      await target.hover();
      expect(await text()).toBe(before);
      await page.mouse.down();
      await page.mouse.move(640, 700);
      await page.mouse.up();
      expect(await text()).toBe(before);
    }
  });

  for (const width of [1280, 390]) {
    test(`axe finds no fault in an open menu, and each stop in it has a ring: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const menu = page.getByRole('banner').locator('summary:visible').first();
      await menu.focus();
      await page.keyboard.press('Enter');
      await expectNoAxeFaultIn(page, 'header');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const inMenu = await page.locator('[data-menu][open] :is(a, button):visible').count();
        expect(inMenu).toBeGreaterThan(0);
        const stops = (await tabThrough(page, 'Tab')).slice(0, inMenu);
        expect(labels(stops.filter((stop) => hasNoRing(stop) || !stop.seen)), colorScheme).toEqual(
          [],
        );
        await menu.focus();
        await page.keyboard.press('Enter');
      }
    });
  }
});

test('the small menu cuts no text at 320 px with large text, and Escape closes it wherever the focus is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/');
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  const menu = page.locator('header details:visible').first();
  await menu.locator('summary').first().click();
  await menu.locator('details summary').click();
  const hidden = await menu
    .locator('ul')
    .first()
    .evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(hidden).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary').first()).toBeFocused();
});
