/**
 * `npm run bench`: what a visit costs as a ratio to the same page stripped to bare HTML and CSS: paints, work of the
 * main thread, and bytes. Throttling applied (1.6 Mbit/s, 150 ms, a processor four times slower) and simulated by
 * Lighthouse, a cold cache, the variants interleaved, medians. With `-- --against FOLDER` the ratios are to another
 * build of the site, such as an earlier one.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { serveVariant } from './serve-variant.ts';
import { simulatedVisit } from './simulated.ts';
import { type Visit, visit } from './throttled.ts';
import type { Variant } from './variants.ts';

const runs = Number(process.env.RUNS ?? 5);
const paths = (process.env.PATHS ?? '/ /deployment /hosting /cgu').split(' ');
const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
const names: readonly Variant[] = against ? ['built', 'bare'] : ['built', 'bare', 'fontless'];
const base = against ? `÷ ${against}` : '÷ bare';
const debuggingPort = 9333;

const servers = await Promise.all(
  names.map((name) => (against && name === 'bare' ? serveVariant('built', against) : serveVariant(name))),
);
const args = [...chromiumArgs, `--remote-debugging-port=${debuggingPort}`];
const browser = await chromium.launch({ executablePath: chromiumPath(), args });
const rows: object[] = [];
for (const path of paths) {
  const applied = await measure(names, (origin) => visit(browser, origin + path));
  rows.push(row(path, 'applied', applied));
  rows.push(
    row(path, 'simulated', await measure(['built', 'bare'], (origin) => simulatedVisit(debuggingPort, origin + path))),
  );
}
console.table(rows);
await browser.close();
await Promise.all(servers.map(({ stop }) => stop()));

/** Takes turns between the variants. @returns variant → its measurements. */
async function measure<Measurement>(wanted: readonly Variant[], take: (origin: string) => Promise<Measurement>) {
  const taken = new Map(wanted.map((name) => [name, [] as Measurement[]]));
  for (let run = 0; run < runs; run++) {
    for (const name of wanted) taken.get(name)?.push(await take(servers[names.indexOf(name)]?.origin ?? ''));
  }
  return taken;
}

function row(page: string, throttling: string, visits: Map<Variant, Visit[]>) {
  const of = (name: Variant, cost: keyof Visit) => median(visits.get(name)?.map((one) => one[cost]) ?? []);
  const ratio = (cost: keyof Visit, to: Variant = 'bare') => (of('built', cost) / of(to, cost)).toFixed(2);
  return {
    page,
    throttling,
    'first paint (ms)': Math.round(of('built', 'first')),
    [base]: ratio('first'),
    'largest paint (ms)': Math.round(of('built', 'largest')),
    [`${base} `]: ratio('largest'),
    'script (ms)': Math.round(of('built', 'script')),
    [`all work ${base}`]: ratio('work'),
    [`bytes ${base}`]: ratio('bytes'),
    'layout shift': Math.max(...(visits.get('built')?.map(({ shift }) => shift) ?? [])).toFixed(4),
    ...(visits.has('fontless') && { 'largest paint ÷ bare without the font': ratio('largest', 'fontless') }),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
