import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Finds a Chromium: that of `CHROMIUM_PATH`, a preferred one, Playwright's own, an installed one, or else fetches one and
 * says so.
 * @returns the path of the executable.
 * @throws Error that says what to install where none can be had.
 */
export function chromiumPath(preferred?: string): string {
  const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
  const known = [process.env.CHROMIUM_PATH, preferred, chromium.executablePath(), ...installed];
  const found = known.find((path) => path && existsSync(path));
  if (found) return found;
  console.warn('There is no Chromium here: fetching one with "npx playwright install chromium" …');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status === 0) return chromium.executablePath();
  throw new Error('No Chromium could be found or fetched: install one, or set CHROMIUM_PATH to its executable.');
}

/** How to launch the browser of the many tests that open a page: where it can be had, without the cost of windows. */
export function testBrowser() {
  return { executablePath: chromiumPath('/usr/bin/chromium-headless-shell') };
}

/** Arguments that keep the browser from talking to anybody but the site under test. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
];
