import type { Page } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import { copy, expect, failureNoise, test } from '../browser/contact.ts';
import { frenchPaths, notFoundPath } from '../browser/paths.ts';

/** What moves, or would at its next change: an animation of 180 ms may be over before a test looks. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const styled = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, pseudo);
        const still =
          animationName === 'none' && /^[0s, ]*$/.test(transitionDuration) && (pseudo || scrollBehavior === 'auto');
        return still ? [] : `${element.tagName}.${element.getAttribute('class')} ${pseudo ?? ''} ${animationName}`;
      }),
    );
    const scripted = document.getAnimations().filter((one) => one.constructor === Animation);
    return [...styled, ...scripted.map(({ id }) => `by script: ${id}`)];
  });

test('on no page anything moves for ever, or at all under reduced motion', async ({ page }) => {
  for (const path of frenchPaths.filter((one) => one !== notFoundPath)) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    const repeats = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => effect?.getComputedTiming().iterations),
    );
    expect(
      repeats.filter((iterations) => iterations !== 1),
      path,
    ).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving(page), path).toEqual([]);
  }
});

test('under reduced motion nothing moves in the dialog, while it sends, when it thanks, or between pages', async ({
  page,
  contact,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await contact.open();
  expect(await moving(page)).toEqual([]);
  await contact.next({ behave: 'slow', milliseconds: 1500 });
  await contact.fill();
  await contact.submit();
  await expect(contact.send).toHaveText(copy.actions.sending);
  expect(await moving(page)).toEqual([]);
  await expect(contact.thanks).toBeVisible();
  expect(await moving(page)).toEqual([]);
  const transitions = await page.evaluate(() => {
    const applied = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) return [];
        return rule instanceof CSSGroupingRule ? applied(rule.cssRules) : [rule];
      });
    return [...document.styleSheets]
      .flatMap((sheet) => applied(sheet.cssRules))
      .filter(({ cssText }) => /^@view-transition/.test(cssText)).length;
  });
  expect(transitions).toBe(0);
});

test.describe('a failed send', () => {
  test.use({ expectedNoise: [failureNoise, { scope: 'test' }] });

  test('is scrolled to at once for who asks for less movement', async ({ page, contact }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(recordScrolls);
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/');
    await contact.open();
    await contact.next({ behave: 'fail' });
    await contact.fill();
    await contact.submit();
    await expect(contact.failure).toBeInViewport();
    const scrolls = await page.evaluate(() => (window as unknown as { scrolls: string[] }).scrolls);
    expect(scrolls.length).toBeGreaterThan(0);
    expect(scrolls.filter((behaviour) => behaviour === 'smooth')).toEqual([]);
  });
});

test('no transition between pages, during which clicks are lost, is longer than 120 ms', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const parts = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      const lengths = parts.map(({ effect }) => effect?.getComputedTiming().endTime);
      if (viewTransition) Object.assign(window, { lengths });
    }),
  );
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: common.pages.hosting }).click();
  await page.waitForFunction(() => 'lengths' in window);
  const lengths = await page.evaluate(() => 'lengths' in window && (window.lengths as number[]));
  expect(new Set(lengths || [])).toEqual(new Set([120]));
});

/** Runs in the page before its scripts. Every scroll that one asks for leaves its behaviour in `scrolls`. */
function recordScrolls(): void {
  const scrolls: string[] = [];
  const scrollers = [window, Element.prototype] as unknown as Record<string, (...given: unknown[]) => void>[];
  for (const scroller of scrollers)
    for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']) {
      const original = scroller[name];
      scroller[name] = function (...given) {
        scrolls.push((given[0] as ScrollOptions | undefined)?.behavior ?? 'auto');
        original?.apply(this, given);
      };
    }
  Object.assign(window, { scrolls });
}
