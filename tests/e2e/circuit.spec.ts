import { holdEnter } from './contact.ts';
import { asAWhole, expect, test } from './test.ts';
import { translate } from './translate.ts';

test('a visitor corrects an hour of the sheet, and stamps it again from station to station', async ({
  page,
}) => {
  await page.goto('/');
  const sheet = page.locator('[data-circuit]');
  const file = sheet.getByRole('listitem').last().getByText('Généré');
  await expect(file).toBeVisible();

  await sheet.getByRole('button', { name: '− 30 min' }).click();
  await expect(sheet.getByText('fait 1 h', { exact: false })).toBeVisible();
  await expect(sheet.getByRole('row', { name: /^Total/ })).toContainText('29 h');
  await expect(sheet.getByRole('status')).toHaveText('1 h Total 29 h');
  await expect(file).toBeHidden();
  // A half-stamped sheet is of no use on paper.
  await page.emulateMedia({ media: 'print' });
  await expect(file).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  for (const action of ['Saisir', 'Valider', 'Valider', 'Générer']) {
    await sheet.getByRole('button', { name: action }).press('Enter');
  }
  await expect(file).toBeVisible();
  await expect(sheet.getByText('Animateur 9 h')).toBeVisible();
  await expect(sheet.getByRole('status')).toHaveText('Fichier d’export Généré 29 h');
  await expect(sheet.getByRole('listitem').last()).toBeFocused();
});

test('by keys alone the sheet is stamped in view, and a held key stamps once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/');
  const sheet = page.locator('[data-circuit]');
  const more = sheet.getByRole('button', { name: '+ 30 min' });
  await more.press('Enter');
  await page.keyboard.press('Tab');
  await holdEnter(page);
  await expect(sheet.getByRole('status')).toHaveText('Heures saisies Saisi 30 h');
  for (const _station of [2, 3, 4]) {
    await expect(page.locator(':focus')).toBeInViewport(asAWhole);
    await page.keyboard.press('Enter');
  }
  await expect(sheet.getByText('Animateur 10 h')).toBeInViewport();
  await expect(sheet.getByRole('status')).toHaveText('Fichier d’export Généré 30 h');
});

for (const when of ['before', 'after']) {
  test(`a page translated ${when} its script has come counts like any other`, async ({
    page,
    holdBack,
  }) => {
    const deliver = await holdBack('**/assets/app-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    const sheet = page.locator('[data-circuit]');
    const less = sheet.getByRole('button', { name: '− 30 min' });
    if (when === 'before') {
      await page.evaluate(translate, '[data-circuit]');
    }
    deliver();
    await expect(less).toBeVisible();
    if (when === 'after') {
      await page.evaluate(translate, '[data-circuit]');
    }
    await less.click();
    await expect(sheet.getByRole('row', { name: /Total/ })).toContainText('«29 h»');
    await expect(sheet.getByRole('row', { name: /Total/ })).not.toContainText('29 h 30');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet is read, and has no button that does nothing', async ({ page }) => {
    await page.goto('/');
    const sheet = page.locator('[data-circuit]');
    await expect(sheet.getByRole('row', { name: /^Total/ })).toContainText('29 h 30');
    await expect(sheet.getByRole('button')).toHaveCount(0);
  });
});

test('the buttons that the script adds move nothing', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  const heights = async () => {
    const found: number[] = [];
    for (const width of [320, 390, 768, 1180, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(await page.locator('[data-circuit]').evaluate((sheet) => sheet.clientHeight));
    }
    return found;
  };
  const script = '**/assets/app-*.js';
  await page.route(script, (route) => route.abort());
  await page.goto('/');
  const without = await heights();
  await page.unroute(script);
  await page.reload();
  const changes = (await heights()).map((height, index) => height - (without[index] ?? 0));
  expect(changes.filter((change) => Math.abs(change) > 1)).toEqual([]);
});
