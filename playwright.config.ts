import './tests/own-settings.ts';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, testBrowser } from './tests/chromium.ts';

const serve = 'node tests/serve.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'reports/playwright',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // A slow machine needs minutes for some tests; a single step that takes half a minute never ends.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${process.env.SITE_PORT}`,
    actionTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Of a test that fails; `npx playwright show-trace FILE` opens the trace.
    // Without pictures at every step, which take a third of the time of all tests: `--trace on` has them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...testBrowser(), args: chromiumArgs },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'engines/**',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: [
        'accessibility/{contact,reflow,structure}.spec.ts',
        'e2e/contact-{delivery,open}.spec.ts',
      ],
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'engines', testMatch: 'engines/**/*.spec.ts' },
  ],
  webServer: {
    command: process.env.SITE_IS_BUILT ? serve : `npm run build:local && ${serve}`,
    wait: { stdout: /Served at http:\/\/127\.0\.0\.1:(?<site_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
