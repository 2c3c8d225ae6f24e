import { type LaunchOptions, chromium as playwright } from 'playwright';
import { chromiumArgs, testBrowser } from '../chromium.ts';
import type { Driver, Engine, Theme } from './driver.ts';
import { driverOf } from './page-driver.ts';

/** The current Chromium. */
export const chromium: Engine = {
  name: 'Chromium',
  themes: ['light', 'dark', 'forced'],
  start: (theme) => startChromium(testBrowser(), theme),
};

/** Starts a Chromium of any age, with reduced motion: a click during a transition between pages is lost. */
export async function startChromium(options: LaunchOptions, theme: Theme): Promise<Driver> {
  const browser = await playwright.launch({ args: chromiumArgs, ...options });
  const page = await browser.newPage({
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
  });
  return driverOf(page, {
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  });
}
