import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tests/chromium.ts';
import { freePort } from './tests/free-port.ts';

// Workers read this file again, and find the port in the environment.
process.env.TEST_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.TEST_PORT}`;
const firefoxPath = '/usr/bin/firefox-esr';
const hasDebianFirefox = existsSync(firefoxPath);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'reports/playwright',
  testMatch: 'e2e/**/*.spec.ts',
  globalSetup: './tests/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI
    ? [['dot'], ['json', { outputFile: 'reports/playwright.json' }]]
    : [['list']],
  use: {
    baseURL,
    actionTimeout: 15_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // No traces, which take a quarter of the time. `--trace on` records one.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@firefox/,
      use: {
        launchOptions: chromiumLaunch(),
        viewport: { width: 1280, height: 800 },
        // Playwright waits for what moves. A test of a movement asks for it.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'firefox',
      testMatch: 'e2e/{contact-draft,contact-open,contact-presses,header,pages,print}.spec.ts',
      grepInvert: /@chromium/,
      use: firefox(),
    },
    { name: 'webkit', testMatch: 'webkit/*.spec.ts' },
    {
      name: 'screen-reader',
      testMatch: 'screen-reader/*.spec.ts',
      // Alone, after the others (or with `--no-deps`): on a busy machine, Orca misses events.
      dependencies: ['desktop', 'firefox', 'webkit'],
      workers: 1,
    },
  ],
  webServer: {
    command: 'node tests/build-if-old.ts && npx vite preview --mode try',
    // A site with drafts is another one.
    env: { PORT: process.env.TEST_PORT, VITE_DRAFTS: '' },
    url: baseURL,
    // It may have to build the site first.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

/**
 * Uses Debian's Firefox ESR, which Playwright drives over BiDi, or else Playwright's own.
 * Playwright stays at 1.62 until Firefox ESR supports `emulation.setMediaFeaturesOverride`, which
 * newer versions call.
 */
function firefox() {
  if (!hasDebianFirefox) {
    return devices['Desktop Firefox'];
  }
  return {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: { executablePath: firefoxPath },
    contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
    colorScheme: null,
  };
}
