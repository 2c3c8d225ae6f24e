import { type LaunchOptions, chromium as playwright } from 'playwright';
import { chromiumArgs, testBrowser } from '../chromium.ts';
import { visitorOf } from './page-visitor.ts';
import type { Engine, Look, Visitor } from './visitor.ts';

/** The current Chromium. */
export const chromium: Engine = {
  name: 'Chromium',
  looks: ['light', 'dark', 'forced'],
  start: (look) => startChromium(testBrowser(), look),
};

/** Starts a Chromium of any age, without movement: a press during a transition between pages is lost. */
export async function startChromium(options: LaunchOptions, look: Look): Promise<Visitor> {
  const browser = await playwright.launch({ args: chromiumArgs, ...options });
  const page = await browser.newPage({
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced' ? 'active' : 'none',
  });
  return visitorOf(page, {
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  });
}
