import { restyle } from '../browser/restyle.ts';
import { expect, test } from '../browser/test.ts';
import { barFaults, wideLetters } from './bar-at.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the bar is one row at every width, the demo button in it from 768 px on', async ({ page }) => {
  expect(await barFaults(page)).toEqual([]);
});

test('the bar is one row at every width with letters 30 % wider than Arial’s', async ({ page }) => {
  await restyle(page, wideLetters);
  expect(await barFaults(page)).toEqual([]);
});

test('the bar is one row with text twice as large and spaced as WCAG 1.4.12 asks', async ({ page }) => {
  await restyle(
    page,
    'html { font-size: 200% } * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  );
  for (const width of [320, 640, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 600 });
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('header, header :is(a, button, summary)')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThan(132);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
