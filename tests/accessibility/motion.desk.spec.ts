import type { Page } from '@playwright/test';
import { expect, test } from '../browser/contact.ts';

const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.getAnimations()].map((animation) => (animation as CSSAnimation).animationName ?? 'a transition'),
  );

test('who asks for less movement gets none in the dialog, while it sends, or between pages', async ({
  page,
  contact,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await contact.open();
  expect(await moving(page)).toEqual([]);
  await contact.next({ behave: 'hang' });
  await contact.fill();
  await contact.submit();
  await expect(contact.dialog.locator('button[type=submit]')).toHaveText('Envoi en cours...');
  expect(await moving(page)).toEqual([]);
  const transitions = await page.evaluate(() => {
    const applied = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule) return matchMedia(rule.media.mediaText).matches ? applied(rule.cssRules) : [];
        return [rule];
      });
    return [...document.styleSheets]
      .flatMap((sheet) => applied(sheet.cssRules))
      .filter(({ cssText }) => /^@view-transition/.test(cssText)).length;
  });
  expect(transitions).toBe(0);
});
