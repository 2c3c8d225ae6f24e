import type { ProgramName } from '../programs.ts';
import { until } from '../until.ts';

/** What tests do with a browser. */
export interface Driver {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it can use nothing but its arguments. */
  run<Result, Args extends unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(x: number, y: number): Promise<void>;
  escape(): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window, or of the whole page. */
  screenshot(fullPage?: boolean): Promise<Buffer>;
  /** What was written to the console since the last call. */
  consoleMessages(): Promise<string[]>;
  close(): Promise<void>;
}

/** `forced` stands for forced colours. */
export type Theme = 'light' | 'dark' | 'forced';

export interface Engine {
  name: string;
  /** The programs that it needs; where one is missing, its tests are left out. */
  programs: ProgramName[];
  /** The themes that it can be started in. */
  themes: Theme[];
  /**
   * @param screenHeight in pixels: an engine that needs a screen has no window that is higher. The others ignore it.
   */
  start(theme: Theme, screenHeight?: number): Promise<Driver>;
}

/** What the pages of Playwright and of Puppeteer have in common. */
interface Page {
  evaluate(script: string): Promise<unknown>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { press(key: 'Escape'): Promise<void>; type(text: string): Promise<void> };
  screenshot(options: { fullPage: boolean }): Promise<Uint8Array>;
  on(event: string, listener: (detail: unknown) => void): unknown;
}

/** @returns a driver for a page of Playwright or Puppeteer, completed by what the two do differently. */
export function driverOf(page: Page, rest: Pick<Driver, 'resize' | 'close'>): Driver {
  const messages: string[] = [];
  page.on('console', (detail) => {
    const message = detail as { type(): string; text(): string };
    messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error}`));
  const run: Driver['run'] = (work, ...args) =>
    page.evaluate(`(${work})(${args.map((argument) => JSON.stringify(argument)).join()})`) as never;
  return {
    run,
    // The libraries' own goto and goBack wait for a load event, which a page from the bfcache never fires.
    async open(url) {
      await run((to) => {
        Object.assign(window, { isLeft: true });
        location.assign(to);
      }, url);
      const isLoaded = (to: string) =>
        !('isLeft' in window) && location.href === to && document.readyState === 'complete';
      await until(url, () => run(isLoaded, url));
    },
    // In a later task: a page from the bfcache replaces this one at once, and the answer to this call would be lost.
    back: () => run(() => void setTimeout(() => history.back())),
    click: (x, y) => page.mouse.click(x, y),
    escape: () => page.keyboard.press('Escape'),
    type: (text) => page.keyboard.type(text),
    screenshot: async (fullPage = false) => Buffer.from(await page.screenshot({ fullPage })),
    consoleMessages: async () => messages.splice(0),
    ...rest,
  };
}
