import common from '../../locales/fr/common.json' with { type: 'json' };
import { onEveryPage } from '../browser/every-page.ts';
import { headingsAtSheetEnds } from '../browser/paper.ts';
import { expect, test } from '../browser/test.ts';

onEveryPage((path) => {
  test('has the same texts without JavaScript, and every button shows the e-mail address', async ({
    page,
    browser,
    baseURL,
  }) => {
    const plain = await browser.newPage({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      locale: 'fr-FR',
    });
    await plain.goto(path);
    await expect(plain.locator('main')).toHaveText(await page.locator('main').innerText(), {
      useInnerText: true,
    });
    await expect(plain.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible();
    const direct = plain.getByRole('dialog', { name: common.direct.title });
    for (const button of await plain.locator('button[aria-haspopup]:visible').all()) {
      await button.click();
      await expect(direct.getByRole('link', { name: /@/ })).toBeVisible();
      await direct.getByRole('button', { name: 'Fermer' }).click();
      await expect(direct).toBeHidden();
    }
    await plain.close();
  });
});

for (const [path, sheets] of [
  ['/', 3],
  ['/hosting', 2],
  ['/overtime-module', 2],
] as const) {
  test(`${path} is printed on ${sheets} A4 sheets`, async ({ page }) => {
    await page.goto(path);
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
  });
}

test('no printed sheet ends with a heading whose text is on the next', async ({ page }) => {
  // Where a heading would come last on a sheet, if the style sheet did not keep it with its text.
  for (const [path, format, scale] of [
    ['/', 'Letter', 1],
    ['/', 'A4', 1.1],
    ['/overtime-module', 'A4', 1.3],
    ['/hosting', 'A4', 1],
    ['/deployment', 'A4', 1.3],
    ['/cgu', 'A4', 0.9],
  ] as const) {
    await page.goto(path);
    const paper = await page.pdf({ format, scale, preferCSSPageSize: true, tagged: true });
    expect(await headingsAtSheetEnds(paper), `${path} on ${format}, scale ${scale}`).toEqual([]);
  }
});

test('the next page is fetched while the pointer is on its link', async ({ page }) => {
  await page.goto('/');
  const prefetched = page
    .context()
    .waitForEvent('request', (request) => request.url().endsWith('/cgu'));
  await page.locator('footer a[href="/cgu"]').hover();
  expect((await (await prefetched).allHeaders())['sec-purpose']).toBe('prefetch');
});

test('the footer shows the current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('the table of contents of a legal page marks the article that is read, and no heading hides below the header', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/cgu');
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await contents.getByRole('link', { name: 'Propriété intellectuelle' }).click();
  await expect(contents.locator('[aria-current]')).toHaveText('Propriété intellectuelle');
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page
    .getByRole('heading', { name: 'Propriété intellectuelle' })
    .boundingBox();
  expect(header?.y).toBe(0);
  expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  // On a high screen the last articles cannot scroll to the top.
  await page.setViewportSize({ width: 1280, height: 1300 });
  for (const last of ['Modification des CGU', 'Droit applicable et juridiction']) {
    await contents.getByRole('link', { name: last }).click();
    await expect(contents.locator('[aria-current]')).toHaveText(last);
  }
});

test.describe('where its script does not come', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('the table of contents leads to its articles, and no error is thrown', async ({ page }) => {
    await page.route('**/toc-*.js', (route) => route.abort());
    const failure = page.waitForEvent('requestfailed');
    await page.goto('/cgu');
    expect((await failure).url()).toContain('/toc-');
    const contents = page.getByRole('navigation', { name: 'Sommaire' });
    await contents.getByRole('link', { name: 'Propriété intellectuelle' }).click();
    await expect(page.getByRole('heading', { name: 'Propriété intellectuelle' })).toBeInViewport();
  });
});
