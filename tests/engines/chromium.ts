import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type LaunchOptions, chromium as playwright } from 'playwright';
import { chromiumArgs, testBrowser } from '../chromium.ts';
import { type Driver, driverOf, type Engine, type Theme } from './driver.ts';

/** Holds the last Chromium version for Windows 7 and 8.1. It has 58 MB, so it is fetched only when these tests run. */
const archive = '@sparticuz/chromium@109.0.6';
const integrity =
  'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==';
const folder = resolve('node_modules/.cache/chromium-109.0.6');

/** The current Chromium. */
export const chromium: Engine = {
  name: 'Chromium',
  programs: [],
  themes: ['light', 'dark', 'forced'],
  start: (theme) => startChromium(testBrowser(), theme),
};

/** Chromium 109: no popover, but modules, `<dialog>` and container queries. */
export const chromium109: Engine = {
  name: 'Chromium 109',
  programs: ['chromium-109'],
  themes: ['light'],
  start(theme) {
    if (!existsSync(folder)) {
      fetchChromium109();
    }
    const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') };
    return startChromium({ executablePath: join(folder, 'chromium'), env }, theme);
  },
};

/** Starts a Chromium of any age, with reduced motion: a click during a transition between pages is lost. */
async function startChromium(options: LaunchOptions, theme: Theme): Promise<Driver> {
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

/** Brings Chromium 109 from npm into the cache of this folder. @throws Error with the command that failed. */
function fetchChromium109(): void {
  console.log(`Fetching ${archive} (58 MB), once, into ${folder}`);
  const part = `${folder}.part`;
  const download = join(part, 'download');
  mkdirSync(download, { recursive: true });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', archive, '--json'], { cwd: download, encoding: 'utf8' }),
  );
  if (packed.integrity !== integrity) {
    throw new Error(`${archive} is not the file that it was`);
  }
  execFileSync('tar', ['xzf', packed.filename], { cwd: download });
  const unpacked = (name: string) =>
    brotliDecompressSync(readFileSync(join(download, 'package/bin', name)));
  writeFileSync(join(part, 'chromium'), unpacked('chromium.br'), { mode: 0o755 });
  execFileSync('tar', ['x'], { cwd: part, input: unpacked('aws.tar.br') });
  rmSync(download, { recursive: true });
  renameSync(part, folder);
}
