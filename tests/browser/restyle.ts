import type { Page } from '@playwright/test';

/** Adds a visitor's own styles, as a browser does: past the page's policy, which refuses inline ones. */
export async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
