import { until, type Visitor } from './visitor.ts';

/** What the pages of Playwright and of Puppeteer have in common. */
interface DrivenPage {
  evaluate(script: string): Promise<unknown>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { press(key: 'Escape'): Promise<void>; type(text: string): Promise<void> };
  screenshot(options: { fullPage: boolean }): Promise<Uint8Array>;
  on(event: string, hear: (heard: unknown) => void): unknown;
}

/** @returns a visitor who has this page; whoever started the browser says how it is resized and closed. */
export function visitorOf(page: DrivenPage, rest: Pick<Visitor, 'resize' | 'close'>): Visitor {
  const noise: string[] = [];
  page.on('console', (heard) => {
    const message = heard as { type(): string; text(): string };
    noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error}`));
  const run: Visitor['run'] = (work, ...args) =>
    page.evaluate(`(${work})(${args.map((argument) => JSON.stringify(argument)).join()})`) as never;
  return {
    run,
    // Neither goes on, nor back, as a test would: both wait for a load, which a page from the browser's cache never has.
    async open(url) {
      await run((to) => {
        Object.assign(window, { isLeft: true });
        location.assign(to);
      }, url);
      const isThere = (to: string) =>
        !('isLeft' in window) && location.href === to && document.readyState === 'complete';
      await until(url, () => run(isThere, url));
    },
    // The page is left once it has answered: a page in the browser's cache is there at once, and the answer lost.
    back: () => run(() => void setTimeout(() => history.back())),
    click: (x, y) => page.mouse.click(x, y),
    escape: () => page.keyboard.press('Escape'),
    type: (text) => page.keyboard.type(text),
    picture: async (whole = false) => Buffer.from(await page.screenshot({ fullPage: whole })),
    noise: async () => noise.splice(0),
    ...rest,
  };
}
