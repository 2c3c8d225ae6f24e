import puppeteer from 'puppeteer-core';
import { visitorOf } from './page-visitor.ts';
import type { Engine, Look } from './visitor.ts';

const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

const looks: Record<Look, Record<string, unknown>> = {
  light: { 'layout.css.prefers-color-scheme.content-override': 1 },
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  forced: { 'browser.display.document_color_use': 2, 'ui.forcedColors': 1 },
};

/** Without a window it would believe that there is none: what it has is fine, and hovers. */
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** Firefox ESR, as Debian ships it. */
export const firefox: Engine = {
  name: 'Firefox ESR',
  looks: ['light', 'dark', 'forced'],
  async start(look) {
    const extraPrefsFirefox = { 'intl.accept_languages': 'fr', ...mouse, ...looks[look] };
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
    const [page = await browser.newPage()] = await browser.pages();
    // The empty page that a window begins with must not come after the first one that is opened.
    await page.goto('about:blank');
    await page.bringToFront();
    return visitorOf(page, {
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    });
  },
};
