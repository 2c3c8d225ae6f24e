import type { Page } from '@playwright/test';
import { textFaults } from '../browser/text-faults.ts';
import { brokenWords, stopHyphenation } from './broken-words.ts';
import { lostColumns } from './columns.ts';
import { misfitFrames } from './frames.ts';
import { overlaps } from './overlaps.ts';

/** All but `brokenWords`: for widths at which a word may be longer than a line. */
export const checks = [misfitFrames, overlaps, lostColumns];

/**
 * Stops hyphenation on the page, for good.
 * @param where what the faults are named after.
 * @param widths in pixels.
 * @param wanted what is looked for, besides faults of texts: everything, unless it is said.
 * @returns every fault of the layout, each with the width at which it is seen.
 */
export async function faultsAt(
  page: Page,
  where: string,
  widths: number[],
  wanted = [...checks, brokenWords],
): Promise<string[]> {
  await page.evaluate(stopHyphenation);
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const seen = await page.evaluate(textFaults, true);
    for (const check of wanted) {
      seen.push(...(await page.evaluate(check)));
    }
    faults.push(...seen.map((fault) => `${where}, ${width} px: ${fault.slice(0, 160)}`));
  }
  return faults;
}
