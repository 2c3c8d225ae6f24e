import { frenchPaths, notFoundPath } from './paths.ts';
import { test } from './test.ts';

/** Defines tests for every French page, the 404 page included; each starts on its page, under reduced motion. */
export function onEveryPage(define: (path: string) => void): void {
  for (const path of frenchPaths) {
    test.describe(path, () => {
      test.use({ expectedNoise: path === notFoundPath ? [/404 \(Not Found\)/] : [] });
      test.beforeEach(async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
      });
      define(path);
    });
  }
}
