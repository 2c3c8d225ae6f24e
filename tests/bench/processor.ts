import type { Browser, Page } from 'playwright';
import type { Costs } from './interleave.ts';
import { pressButton, throttledPage, viewport } from './throttled.ts';

/** What is read of Chromium's trace; times in microseconds, `tts` and `tdur` of the thread's processor. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tts?: number;
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/**
 * Visits a page with a cold cache over a slow link.
 * @returns milliseconds of processor that the main thread spends until the first paint. Other work of the machine hardly
 * changes them; they are not throttled, since the throttle itself uses the processor.
 */
export async function processorOfPaint(browser: Browser, url: string): Promise<Costs> {
  const { context, page } = await throttledPage(browser, 1);
  const trace = await traceOf(browser, page, () => page.goto(url, { waitUntil: 'networkidle' }));
  await context.close();
  const start = trace.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const paint = trace.find(({ name }) => name === 'firstContentfulPaint');
  return { processor: spent(trace, 'RunTask', start, paint) };
}

/**
 * Presses the first button for the contact form, without throttling.
 * @returns milliseconds of processor that the main thread spends until the frame after the one that shows the form, and
 * what of it goes to styles and layout.
 */
export async function processorOfPress(browser: Browser, url: string): Promise<Costs> {
  const page = await browser.newPage({ viewport, locale: 'fr-FR' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const press = `(async () => {
    performance.mark('pressed');
    (${pressButton})();
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    performance.mark('shown');
  })()`;
  const trace = await traceOf(browser, page, () => page.evaluate(press));
  await page.close();
  const [pressed, shown] = ['pressed', 'shown'].map((mark) =>
    trace.find(({ name }) => name === mark),
  );
  return {
    all: ((shown?.tts ?? Number.NaN) - (pressed?.tts ?? Number.NaN)) / 1000,
    styles: spent(trace, 'UpdateLayoutTree', pressed, shown),
    layout: spent(trace, 'Layout', pressed, shown),
  };
}

/** @returns Chromium's trace of some work in a page. */
async function traceOf(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, {
    categories: [
      'blink.user_timing',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'loading',
    ],
  });
  await work();
  return JSON.parse(`${await browser.stopTracing()}`).traceEvents;
}

/** @returns the milliseconds of processor of all events of one name, from one event to another, on its thread. */
function spent(trace: TraceEvent[], event: string, from?: TraceEvent, to?: TraceEvent): number {
  if (!from || !to) {
    throw new Error('The trace does not hold what is measured.');
  }
  const durations = trace.map(({ name, pid, tid, ts, tdur = 0 }) => {
    return name === event && pid === to.pid && tid === to.tid && ts >= from.ts && ts <= to.ts
      ? tdur
      : 0;
  });
  return durations.reduce((sum, duration) => sum + duration, 0) / 1000;
}
