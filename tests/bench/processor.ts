import type { Browser } from 'playwright';
import type { Costs } from './interleave.ts';
import { throttledPage, viewport } from './throttled.ts';

/** What is read of Chromium's trace; times in microseconds, `tdur` of the thread's processor. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/**
 * Visits a page with a cold cache over the same link.
 * @returns milliseconds of processor that the main thread spends until the first paint. Other work of the machine hardly
 * changes them; they are not throttled, since the throttle itself uses the processor.
 */
export async function processorOfPaint(browser: Browser, url: string): Promise<Costs> {
  const { context, page } = await throttledPage(browser, 1);
  await browser.startTracing(page, {
    categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline', 'loading'],
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const events: TraceEvent[] = JSON.parse(`${await browser.stopTracing()}`).traceEvents;
  await context.close();
  const start = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url);
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!start || !paint) throw new Error(`The trace of ${url} holds no first paint.`);
  const before = events.filter(({ name, pid, tid, ts }) => {
    return name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= start.ts && ts <= paint.ts;
  });
  return { processor: before.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) };
}

/**
 * Presses the first button for the contact form, without throttling.
 * @returns milliseconds of processor that the main thread spends until the frame that shows the form, and what of it goes
 * to styles and layout. Other work of the machine hardly changes them.
 */
export async function processorOfPress(browser: Browser, url: string): Promise<Costs> {
  const page = await browser.newPage({ viewport, locale: 'fr-FR' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = await spent();
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('main [aria-haspopup=dialog]')?.click();
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  });
  const after = await spent();
  await page.close();
  const cost = (name: string) => (after[name] ?? Number.NaN) - (before[name] ?? Number.NaN);
  return { all: cost('TaskDuration'), styles: cost('RecalcStyleDuration'), layout: cost('LayoutDuration') };
}
