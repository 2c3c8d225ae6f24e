import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../browser/test.ts';
import { hasNoRing, tabThrough } from './tab-stops.ts';

for (const width of [1280, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`an open menu can be read, and each stop in it has a ring: ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      const menu = page.getByRole('banner').locator('summary:visible').first();
      await menu.focus();
      await page.keyboard.press('Enter');
      const { violations } = await new AxeBuilder({ page }).include('header').withTags(['wcag2aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual([]);
      const inMenu = await page.locator('[data-menu][open] :is(a, button):visible').count();
      expect(inMenu).toBeGreaterThan(0);
      const stops = (await tabThrough(page, 'Tab')).slice(0, inMenu);
      expect(stops.filter((stop) => hasNoRing(stop) || !stop.seen).map(({ label }) => label)).toEqual([]);
    });
  }
}
