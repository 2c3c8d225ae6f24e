import type { Browser } from 'playwright';

export const viewport = { width: 390, height: 844 };
const link = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** How many times slower the processor is made. */
export const slowdown = Number(process.env.SLOWDOWN ?? 4);

/**
 * Visits a page with a cold cache over a slow link and with a slow processor, both really applied.
 * @returns milliseconds to the first and the largest paint, and by which tasks block the page (what each takes above
 * 50 ms); bytes received, headers included; the layout shift score.
 */
export async function visit(browser: Browser, url: string) {
  const { context, page, session } = await throttledPage(browser);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(url, { waitUntil: 'networkidle' });
  const timings = await page.evaluate(readTimings);
  await context.close();
  return { ...timings, bytes };
}

/** Runs in the page: presses the first button for the contact form as a mouse does, without the hover before it. */
export function pressButton(): void {
  const press = new PointerEvent('click', {
    bubbles: true,
    cancelable: true,
    pointerType: 'mouse',
  });
  document.querySelector('main [aria-haspopup=dialog]')?.dispatchEvent(press);
}

/**
 * Opens a page with an empty cache, over a slow link.
 * @param rate how many times slower the processor is made.
 */
export async function throttledPage(browser: Browser, rate = slowdown) {
  const context = await browser.newContext({ viewport, hasTouch: true, locale: 'fr-FR' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', link);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page, session };
}

/** Runs in the page. */
async function readTimings() {
  const entries = <Entry = PerformanceEntry>(type: string) =>
    new Promise<Entry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Entry[])).observe({
        type,
        buffered: true,
      });
      setTimeout(resolve, 300, []);
    });
  const shifts = await entries<{ value: number }>('layout-shift');
  const tasks = await entries('longtask');
  return {
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? 0,
    blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}
