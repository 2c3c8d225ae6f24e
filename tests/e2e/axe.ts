import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A rule that axe runs only if it is enabled by name. */
const optional = { 'css-orientation-lock': { enabled: true } };

/**
 * Expects axe to find no fault in a page, or in what a visitor has opened on it. In the dark theme, which
 * differs only in colours, it checks the contrast.
 */
export async function expectNoAxeFaultIn(page: Page, selector: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const axe = axeOn(page, selector).options({ rules: optional }).withTags(tags);
  expect(await faultsOf(axe)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const contrast = axeOn(page, selector).withRules('color-contrast');
  expect(await faultsOf(contrast), 'dark').toEqual([]);
}

/**
 * Legacy mode opens no second page to gather the faults of frames. The site has no frames, and that
 * page takes half the time.
 */
function axeOn(page: Page, selector: string): AxeBuilder {
  return new AxeBuilder({ page }).include(selector).setLegacyMode(true);
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`);
}
