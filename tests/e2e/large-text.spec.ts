import { layoutFaults } from './layout-faults.ts';
import { paths } from './paths.ts';
import { expect, test } from './test.ts';

// A visitor can set the font size, and media queries in rem follow it. Chromium's default is 16 px.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

for (const path of paths.filter((one) => one !== '/nowhere')) {
  test(`in a browser set to text twice as large, ${path} fits every width (RGAA 10.4)`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(layoutFaults), `${width} px`).toEqual([]);
    }
  });
}
