import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';

const widths = [320, 390, 768, 1280];

onEveryPage((path) => {
  test('headings get the site’s font on the first visit, and nothing moves when it loads late', async ({
    page,
    holdBack,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const width of widths) {
      const release = await holdBack('**/*.woff2');
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await fontOfTitle()).not.toContain('Bricolage');
      release();
      await expect.poll(fontOfTitle).toContain('Bricolage');
      expect(await page.evaluate(layoutShift), `${width} px`).toBeLessThanOrEqual(0.02);
    }

    async function fontOfTitle(): Promise<string> {
      const { root } = await devtools.send('DOM.getDocument');
      const { nodeId } = await devtools.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: 'h1',
      });
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName }) => familyName).join();
    }
  });
});

/** Runs in the page. @returns the layout shift since the page was opened, once the next frames have been shown. */
async function layoutShift(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    // Nothing is reported where nothing has moved.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100, [])));
  });
  return entries.reduce(
    (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
    0,
  );
}
