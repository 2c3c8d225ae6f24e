import puppeteer from 'puppeteer-core';
import { driverOf, type Engine, type Theme } from './driver.ts';
import { firefoxPath } from './firefox-path.ts';

const themes: Record<Theme, Record<string, unknown>> = {
  light: { 'layout.css.prefers-color-scheme.content-override': 1 },
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  forced: { 'browser.display.document_color_use': 2, 'ui.forcedColors': 1 },
};

/** Headless, Firefox reports no mouse; this makes it report one that is precise and can hover. */
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/**
 * Firefox ESR, as Debian ships it. Playwright 1.65 (`channel: 'moz-firefox'`) cannot open a page in ESR 153: it sends
 * `emulation.setMediaFeaturesOverride`, which that does not know.
 */
export const firefox: Engine = {
  name: 'Firefox ESR',
  programs: ['firefox'],
  themes: ['light', 'dark', 'forced'],
  async start(theme) {
    const extraPrefsFirefox = { 'intl.accept_languages': 'fr', ...mouse, ...themes[theme] };
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxPath,
      extraPrefsFirefox,
    });
    const [page = await browser.newPage()] = await browser.pages();
    // Otherwise the empty first page may load after the first one that is opened.
    await page.goto('about:blank');
    await page.bringToFront();
    return driverOf(page, {
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    });
  },
};
