import type { Page } from '@playwright/test';
import { contrast } from '../browser/contrast.ts';
import { onEveryPage } from '../browser/every-page.ts';
import { paperWidth } from '../browser/paper.ts';
import { expect, test } from '../browser/test.ts';
import { textFaults } from '../browser/text-faults.ts';
import { brokenWords, stopHyphenation } from './broken-words.ts';
import { coloursOfTexts } from './colours.ts';
import { lostColumns } from './columns.ts';
import { misfitFrames } from './frames.ts';
import { overlaps } from './overlaps.ts';

/** In pixels. Between 430 and 768 px a page is that of a phone, with room to spare. */
const widths = [360, 390, 430, 600, 680, 767, 768, 900, 1024, 1280, 1920];

onEveryPage((path) => {
  test('at every width, frames fit their words, no word is broken, nothing overlaps and no column is lost', async ({
    page,
  }) => {
    expect(await faultsAt(widths, page, path)).toEqual([]);
  });

  test('with text twice as large, frames fit their words, nothing overlaps and no column is lost', async ({
    page,
  }) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await faultsAt([390, 1280], page, `${path}, text at 200 %`, true)).toEqual([]);
  });

  test('on paper, frames fit their words, no word is broken, nothing overlaps and no column is lost', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    expect(await faultsAt([paperWidth], page, `${path} on paper`)).toEqual([]);
  });

  test('every text, those of drawings too, is dark or light enough to be read', async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      faults.push(...(await faintTexts(page, `${path}, ${colorScheme}`)));
    }
    await page.setViewportSize({ width: paperWidth, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', media: 'print' });
    faults.push(...(await faintTexts(page, `${path} on paper`)));
    expect(faults).toEqual([]);
  });
});

/**
 * @param isLarge whether text is twice as large: some words are then longer than a line, and go on in the next.
 * @returns every fault of the layout, each with the page and the width at which it is seen.
 */
async function faultsAt(
  pageWidths: number[],
  page: Page,
  where: string,
  isLarge = false,
): Promise<string[]> {
  await page.evaluate(stopHyphenation);
  const faults: string[] = [];
  for (const width of pageWidths) {
    await page.setViewportSize({ width, height: 900 });
    const seen = [
      ...(await page.evaluate(misfitFrames)),
      ...(await page.evaluate(overlaps)),
      ...(await page.evaluate(lostColumns)),
      ...(isLarge ? [] : await page.evaluate(brokenWords)),
      ...(await page.evaluate(textFaults, true)),
    ];
    faults.push(...seen.map((fault) => `${where}, ${width} px: ${fault.slice(0, 160)}`));
  }
  return faults;
}

/** @returns the texts whose contrast with what is, or may be, behind them is below 4.5:1 (WCAG 1.4.3). */
async function faintTexts(page: Page, where: string): Promise<string[]> {
  const onPaper = await page.evaluate(() => matchMedia('print').matches);
  const texts = await page.evaluate(coloursOfTexts, onPaper);
  expect(texts.length, `texts of ${where}`).toBeGreaterThan(10);
  return texts.flatMap(({ text, colour, grounds }) =>
    grounds
      .filter((ground) => contrast(colour, ground) < 4.5)
      .map((ground) => `${where}: « ${text} » is ${colour} on ${ground}`),
  );
}
