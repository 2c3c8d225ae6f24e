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
      // Not `load`, which waits for the font; not `commit`: until this event DevTools may number the nodes anew.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
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
  const shifts = await new Promise<PerformanceEntryList>((resolve) => {
    const observer = new PerformanceObserver((list) =>
      resolve(list.getEntriesByType('layout-shift')),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // Every page was painted: so the observer is called where nothing has moved, too.
    observer.observe({ type: 'paint', buffered: true });
  });
  return shifts.reduce(
    (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
    0,
  );
}
