import type { Page } from '@playwright/test';

/** @returns the fonts that draw each element that matches. Only Chromium tells. */
export async function fontsOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument');
  await devtools.send('CSS.enable');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });
  return Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts;
    }),
  );
}
