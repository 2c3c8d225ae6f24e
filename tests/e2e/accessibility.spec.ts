import type { Page } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import { expectNoAxeFaultIn } from './axe.ts';
import { noiseOf, paths } from './paths.ts';
import { hasNoRing, tabThrough } from './tab-stops.ts';
import { expect, test } from './test.ts';

for (const path of paths) {
  test.describe(`the page ${path}`, () => {
    test.beforeEach(async ({ page, expectedNoise }) => {
      expectedNoise.push(...noiseOf(path));
      await page.goto(path);
    });

    test('has no fault that axe finds, a size for a finger, its tables on a phone, and borders in forced colours', async ({
      page,
    }) => {
      await test.step('axe, in light and in dark', () => expectNoAxeFaultIn(page, 'html'));
      await test.step('buttons of 44 px, and links outside of a sentence of 24 px', async () => {
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(smallTargets), `${width} px`).toEqual([]);
        }
      });
      // On a phone, some rows and cells are blocks or grids, which could cost them their roles.
      await test.step('tables that stay tables on a phone (RGAA 5.7)', () => expectTables(page));
      await test.step('borders and a ring in forced colours', async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
        await page.keyboard.press('Tab');
        const skipLink = page.getByRole('link', { name: common.skipLink });
        await expect(skipLink).not.toHaveCSS('outline-style', 'none');
        const boxes = page.locator('main :is(.card, .tabbed-card, .box, button)');
        const widths = await boxes.evaluateAll((found) =>
          found.map((box) => getComputedStyle(box).borderTopWidth),
        );
        expect(widths).not.toContain('0px');
      });
    });

    test('can be gone through by Tab, in its order, each stop in view and with a ring (RGAA 10.7, 12.8)', async ({
      page,
    }) => {
      // A desktop, and the same at 400 % zoom.
      for (const [width, height] of [
        [1280, 720],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.reload();
        const stops = await tabThrough(page);
        expect(stops.length).toBeGreaterThan(10);
        const places = stops.map(({ place }) => place);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        const faulty = stops.filter((stop) => hasNoRing(stop) || !stop.seen);
        expect(faulty, `${width} px`).toEqual([]);
      }
    });
  });
}

test('the first Tab reaches a link past the header, to the content (RGAA 12.7)', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: common.skipLink })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the form moves as it opens, but not under reduced motion', async ({ page }) => {
  await page.goto('/');
  const open = page.locator('main [data-purpose]').first();
  const movements = () =>
    open.evaluate((button: HTMLElement) => {
      button.click();
      return document.getAnimations().length;
    });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movements()).toBe(0);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await movements()).toBeGreaterThan(0);
});

/** Expects every table of a page to be one for a screen reader, at 320 px. */
async function expectTables(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const countOf = (...roles: string[]) =>
    nodes.filter(({ role }) => roles.includes(role?.value)).length;
  expect(countOf('table')).toBe(await page.locator('table').count());
  expect(countOf('row')).toBe(await page.locator('tr').count());
  expect(countOf('columnheader', 'rowheader')).toBe(await page.locator('th:visible').count());
  expect(countOf('cell')).toBe(await page.locator('td:visible').count());
  await devtools.detach();
}

/**
 * Runs in the page.
 * @returns the visible buttons and links that are too small, except links inside a sentence.
 */
function smallTargets(): string[] {
  const isInSentence = (link: Element) =>
    getComputedStyle(link).display === 'inline' &&
    link.parentElement?.textContent?.trim() !== link.textContent?.trim();
  return [...document.querySelectorAll('button, summary, a[href]')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !target.matches('a') || !isInSentence(target))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      const least = target.matches('a') ? 24 : 44;
      return Math.round(height) < least || Math.round(width) < 24;
    })
    .map((target) => target.textContent ?? '');
}
