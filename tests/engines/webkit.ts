import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePorts } from '../free-ports.ts';
import { virtualScreen } from './screen.ts';
import { type Engine, until } from './visitor.ts';

const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** For a visitor who wants no movement: on a screen without graphics, WebKitGTK 2.50 breaks off at a transition between pages. */
const stillness = '[Settings]\ngtk-enable-animations=0\n';

/** The browser's own toolbar would keep the window wider than a phone. */
const narrowToolbar = 'toolbar *, headerbar *, entry, entry * { min-width: 0; padding: 0; margin: 0; font-size: 1px }';

/** WebKitGTK, the engine of Safari; it knows no forced colours. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  looks: ['light', 'dark'],
  async start(look) {
    const screen = await virtualScreen();
    const [port = 0] = await freePorts(1);
    const config = mkdtempSync(join(tmpdir(), 'webkit-'));
    mkdirSync(join(config, 'gtk-3.0'));
    writeFileSync(join(config, 'gtk-3.0/gtk.css'), narrowToolbar);
    writeFileSync(join(config, 'gtk-3.0/settings.ini'), stillness);
    const env = {
      ...process.env,
      XDG_CONFIG_HOME: config,
      DISPLAY: screen.display,
      LANG: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      GTK_THEME: look === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    };
    const service = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const driver = await until('WebKitWebDriver', () => session(port));
    let noise: string[] = [];
    const hear = async () =>
      // A page that is just being left gives no answer that can be read.
      noise.push(
        ...(await until('the console', () => driver.executeScript<string[]>('return window.noise?.splice(0) ?? []'))),
      );
    return {
      async open(url) {
        await hear();
        await driver.get(url);
        await driver.executeScript(listen);
      },
      // Later, or the answer to this command is lost with the page.
      back: () => driver.executeScript('setTimeout(() => history.back())'),
      run: (work, ...args) => driver.executeScript(work as never, ...args) as never,
      click: (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
          .click()
          .perform(),
      escape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      resize: (width, height) => resize(driver, width, height),
      picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async noise() {
        await hear();
        const heard = noise;
        noise = [];
        return heard;
      },
      async close() {
        await driver.quit().catch(() => {});
        service.kill();
        await once(service, 'exit');
        screen.end();
        rmSync(config, { recursive: true, force: true });
      },
    };
  },
};

function session(port: number): Promise<WebDriver> {
  const options = { binary, args: ['--automation'] };
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .disableEnvironmentOverrides()
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build() as unknown as Promise<WebDriver>;
}

/** Runs in a page that has loaded, since WebDriver does not tell of the console. */
function listen(): void {
  const noise: string[] = [];
  Object.assign(window, { noise });
  for (const level of ['warn', 'error'] as const)
    console[level] = (...words) => void noise.push(`${level}: ${words.join(' ')}`);
  addEventListener('error', ({ message }) => noise.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => noise.push(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => noise.push(`refused: ${effectiveDirective}`));
}

/**
 * The window has edges of its own: it is made as much larger as the page is too small. It does not get narrower than its
 * toolbar, which leaves a page 431 px.
 */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  // The page learns of its new size some frames later.
  const inner = () =>
    driver.executeScript<number[]>(
      'return new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell([innerWidth, innerHeight]))))',
    );
  const target = { width, height };
  let before: number[] = [];
  for (let attempt = 0; attempt < 20; attempt++) {
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...target });
    const now = await inner();
    const [innerWidth = 0, innerHeight = 0] = now;
    const settled = `${now}` === `${before}`;
    if ((innerWidth === width || (settled && attempt > 3 && innerWidth < 450)) && innerHeight === height) return;
    if (settled) {
      target.width += width - innerWidth;
      target.height += height - innerHeight;
    }
    before = settled ? [] : now;
  }
  throw new Error(`the window does not become ${width} × ${height}: ${await inner()}`);
}
