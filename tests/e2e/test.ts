import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Console messages that a test expects; any other fails it. */
  expectedNoise: RegExp[];
  quiet: undefined;
}

/** Playwright's test, in which console noise, page errors and requests to another origin fail the test. */
export const test = base.extend<Fixtures>({
  expectedNoise: [[], { option: true }],
  quiet: [
    async ({ context, baseURL, expectedNoise, browserName }, use) => {
      const hasBrowser = browserName !== 'chromium' || Boolean(process.env.CHROMIUM_PATH);
      base.skip(!hasBrowser, 'needs a Chromium, which this machine does not have');
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
