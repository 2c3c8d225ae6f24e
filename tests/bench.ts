/**
 * `npm run bench`, on the site that `npm start` serves. Compares a first visit with one to the same page
 * without font and script, and measures how long a press on a button takes to show the form. The
 * processor is 4 times slower, as on a phone. Visits also have a phone's link (1.6 Mbit/s, 150 ms)
 * and a cold cache. The two kinds of visit alternate.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { type Plugin, preview } from 'vite';
import { siteHeaders } from '../build/headers.ts';
import { buildIfOld } from './build-if-old.ts';
import { chromiumLaunch, findChromium } from './chromium.ts';
import { dist } from './site-folders.ts';

const rounds = Number(process.env.ROUNDS ?? 10);
const pages = ['/', '/hosting', '/cgu'];
const slowdown = 4;
const link = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

buildIfOld(dist);
const server = await preview({
  mode: 'try',
  plugins: [barePages()],
  preview: { port: 0 },
  logLevel: 'warn',
});
const site = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const browser = await chromium.launch(chromiumLaunch(findChromium()));

for (const path of pages) {
  const own: Paints[] = [];
  const bare: Paints[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await paintsOf(browser, site + path));
    bare.push(await paintsOf(browser, `${site + path}?bare`));
  }
  for (const kind of ['first', 'largest'] as const) {
    const times = own.map((paints) => paints[kind]);
    const bareTimes = bare.map((paints) => paints[kind]);
    const ratio = (median(times) / median(bareTimes)).toFixed(2);
    console.log(`${path}: ${kind} paint ${summary(times)}; bare ${summary(bareTimes)}; ÷ ${ratio}`);
  }
}

const first: number[] = [];
const later: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const [one, two] = await pressesOn(browser, `${site}/`);
  first.push(one);
  later.push(two);
}
console.log(`press to form: the first ${summary(first)}, a later one ${summary(later)}`);

await browser.close();
await server.close();

interface Paints {
  /** Milliseconds from the start of the visit. */
  first: number;
  largest: number;
}

async function paintsOf(from: Browser, url: string): Promise<Paints> {
  const page = await slowPage(from, true);
  await page.goto(url, { waitUntil: 'load' });
  const paints = await page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { first: paint?.startTime ?? 0, largest: entries.at(-1)?.startTime ?? 0 };
  });
  await page.context().close();
  return paints;
}

/**
 * Presses a button of a page twice.
 * @returns milliseconds from each press to the frame that shows the form.
 */
async function pressesOn(from: Browser, url: string): Promise<[number, number]> {
  const page = await slowPage(from, false);
  await page.goto(url, { waitUntil: 'load' });
  const press = async () => {
    const button = page.locator('main [data-purpose]').first();
    await page.evaluate(() => {
      const shown = new Promise<number>((resolve) => {
        const start = ({ timeStamp }: Event) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        addEventListener('click', start, { once: true, capture: true });
      });
      Object.assign(window, { shown });
    });
    await button.click();
    const time = await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
    await page.keyboard.press('Escape');
    return time;
  };
  const presses: [number, number] = [await press(), await press()];
  await page.context().close();
  return presses;
}

async function slowPage(from: Browser, isLinkSlow: boolean) {
  const page = await from.newPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isLinkSlow) {
    await devtools.send('Network.emulateNetworkConditions', link);
  }
  return page;
}

/** Serves a page without font and script if its query is `?bare`. */
function barePages(): Plugin {
  return {
    name: 'bare-pages',
    enforce: 'pre',
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?');
        if (query !== 'bare') {
          next();
          return;
        }
        const file = join(config.build.outDir, `${path === '/' ? '/index' : path}.html`);
        const html = (await readFile(file, 'utf8'))
          .replace(/<script type="module".*?<\/script>/g, '')
          .replace(/@font-face\{[^}]*url[^}]*\}/g, '')
          // The policy does not allow the changed style sheet.
          .replace(/<meta http-equiv[^>]*>/, '');
        // Opener-Policy alone costs 0.1 s: the blank page's process is not used again.
        const headers = { ...siteHeaders, 'Content-Type': 'text/html', 'Content-Encoding': 'br' };
        response.writeHead(200, headers).end(await promisify(brotliCompress)(html));
      });
    },
  };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function summary(values: number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.round);
  return `${Math.round(median(values))} ms (${least}–${most})`;
}
