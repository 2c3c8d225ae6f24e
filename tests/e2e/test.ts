import { existsSync } from 'node:fs';
import { test as base, expect, firefox } from '@playwright/test';

/** In view as a whole. A fraction of a pixel outside does not matter. */
export const asAWhole = { ratio: 0.99 };

/** Delays matching requests. @returns a function that releases them. */
type HoldBack = (address: string) => Promise<() => void>;

interface Fixtures {
  /** Console messages that a test expects, which it adds; any other fails it. */
  expectedNoise: RegExp[];
  holdBack: HoldBack;
  skipWithoutBrowser: undefined;
  failOnNoise: undefined;
}

/** Playwright's test. It fails on console noise, page errors and requests to another origin. */
export const test = base.extend<Fixtures>({
  // Before any other fixture, which may start the browser.
  expectedNoise: ({ skipWithoutBrowser: _ }, use) => use([]),
  holdBack: ({ page }, use) =>
    use(async (address) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(address, async (route) => {
        await promise;
        await route.fallback();
      });
      return resolve;
    }),
  skipWithoutBrowser: [
    async ({ browserName, launchOptions }, use) => {
      const own = browserName === 'firefox' ? firefox.executablePath() : '';
      const path = launchOptions.executablePath ?? own;
      const reason = `needs ${browserName}, which this machine does not have`;
      if (process.env.CI && !existsSync(path)) {
        throw new Error(`CI ${reason}`);
      }
      base.skip(!existsSync(path), reason);
      await use(undefined);
    },
    { auto: true },
  ],
  failOnNoise: [
    // `skipWithoutBrowser` comes first, because `context` starts the browser.
    async ({ skipWithoutBrowser: _, context, baseURL, expectedNoise }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) {
          noise.push(`request to ${request.url()}`);
        }
      });
      await use(undefined);
      const unexpected = noise.filter(
        (line) => !expectedNoise.some((pattern) => pattern.test(line)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
