import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-ports.ts';
import { until } from '../until.ts';
import type { Driver, Engine, Theme } from './driver.ts';
import { virtualScreen } from './virtual-screen.ts';
import { type Session, startSession } from './webdriver.ts';

const folder = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
const binary = `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`;

/** Without animations: on a screen without graphics, WebKitGTK 2.50 crashes at a transition between pages. */
const reducedMotion = '[Settings]\ngtk-enable-animations=0\n';

/** The parts of the browser's own window would keep it wider than a phone. */
const narrowWindow = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px }';

/** WebKitGTK, Safari's engine, which knows no forced colours; driven by WebDriver. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  programs: ['WebKitGTK', 'Xvfb'],
  themes: ['light', 'dark'],
  async start(theme, screenHeight) {
    const service = await startService(theme, screenHeight);
    try {
      const session = await startSession(service.port, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      });
      return driverOfSession(session, service.stop);
    } catch (error) {
      await service.stop();
      throw error;
    }
  },
};

/** Starts the WebDriver service, with a screen and settings of its own. @returns its port, and how to stop all that. */
async function startService(
  theme: Theme,
  screenHeight?: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const screen = await virtualScreen(screenHeight);
  const port = await freePort();
  const config = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), narrowWindow);
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), reducedMotion);
  const env = {
    ...process.env,
    XDG_CONFIG_HOME: config,
    DISPLAY: screen.display,
    LANG: 'C.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // There is no graphics card to composite with.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    GTK_THEME: theme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
  };
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  // Listened for from the start: it may have ended by itself when it is stopped.
  const ended = once(service, 'exit');
  const stop = async () => {
    service.kill();
    await ended;
    screen.close();
    rmSync(config, { recursive: true, force: true });
  };
  return { port, stop };
}

/** @param stop stops the service that the session belongs to. */
function driverOfSession(session: Session, stop: () => Promise<void>): Driver {
  const run: Driver['run'] = (work, ...args) =>
    session('POST', 'execute/sync', {
      script: `(${recordConsole})(); return (${work}).apply(null, arguments)`,
      args,
    }) as never;

  const press = async (...values: string[]) => {
    const actions = values.flatMap((value) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value })),
    );
    await session('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };

  const resize: Driver['resize'] = async (width, height) => {
    // The window has borders, and its page follows some frames later.
    await until(`a page of ${width} × ${height} px`, async () => {
      const size = await run(() => ({ innerWidth, innerHeight, outerWidth, outerHeight }));
      if (size.innerWidth === width && size.innerHeight === height) {
        return true;
      }
      const borders = {
        width: size.outerWidth - size.innerWidth,
        height: size.outerHeight - size.innerHeight,
      };
      await session('POST', 'window/rect', {
        x: 0,
        y: 0,
        width: width + borders.width,
        height: height + borders.height,
      });
    });
  };

  const takePicture = async () => {
    await run(paintFrames, true);
    const picture = await session('GET', 'screenshot');
    await run(paintFrames, false);
    return Buffer.from(String(picture), 'base64');
  };

  /** How many messages `consoleMessages` has returned. */
  let returned = 0;
  return {
    run,
    async open(url) {
      await session('POST', 'url', { url });
    },
    // In a later task, or the answer to this command is lost with the page.
    back: () => run(() => void setTimeout(() => history.back())),
    async click(x, y) {
      const place = { origin: 'viewport', x: Math.round(x), y: Math.round(y) };
      const actions = [
        { type: 'pointerMove', duration: 0, ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await session('POST', 'actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    escape: () => press('\uE00C'),
    type: (text) => press(...text),
    resize,
    async screenshot(fullPage = false) {
      if (!fullPage) {
        return takePicture();
      }
      const before = await run(() => ({ innerWidth, innerHeight }));
      const pageHeight = await run(() => document.documentElement.scrollHeight);
      await resize(before.innerWidth, pageHeight);
      const picture = await takePicture();
      await resize(before.innerWidth, before.innerHeight);
      return picture;
    },
    async consoleMessages() {
      const messages = await until('the console', () => run(recordedMessages));
      const latest = messages.slice(returned);
      returned = messages.length;
      return latest;
    },
    async close() {
      await session('DELETE', '').catch(() => {});
      await stop();
    },
  };
}

/**
 * Runs in the page: has it paint frame after frame, or stops that. WebKitGTK takes a picture of a later frame, up to some
 * seconds after it was asked, and a page at rest paints none.
 */
function paintFrames(isWanted: boolean): void {
  const page = window as unknown as { paintsFrames: boolean };
  page.paintsFrames = isWanted;
  const { style } = document.documentElement;
  const paint = () => {
    // Painted, but not to be seen.
    style.outline = style.outline || !page.paintsFrames ? '' : '1px solid transparent';
    if (page.paintsFrames) {
      requestAnimationFrame(paint);
    }
  };
  paint();
}

/**
 * Runs in the page, with each command: WebDriver does not report the console. What a page writes before a first command
 * reaches it, which waits until the page has loaded, is not recorded; the other engines record that too.
 */
function recordConsole(): void {
  const page = window as unknown as { isRecorded?: true };
  if (page.isRecorded) {
    return;
  }
  page.isRecorded = true;
  const record = (message: string) => {
    // In the storage of the tab, which the next page of the site shares.
    const messages = JSON.parse(sessionStorage.getItem('console') ?? '[]');
    sessionStorage.setItem('console', JSON.stringify([...messages, message]));
  };
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...words) => record(`${level}: ${words.join(' ')}`);
  }
  addEventListener('error', ({ message }) => record(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => record(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    record(`refused: ${effectiveDirective}`),
  );
}

/** Runs in the page. @returns all that was recorded in this tab. */
function recordedMessages(): string[] {
  return JSON.parse(sessionStorage.getItem('console') ?? '[]');
}
