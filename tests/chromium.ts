import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Draws pages as the whole browser does, without the cost of a window for each of them. */
const withoutWindows = '/usr/bin/chromium-headless-shell';

/**
 * Finds a Chromium for the tests: `CHROMIUM_PATH`, Playwright's own, an installed one, or else fetches one and says so.
 * @returns the path of the executable.
 * @throws Error that says what to install where none can be had.
 */
export function chromiumPath(): string {
  const known = find();
  if (known) return known;
  console.warn('There is no Chromium here: fetching one with "npx playwright install chromium" …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const fetched = find();
  if (fetched) return fetched;
  throw new Error(
    'No Chromium or Chrome was found or could be installed: install one, or set CHROMIUM_PATH to its executable.',
  );
}

/**
 * Finds the browser of the many tests that open a page.
 * @returns how to launch it; without a path it is Playwright's own.
 */
export function testBrowser(): { executablePath?: string } {
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(withoutWindows) ? withoutWindows : chromiumPath());
  return executablePath === chromium.executablePath() ? {} : { executablePath };
}

function find(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed].find((path) => path && existsSync(path));
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
