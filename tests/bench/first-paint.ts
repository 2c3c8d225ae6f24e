/**
 * `npm run bench`: first and largest paint of each page as a ratio to the same page stripped to HTML and CSS, to that without the web font, and to
 * itself with its styles in a file. Applied throttling (1.6 Mbit/s, 150 ms, a processor four times slower), a cold
 * cache, the variants interleaved, medians.
 */
import { createServer } from 'node:http';
import { type Browser, chromium } from 'playwright';
import sirv from 'sirv';
import { compressFiles } from '../../build/compress.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { type Variant, variants, writeVariant } from './variants.ts';

const runs = Number(process.env.RUNS ?? 7);
const paths = (process.env.PATHS ?? '/ /deployment /hosting /cgu').split(' ');
const names = Object.keys(variants) as Variant[];

const servers = await Promise.all(names.map(serve));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
const rows = [];
for (const path of paths) {
  const samples = names.map(() => ({ first: [] as number[], largest: [] as number[], shift: [] as number[] }));
  for (let run = 0; run < runs; run++) {
    for (const [index, server] of servers.entries()) {
      const paint = await visit(browser, server.origin + path);
      samples[index]?.first.push(paint.first);
      samples[index]?.largest.push(paint.largest);
      samples[index]?.shift.push(paint.shift);
    }
  }
  const [built, bare, fontless, linked] = samples.map((sample) => ({
    first: median(sample.first),
    largest: median(sample.largest),
    shift: Math.max(...sample.shift),
  }));
  if (!built || !bare || !fontless || !linked) throw new Error('a variant was not measured');
  rows.push({
    page: path,
    'first paint (ms)': Math.round(built.first),
    '÷ bare': ratio(built.first, bare.first),
    '÷ styles in a file': ratio(built.first, linked.first),
    'largest paint (ms)': Math.round(built.largest),
    '÷ bare ': ratio(built.largest, bare.largest),
    '÷ bare without the font': ratio(built.largest, fontless.largest),
    'largest layout shift': built.shift.toFixed(4),
  });
}
console.table(rows);
await browser.close();
await Promise.all(servers.map((server) => server.stop()));

async function serve(variant: Variant) {
  const { folder, remove } = await writeVariant(variant);
  await compressFiles(folder);
  const server = createServer(sirv(folder, { brotli: true })).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await remove();
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}

async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(resolve, 300, []);
      });
    const largest = (await entries('largest-contentful-paint')).at(-1)?.startTime ?? 0;
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { first, largest, shift: shifts.reduce((sum, { value }) => sum + value, 0) };
  });
  await context.close();
  return paint;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ratio(a: number, b: number): string {
  return (a / b).toFixed(2);
}
