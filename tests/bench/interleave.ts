import { type Browser, chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import type { Site } from './serve-site.ts';

/** What one visit measured, by name. */
export type Costs = Record<string, number>;

/**
 * Visits a page of several sites turn by turn, so that whatever else the machine does disturbs all of them alike.
 * @param measure makes one visit with a cold cache.
 * @returns for each site, in their order, what each round measured.
 */
export async function interleave(
  sites: readonly Site[],
  path: string,
  rounds: number,
  measure: (browser: Browser, url: string) => Promise<Costs>,
): Promise<Costs[][]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  const visits: Costs[][] = sites.map(() => []);
  const turns = [...sites.entries()];
  for (let round = 0; round < rounds; round++) {
    for (const [index, { origin }] of turns) {
      visits[index]?.push(await measure(browser, origin + path));
    }
    // Who comes second finds the machine warmer: each comes first in every other round.
    turns.reverse();
  }
  await browser.close();
  return visits;
}

/** @returns the value that a share of the others lies below: 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
}

/** @returns the median of a cost. */
export function median(visits: readonly Costs[], name: string): number {
  return quantile(
    visits.map((visit) => visit[name] ?? Number.NaN),
    0.5,
  );
}

/** @returns a cost as a multiple of the same round's cost on another site: median, and quartiles in brackets. */
export function ratio(visits: readonly Costs[], others: readonly Costs[], name: string): string {
  const ratios = visits.map(
    (visit, round) => (visit[name] ?? Number.NaN) / (others[round]?.[name] ?? Number.NaN),
  );
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
  return `${middle} (${low}–${high})`;
}
