import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../free-ports.ts';
import { until } from '../until.ts';
import type { Driver, Engine } from './driver.ts';
import { virtualScreen } from './virtual-screen.ts';
import { startSession } from './webdriver.ts';

const folder = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
const binary = `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`;

/** Without animations: on a screen without graphics, WebKitGTK 2.50 crashes at a transition between pages. */
const reducedMotion = '[Settings]\ngtk-enable-animations=0\n';

/** The browser's own toolbar would keep the window wider than a phone. */
const narrowToolbar =
  'toolbar *, headerbar *, entry, entry * { min-width: 0; padding: 0; margin: 0; font-size: 1px }';

/** WebKitGTK, Safari's engine, which knows no forced colours; driven by WebDriver. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  programs: ['WebKitGTK', 'Xvfb'],
  themes: ['light', 'dark'],
  async start(theme) {
    const screen = await virtualScreen();
    const [port = 0] = await freePorts(1);
    const config = mkdtempSync(join(tmpdir(), 'webkit-'));
    mkdirSync(join(config, 'gtk-3.0'));
    writeFileSync(join(config, 'gtk-3.0/gtk.css'), narrowToolbar);
    writeFileSync(join(config, 'gtk-3.0/settings.ini'), reducedMotion);
    const env = {
      ...process.env,
      XDG_CONFIG_HOME: config,
      DISPLAY: screen.display,
      LANG: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // Without a graphics card its compositing ends its page process now and then, in the middle of a test.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      GTK_THEME: theme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    };
    const options = { binary, args: ['--automation'] };
    const service = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const session = await startSession(port, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': options,
    });
    const run: Driver['run'] = (work, ...args) =>
      session('POST', 'execute/sync', {
        script: `return (${work}).apply(null, arguments)`,
        args,
      }) as never;
    const press = (...values: string[]) => {
      const actions = values.flatMap((value) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      );
      return session('POST', 'actions', {
        actions: [{ type: 'key', id: 'keyboard', actions }],
      }) as Promise<void>;
    };
    let messages: string[] = [];
    const collect = async () => {
      const inPage = () => (window as unknown as { messages?: string[] }).messages?.splice(0) ?? [];
      messages.push(...(await until('the console', () => run(inPage))));
    };
    return {
      run,
      async open(url) {
        await collect();
        await session('POST', 'url', { url });
        await run(recordConsole);
      },
      // In a later task, or the answer to this command is lost with the page.
      back: () => run(() => void setTimeout(() => history.back())),
      async click(x, y) {
        const move = {
          type: 'pointerMove',
          duration: 0,
          origin: 'viewport',
          x: Math.round(x),
          y: Math.round(y),
        };
        const actions = [
          move,
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await session('POST', 'actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
      },
      escape: () => press('\uE00C'),
      type: (text) => press(...text),
      async resize(width, height) {
        // The window has borders, its page follows some frames later, and its toolbar leaves no page below some 431 px.
        const narrowest = 450;
        await until(`a page of ${width} × ${height} px`, async () => {
          const [page = 0, pageHeight = 0, window = 0, windowHeight = 0] = await run(() => [
            innerWidth,
            innerHeight,
            outerWidth,
            outerHeight,
          ]);
          if (Math.max(page, narrowest) === Math.max(width, narrowest) && pageHeight === height) {
            return true;
          }
          const size = { width: width + window - page, height: height + windowHeight - pageHeight };
          await session('POST', 'window/rect', { x: 0, y: 0, ...size });
        });
      },
      async screenshot() {
        await run(paintFrames, true);
        const picture = await session('GET', 'screenshot');
        await run(paintFrames, false);
        return Buffer.from(String(picture), 'base64');
      },
      async consoleMessages() {
        await collect();
        const collected = messages;
        messages = [];
        return collected;
      },
      async close() {
        await session('DELETE', '').catch(() => {});
        service.kill();
        await once(service, 'exit');
        screen.close();
        rmSync(config, { recursive: true, force: true });
      },
    };
  },
};

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

/** Runs in a page that has loaded, since WebDriver does not report the console. */
function recordConsole(): void {
  const messages: string[] = [];
  Object.assign(window, { messages });
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...words) => void messages.push(`${level}: ${words.join(' ')}`);
  }
  addEventListener('error', ({ message }) => messages.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => messages.push(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    messages.push(`refused: ${effectiveDirective}`),
  );
}
