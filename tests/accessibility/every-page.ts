import { test as base, type Page } from '@playwright/test';
import { lost, paths } from '../browser/paths.ts';
import { test } from '../browser/test.ts';

/** Defines tests for every page of the site, the 404 page included; each starts on its page, with nothing moving. */
export function onEveryPage(define: () => void): void {
  for (const path of paths) {
    test.describe(path, () => {
      test.use({ expectedNoise: path === lost ? [/404 \(Not Found\)/] : [] });
      test.beforeEach(async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
      });
      define();
    });
  }
}

/** Tests that only look at a page: a worker opens it once for all of them. */
export const looking = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } });
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  page: ({ tab }, use) => use(tab),
});

/** Defines tests that only look at every page of the site. */
export function lookAtEveryPage(define: () => void): void {
  for (const path of paths) {
    looking.describe(path, () => {
      looking.beforeEach(async ({ page, baseURL }) => {
        if (page.url() !== baseURL + path) await page.goto(baseURL + path);
      });
      define();
    });
  }
}
