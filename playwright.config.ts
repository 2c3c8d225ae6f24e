import './tests/own-settings.ts';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, testBrowser } from './tests/chromium.ts';

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'reports/playwright',
  snapshotPathTemplate: `${process.env.SCREENSHOTS ?? 'reports/screenshots'}/{arg}{ext}`,
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: { ...testBrowser(), args: chromiumArgs },
  },
  projects: [
    {
      name: 'desk',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: '**/*.desk.spec.ts',
      grepInvert: /@desk/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `${process.env.SITE_IS_BUILT ? '' : 'npm run build:local && '}exec node tests/serve.ts`,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/robots.txt`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
