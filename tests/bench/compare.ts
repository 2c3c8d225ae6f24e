import { type Browser, chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { serveVariant } from './serve-variant.ts';

const runs = Number(process.env.RUNS ?? 5);

/**
 * Measures addresses of two sites turn by turn, so that whatever else the machine does disturbs both alike.
 * @param sites each is what to serve, as `serveVariant` takes it.
 * @returns of each address, the medians of the one site and of the other.
 */
export async function compare<Cost extends string>(
  sites: readonly [Parameters<typeof serveVariant>, Parameters<typeof serveVariant>],
  paths: readonly string[],
  measure: (browser: Browser, url: string) => Promise<Record<Cost, number>>,
): Promise<{ path: string; one: Record<Cost, number>; other: Record<Cost, number> }[]> {
  const [one, other] = await Promise.all([serveVariant(...sites[0]), serveVariant(...sites[1])]);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  const compared = [];
  for (const path of paths) {
    const visits: { one: Record<Cost, number>[]; other: Record<Cost, number>[] } = { one: [], other: [] };
    for (let run = 0; run < runs; run++) {
      visits.one.push(await measure(browser, one.origin + path));
      visits.other.push(await measure(browser, other.origin + path));
    }
    compared.push({ path, one: medians(visits.one), other: medians(visits.other) });
  }
  await browser.close();
  await Promise.all([one.stop(), other.stop()]);
  return compared;
}

/** The value in the middle of each cost, the upper one of two. */
function medians<Cost extends string>(visits: Record<Cost, number>[]): Record<Cost, number> {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const names = Object.keys(visits[0] ?? {}) as Cost[];
  return Object.fromEntries(names.map((name) => [name, middle(visits.map((visit) => visit[name]))])) as never;
}
