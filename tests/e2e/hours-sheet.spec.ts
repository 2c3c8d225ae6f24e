import common from '../../locales/fr/common.json' with { type: 'json' };
import contactTexts from '../../locales/fr/contact.json' with { type: 'json' };
import home from '../../locales/fr/home.json' with { type: 'json' };
import { fillInHours } from '../../src/i18n/hours.ts';
import { hoursOf, replacedSlot } from '../../src/pages/home/example-week.ts';
import { expect, holdEnter, test } from './contact.ts';
import { asAWhole } from './test.ts';
import { translate } from './translate.ts';

const { structure } = home.sheet.stations;
const { total: totalTitle } = home.planning;

/** The hours of the circled day and of the week, as they are entered. */
const entry = hoursOf('done', { agent: replacedSlot.agent, day: replacedSlot.day });
const sum = hoursOf('done');

/** @returns hours as a French page writes them. */
function inFrench(hours: number): string {
  const texts = { wholeHours: common.hours, halfHours: common.hoursAndHalf };
  return fillInHours(texts, hours);
}

test.beforeEach(({ page }) => page.goto('/'));

/** The edge of the file, which is a form to fill in until it slips out of the sheet. */
const aForm = ['border-top-style', 'dashed'] as const;
const aSlip = ['border-top-style', 'solid'] as const;

function sheetOn(page: import('@playwright/test').Page) {
  const sheet = page.locator('[data-hours-sheet]');
  return {
    sheet,
    less: sheet.getByRole('button', { name: home.sheet.less }),
    more: sheet.getByRole('button', { name: home.sheet.more }),
    validate: sheet.getByRole('button', { name: structure.action }),
    demo: sheet.getByRole('button', { name: contactTexts.purposes.demo.title }),
    file: sheet.locator('[data-file]'),
    status: sheet.getByRole('status'),
    total: sheet.getByRole('row', { name: new RegExp(`^${totalTitle}`) }),
  };
}

test('in the first screen a visitor corrects an hour and stamps twice, the file slips out, and a demo is offered', async ({
  page,
  contact,
}) => {
  const { sheet, less, more, validate, demo, file, status, total } = sheetOn(page);
  await expect(sheet).toBeInViewport(asAWhole);
  await expect(file).toHaveCSS(...aForm);
  await less.click();
  await expect(sheet.locator('[data-gap]')).toContainText(inFrench(entry - 0.5));
  await expect(total).toContainText(inFrench(sum - 0.5));
  await expect(status).toHaveText(`${inFrench(entry - 0.5)} ${totalTitle} ${inFrench(sum - 0.5)}`);
  await more.click();
  await more.click();
  await expect(total).toContainText(inFrench(sum + 0.5));
  await validate.click();
  await expect(status).toHaveText(`${structure.stamp} ${inFrench(sum + 0.5)} ${structure.title}`);
  await validate.click();
  await expect(file).toHaveCSS(...aSlip);
  await expect(validate).toHaveCount(0);
  await expect(sheet.getByText(home.sheet.ending)).toBeFocused();
  await demo.click();
  // The form alone: the panel with the e-mail address is for pages without a script.
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(contact.dialog).toBeVisible();
});

test('a correction after the stamps takes them off', async ({ page }) => {
  const { less, validate, demo, file } = sheetOn(page);
  await validate.click();
  await validate.click();
  await expect(demo).toBeVisible();
  await less.click();
  await expect(demo).toBeHidden();
  await expect(file).toHaveCSS(...aForm);
  await expect(validate).toBeVisible();
});

test('on paper the sheet is finished, whatever a visitor has done', async ({ page }) => {
  const { sheet, file } = sheetOn(page);
  await expect(file).toHaveCSS(...aForm);
  await page.emulateMedia({ media: 'print' });
  await expect(file).toHaveCSS(...aSlip);
  await expect(sheet.getByText(structure.stamp)).toHaveCount(2);
  await expect(sheet.getByText(structure.stamp).last()).toBeVisible();
});

test('by keys alone the sheet is stamped in view, and a held key stamps once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const { more, validate, status } = sheetOn(page);
  await more.press('Enter');
  await page.keyboard.press('Tab');
  await expect(validate).toBeFocused();
  await holdEnter(page);
  await expect(status).toHaveText(`${structure.stamp} ${inFrench(sum + 0.5)} ${structure.title}`);
  await expect(page.locator(':focus')).toBeInViewport(asAWhole);
  await page.keyboard.press('Enter');
  await expect(status).toContainText(home.sheet.file.title);
  await expect(page.locator(':focus')).toBeInViewport(asAWhole);
});

test('a page translated by the browser counts like any other', async ({ page }) => {
  const { sheet, less, total } = sheetOn(page);
  await expect(less).toBeVisible();
  await page.evaluate(translate, '[data-hours-sheet]');
  await less.click();
  const translated = sheet.getByRole('row').last();
  await expect(translated).toContainText(`«${inFrench(sum - 0.5)}`);
  await expect(translated).not.toContainText(inFrench(sum));
  expect(await total.count()).toBeLessThanOrEqual(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet is finished', async ({ page }) => {
    const { sheet, total, file } = sheetOn(page);
    await expect(total).toContainText(inFrench(sum));
    await expect(file).toHaveCSS(...aSlip);
    await expect(sheet.getByText(structure.stamp).last()).toBeVisible();
  });
});

test('a correction moves no column, and leaves the first entry struck through', async ({
  page,
}) => {
  const { sheet, less, more } = sheetOn(page);
  const edges = () =>
    sheet
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)));
  for (const width of [390, 1180, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await edges();
    await more.click();
    await expect(sheet.locator('del')).toHaveText(inFrench(entry));
    expect(await edges(), `${width} px`).toEqual(before);
    await less.click();
    await expect(sheet.locator('del')).toBeHidden();
  }
});

test('what the script adds, and the last stamp, move nothing', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  const heights = async () => {
    const found: number[] = [];
    for (const width of [390, 768, 1180, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(await page.locator('[data-hours-sheet]').evaluate((sheet) => sheet.clientHeight));
    }
    return found;
  };
  const script = '**/assets/app-*.js';
  await page.route(script, (route) => route.abort());
  await page.reload();
  const without = await heights();
  await page.unroute(script);
  await page.reload();
  const { validate } = sheetOn(page);
  const withScript = await heights();
  await validate.click();
  await validate.click();
  const stamped = await heights();
  for (const [index, height] of without.entries()) {
    expect(Math.abs((withScript[index] ?? 0) - height)).toBeLessThanOrEqual(1);
    expect(Math.abs((stamped[index] ?? 0) - height)).toBeLessThanOrEqual(1);
  }
});
