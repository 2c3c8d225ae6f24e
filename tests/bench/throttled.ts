import type { Browser } from 'playwright';

const link = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const processorSlowdown = 4;

/**
 * Visits a page with a cold cache over a slow link and with a slow processor, both really applied.
 * @returns milliseconds to the first and the largest paint, and of work of the main thread, scripts included; bytes
 * received, headers included; the largest layout shift score.
 */
export async function visit(browser: Browser, url: string) {
  const { context, page, session } = await throttledPage(browser);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(paintTimes);
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  await context.close();
  return { ...paint, bytes, work: seconds('TaskDuration') * 1000, script: seconds('ScriptDuration') * 1000 };
}

/**
 * Presses the first button for the contact form, without a hover before it, and types a letter in what opens.
 * @returns milliseconds from the press to the frame that shows what opened, and to the one that shows the letter.
 */
export async function opening(browser: Browser, url: string): Promise<{ shown: number; typed: number }> {
  const { context, page } = await throttledPage(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const frames = { shown: Number.NaN, typed: Number.NaN };
    Object.assign(window, { opened: frames });
    addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    const look = (start: number) => {
      addEventListener('input', () => paintedAt((time) => Object.assign(frames, { typed: time - start })));
      requestAnimationFrame(function wait() {
        if (document.querySelector('dialog[open], :popover-open'))
          requestAnimationFrame((time) => Object.assign(frames, { shown: time - start }));
        else requestAnimationFrame(wait);
      });
    };
    const paintedAt = (tell: (time: number) => void) => requestAnimationFrame(() => requestAnimationFrame(tell));
  });
  await page.locator('main [data-opening]').first().dispatchEvent('click');
  await page.keyboard.press('C');
  await page.waitForFunction(() => !Number.isNaN(Object(window).opened.typed));
  const frames = await page.evaluate(() => Object(window).opened);
  await context.close();
  return frames;
}

async function throttledPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', link);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  return { context, page, session };
}

/** Runs in the page. */
async function paintTimes() {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(resolve, 300, []);
    });
  const largest = (await entries('largest-contentful-paint')).at(-1)?.startTime ?? 0;
  const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return { first, largest, shift: shifts.reduce((sum, { value }) => sum + value, 0) };
}
