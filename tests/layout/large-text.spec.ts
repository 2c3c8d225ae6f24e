import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';
import { checks, faultsAt } from './faults.ts';

// A visitor's setting, which media queries in rem follow: Chromium's own is 16 px.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

onEveryPage((path) => {
  test('in a browser set to text twice as large, frames fit their words, nothing overlaps, no column is lost, and from 768 px on no word is broken', async ({
    page,
  }) => {
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    // On a phone some words are longer than a line.
    expect(await faultsAt(page, path, [320, 390], checks)).toEqual([]);
    expect(await faultsAt(page, path, [768, 1280, 1920])).toEqual([]);
  });

  test('on a phone set to text twice as large a browser may hyphenate, on a desktop not', async ({
    page,
  }) => {
    const paragraph = page.locator('main p').first();
    await expect(paragraph).toHaveCSS('hyphens', 'manual');
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(paragraph).toHaveCSS('hyphens', 'auto');
  });
});
