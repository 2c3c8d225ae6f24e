import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testOnCopy } from '../browser/copy.ts';
import { frenchPaths, notFoundPath } from '../browser/paths.ts';
import { expect } from '../browser/test.ts';
import { type PseudoTag, pseudoLanguages, writePseudoLanguage } from '../pseudo-languages.ts';
import { barFaults } from './bar-at.ts';

const tags = Object.keys(pseudoLanguages) as PseudoTag[];
const pages = frenchPaths.filter((path) => path !== notFoundPath).map((path) => (path === '/' ? '' : path));

/** One speaks a third longer than French, one from right to left. */
const test = testOnCopy(async (dir) => {
  for (const tag of tags) writePseudoLanguage(tag, join(dir, 'locales'));
  return {};
});
test.describe.configure({ mode: 'default' });

for (const tag of tags) {
  test(`/${tag} has a bar of one row at every width`, async ({ page }) => {
    await page.goto(`/${tag}`);
    expect(await barFaults(page)).toEqual([]);
  });

  for (const path of pages) {
    test(`/${tag}${path} never scrolls sideways at 320 px and keeps every text inside`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/${tag}${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await page.evaluate(misplacedTexts)).toEqual([]);
    });
  }
}

/** Runs in the page. @returns texts that leave the screen or their drawing, or lie on another one of it. */
function misplacedTexts(): string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .map((element) => ({ element, text: element.textContent, box: element.getBoundingClientRect() }));
  const cut = boxes('body :is(a, button, p, li, h1, h2, h3, td, th, summary)').filter(
    ({ box }) => box.left < -1 || box.right > innerWidth + 1,
  );
  const drawn = boxes('svg text');
  const outside = drawn.filter(({ element, box }) => {
    const picture = element.closest('svg')?.getBoundingClientRect();
    return picture && (box.left < picture.left - 1 || box.right > picture.right + 1);
  });
  const covered = drawn.filter(({ box: one }, index) =>
    drawn.slice(index + 1).some(({ box: other }) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 1 && down > Math.min(one.height, other.height) / 2;
    }),
  );
  return [...cut, ...outside, ...covered].map(({ text }) => text);
}

test('a page from right to left starts at the right', async ({ page }) => {
  await page.goto('/ar-XB');
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(brand?.x).toBeGreaterThan(640);
  expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeGreaterThan(1100);
});

test('a week runs the way the language does, and a map stays a map', async ({ page, copy }) => {
  for (const [tag, path, runs] of [
    ['fr', '/', 1],
    ['ar-XB', '/ar-XB', -1],
  ] as const) {
    await page.goto(path);
    const { planning } = JSON.parse(readFileSync(join(copy.dir, `locales/${tag}/home.json`), 'utf8'));
    const lefts: number[] = [];
    for (const day of Object.values<string>(planning.days))
      lefts.push((await page.locator('svg text', { hasText: day }).first().boundingBox())?.x ?? Number.NaN);
    expect(lefts).toEqual([...lefts].sort((one, other) => runs * (one - other)));
    expect(new Set(lefts).size).toBe(5);
  }
  for (const path of ['/hosting', '/ar-XB/hosting']) {
    await page.goto(path);
    await expect(page.locator('[role=img] svg').nth(1)).toHaveCSS('transform', 'none');
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedNoise: [/404 \(Not Found\)/] });

  test('below a language is answered in that language', async ({ page }) => {
    const response = await page.goto('/en-XA/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/en-XA');
  });
});
