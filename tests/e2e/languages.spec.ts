import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testOnCopy } from '../browser/copy.ts';
import { headerFaults } from '../browser/header-faults.ts';
import { frenchPaths, notFoundPath } from '../browser/paths.ts';
import { expect } from '../browser/test.ts';
import { textFaults } from '../browser/text-faults.ts';
import { type PseudoTag, pseudoLanguages, writePseudoLanguage } from '../pseudo-languages.ts';

const tags = Object.keys(pseudoLanguages) as PseudoTag[];
const pages = frenchPaths
  .filter((path) => path !== notFoundPath)
  .map((path) => (path === '/' ? '' : path));

/** With a language whose texts are a third longer than French, and one that is written from right to left. */
const test = testOnCopy(async (dir) => {
  for (const tag of tags) {
    writePseudoLanguage(tag, join(dir, 'locales'));
  }
  return {};
});
test.describe.configure({ mode: 'default' });

for (const tag of tags) {
  test(`the header of /${tag} is one row at every width`, async ({ page }) => {
    await page.goto(`/${tag}`);
    expect(await headerFaults(page)).toEqual([]);
  });

  for (const path of pages) {
    test(`/${tag}${path} fits 320 px, and each text its place`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/${tag}${path}`);
      expect(await page.evaluate(textFaults, true)).toEqual([]);
    });
  }
}

test('a drawn week runs in the direction of its language, and the map of France is not mirrored', async ({
  page,
  copy,
}) => {
  for (const [tag, path, direction] of [
    ['fr', '/', 1],
    ['ar-XB', '/ar-XB', -1],
  ] as const) {
    await page.goto(path);
    const { planning } = JSON.parse(
      readFileSync(join(copy.dir, `locales/${tag}/home.json`), 'utf8'),
    );
    const lefts: number[] = [];
    for (const day of Object.values<string>(planning.days)) {
      lefts.push(
        (await page.locator('svg text', { hasText: day }).first().boundingBox())?.x ?? Number.NaN,
      );
    }
    expect(lefts).toEqual([...lefts].sort((one, other) => direction * (one - other)));
    expect(new Set(lefts).size).toBe(5);
  }
  for (const path of ['/hosting', '/ar-XB/hosting']) {
    await page.goto(path);
    const map = page.locator('main [role=img] > svg').last();
    await expect(map).toHaveCSS('transform', 'none');
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedNoise: [/404 \(Not Found\)/] });

  test('below a language is answered in that language', async ({ page }) => {
    const response = await page.goto('/en-XA/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
      'href',
      '/en-XA',
    );
  });
});
