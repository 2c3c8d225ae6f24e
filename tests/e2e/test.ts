import { test as base, expect } from '@playwright/test';

/** Delays matching requests. @returns a function that releases them. */
export type HoldBack = (address: string) => Promise<() => void>;

interface Fixtures {
  /** Console messages that a test expects; any other fails it. */
  expectedNoise: RegExp[];
  holdBack: HoldBack;
  quiet: undefined;
}

/** Playwright's test, in which console noise, page errors and requests to another origin fail the test. */
export const test = base.extend<Fixtures>({
  expectedNoise: [[], { option: true }],
  holdBack: ({ page }, use) =>
    use(async (address) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(address, async (route) => {
        await promise;
        await route.continue();
      });
      return resolve;
    }),
  quiet: [
    async ({ context, baseURL, expectedNoise }, use) => {
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
      expect(noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

export { expect };
