import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';

/** Rules that axe tries only where they are asked for by name. */
const optional = {
  'label-content-name-mismatch': { enabled: true },
  'css-orientation-lock': { enabled: true },
};

/**
 * Expects axe to find no fault in a part of the page. In the dark theme, which differs in colours alone, only contrast is
 * checked, and not on a phone, which has the colours of a desktop.
 * @param within a selector of one element.
 */
export async function expectNoAxeFault(page: Page, within = 'html') {
  const { name } = test.info().project;
  for (const colorScheme of name === 'phone'
    ? (['light'] as const)
    : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme });
    await page.locator(within).evaluate(restOfAnimations);
    const axe = new AxeBuilder({ page }).include(within).options({ rules: optional });
    if (colorScheme === 'dark') {
      axe.withRules('color-contrast');
    } else {
      axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']);
    }
    const { violations } = await axe.analyze();
    const faults = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`,
    );
    expect(faults, colorScheme).toEqual([]);
  }
}

/** Runs in the page. What moves is judged where it comes to rest; what never does is judged as it is. */
async function restOfAnimations(element: Element) {
  const ending = element.getAnimations({ subtree: true }).filter(({ effect, timeline }) => {
    return (
      timeline === document.timeline && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY
    );
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
