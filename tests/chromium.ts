import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Finds a Chromium: that of `CHROMIUM_PATH`, the preferred one, Playwright's own or an installed one, or downloads one.
 * @returns the path of the executable.
 * @throws Error that says what to install, where none is found or downloaded.
 */
export function chromiumPath(preferred?: string): string {
  const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
  const known = [process.env.CHROMIUM_PATH, preferred, chromium.executablePath(), ...installed];
  const found = known.find((path) => path && existsSync(path));
  if (found) {
    return found;
  }
  console.warn(
    'There is no Chromium here: downloading one with "npx playwright install chromium" …',
  );
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status === 0) {
    return chromium.executablePath();
  }
  throw new Error(
    'No Chromium could be found or downloaded: install one, or set CHROMIUM_PATH to its executable.',
  );
}

/** How to launch the browser of most tests: without windows, where that variant is installed. */
export function testBrowser() {
  return { executablePath: chromiumPath('/usr/bin/chromium-headless-shell') };
}

/** Arguments that keep the browser from connecting to anything but the site under test. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
];
