import type { Page } from '@playwright/test';
import { frenchPaths, notFoundPath } from '../browser/paths.ts';
import { copy, expect, test } from '../e2e/contact.ts';

/** What moves, or would at its next change: an animation of 180 ms may be over before a test looks. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const styled = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(
          element,
          pseudo,
        );
        const still =
          animationName === 'none' &&
          /^[0s, ]*$/.test(transitionDuration) &&
          (pseudo || scrollBehavior === 'auto');
        return still
          ? []
          : `${element.tagName}.${element.getAttribute('class')} ${pseudo ?? ''} ${animationName}`;
      }),
    );
    const scripted = document.getAnimations().filter((one) => one.constructor === Animation);
    return [...styled, ...scripted.map(({ id }) => `by script: ${id}`)];
  });

test('nothing on a page moves for ever, or at all under reduced motion', async ({ page }) => {
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
  holdBack,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) =>
      Object.assign(window, { viewTransition }),
    ),
  );
  await page.goto('/hosting');
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL('/');
  await page.waitForFunction(() => 'viewTransition' in window && window.viewTransition === null);
  await contact.open();
  expect(await moving(page)).toEqual([]);
  const answer = await holdBack('**/email/send');
  await contact.fill();
  await contact.submit();
  await expect(contact.send).toHaveText(copy.actions.sending);
  expect(await moving(page)).toEqual([]);
  answer();
  await expect(contact.thanks).toBeVisible();
  expect(await moving(page)).toEqual([]);
});
