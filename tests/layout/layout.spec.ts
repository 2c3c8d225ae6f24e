import type { Page } from '@playwright/test';
import { contrast } from '../browser/contrast.ts';
import { onEveryPage } from '../browser/every-page.ts';
import { paperWidth } from '../browser/paper.ts';
import { expect, test } from '../browser/test.ts';
import { coloursOfTexts } from './colours.ts';
import { checks, faultsAt } from './faults.ts';

/** In pixels. From 430 to 767 px a page is that of a phone, with room to spare; its tables stack a little below 680 px. */
const widths = [320, 360, 390, 430, 600, 680, 767, 768, 900, 1024, 1280, 1920];

onEveryPage((path) => {
  test('at every width, frames fit their words, no word is broken, nothing overlaps and no column is lost', async ({
    page,
  }) => {
    expect(await faultsAt(page, path, widths)).toEqual([]);
  });

  test('with a style that makes text twice as large, frames fit their words, nothing overlaps and no column is lost', async ({
    page,
  }) => {
    // Unlike a visitor's setting (large-text.spec.ts), no media query follows it: the wide layout has large text.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await faultsAt(page, `${path}, text at 200 %`, [1280], checks)).toEqual([]);
  });

  test('on paper, frames fit their words, no word is broken, nothing overlaps and no column is lost', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    expect(await faultsAt(page, `${path} on paper`, [paperWidth])).toEqual([]);
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
