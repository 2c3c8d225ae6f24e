import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Engine, type Look, until } from './visitor.ts';

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
    if (!existsSync(executablePath))
      throw new Error('Firefox is missing: apt-get install firefox-esr, or set FIREFOX_PATH');
    const extraPrefsFirefox = { 'intl.accept_languages': 'fr', ...mouse, ...looks[look] };
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
    const [page = await browser.newPage()] = await browser.pages();
    await page.bringToFront();
    let noise: string[] = [];
    page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(`uncaught: ${error}`));
    return {
      // Puppeteer misses the load after a page that came from the cache.
      async open(url) {
        await page.evaluate((to) => {
          Object.assign(window, { isLeft: true });
          location.assign(to);
        }, url);
        const isThere = () => page.evaluate(() => !('isLeft' in window) && document.readyState === 'complete');
        await until(url, isThere);
      },
      // Puppeteer would wait for a load, which a page from the cache never has.
      back: () => page.evaluate(() => history.back()),
      run: (work, ...args) => page.evaluate(work as never, ...args) as never,
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
      type: (text) => page.keyboard.type(text),
      resize: (width, height) => page.setViewport({ width, height }),
      picture: async () => Buffer.from(await page.screenshot()),
      async noise() {
        const heard = noise;
        noise = [];
        return heard;
      },
      close: () => browser.close(),
    };
  },
};
