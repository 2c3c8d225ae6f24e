import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type PseudoTag, pseudoLanguages, writePseudoLanguage } from '../../tools/i18n/pseudo.ts';
import { lost, paths } from '../browser/paths.ts';
import { expect, test } from '../browser/test.ts';
import { copySite, type SiteCopy } from '../site-copy.ts';
import { barFaults } from './bar-at.ts';

const port = Number(process.env.PORT ?? 4173) + 1;
const tags = Object.keys(pseudoLanguages) as PseudoTag[];
const pages = paths.filter((path) => path !== lost).map((path) => (path === '/' ? '' : path));

test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://127.0.0.1:${port}` });

let site: SiteCopy;
let server: ChildProcess;

/** A copy of the site that speaks pseudo-languages too: one a third longer than French, one from right to left. */
test.beforeAll(async () => {
  test.setTimeout(60_000);
  site = copySite();
  for (const tag of tags) writePseudoLanguage(tag, join(site.dir, 'locales'));
  const { ok, output } = await site.build();
  expect(ok, output).toBe(true);
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const options = ['preview', '--port', String(port), '--strictPort'];
  server = spawn(process.execPath, [vite, ...options], { cwd: site.dir, stdio: 'ignore' });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      ({ ok: found }) => found,
      () => false,
    );
  await expect.poll(answers, { timeout: 20_000 }).toBe(true);
});

test.afterAll(() => {
  server?.kill();
  site?.remove();
});

for (const tag of tags) {
  for (const path of pages) {
    test(`/${tag}${path} never scrolls sideways at 320 px and keeps every text inside`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/${tag}${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const cut = await page
        .locator('body :is(a, button, p, li, h1, h2, h3, td, th, summary)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              return left < -1 || right > innerWidth + 1;
            })
            .map((element) => `${element.tagName} ${element.textContent}`),
        );
      expect(cut).toEqual([]);
      const outside = await page.locator('svg text').evaluateAll((texts) =>
        texts
          .filter((text) => {
            const own = text.getBoundingClientRect();
            const picture = text.closest('svg')?.getBoundingClientRect();
            return picture && (own.left < picture.left - 1 || own.right > picture.right + 1);
          })
          .map((text) => text.textContent),
      );
      expect(outside).toEqual([]);
      const collided = await page.locator('svg text').evaluateAll((texts) =>
        texts.flatMap((text, index) => {
          const one = text.getBoundingClientRect();
          const others = texts.slice(index + 1).filter((candidate) => {
            const other = candidate.getBoundingClientRect();
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            return across > 1 && down > Math.min(one.height, other.height) / 2;
          });
          return others.map((other) => `${text.textContent} | ${other.textContent}`);
        }),
      );
      expect(collided).toEqual([]);
    });
  }
}

for (const tag of tags) {
  test(`/${tag} has a bar of one row at every width`, async ({ page }) => {
    await page.goto(`/${tag}`);
    expect(await barFaults(page)).toEqual([]);
  });
}

test('a visitor changes the language on a page and stays on it', async ({ page }) => {
  await page.goto('/hosting');
  const french = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: pseudoLanguages['ar-XB'].name }).click();
  await expect(page).toHaveURL('/ar-XB/hosting');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/hosting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french);
});

test('a page from right to left starts at the right', async ({ page }) => {
  await page.goto('/ar-XB');
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(brand?.x).toBeGreaterThan(640);
  expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeGreaterThan(1100);
});

test('a week runs the way the language does, and a map stays a map', async ({ page }) => {
  const places = (locator: string) =>
    page
      .locator(locator)
      .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().left)));
  for (const [path, runs] of [
    ['/', 1],
    ['/ar-XB', -1],
  ] as const) {
    await page.goto(path);
    const days = (await places('main svg text.font-700.anchor-middle')).slice(0, 5);
    expect(days).toHaveLength(5);
    expect(days).toEqual([...days].sort((one, other) => runs * (one - other)));
  }
  const country = async (path: string) => {
    await page.goto(path);
    return page
      .locator('[role=img] svg')
      .nth(1)
      .evaluate((map) => getComputedStyle(map).transform);
  };
  expect([await country('/hosting'), await country('/ar-XB/hosting')]).toEqual(['none', 'none']);
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
