import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * Finds a Chromium: that of `CHROMIUM_PATH`, the preferred one, Playwright's own or an installed one, or downloads one.
 * @returns the path of the executable.
 * @throws Error that says what to install, where none is found or downloaded.
 */
export function chromiumPath(preferred?: string): string {
  const known = [process.env.CHROMIUM_PATH, preferred, chromium.executablePath()];
  const found = [...known, ...installedBrowsers()].find((path) => path && existsSync(path));
  return found ?? downloadChromium();
}

/** @returns where this system has Chromium, Chrome or Edge, if they are installed. */
function installedBrowsers(): string[] {
  if (process.platform === 'darwin') {
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return names.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    const { ProgramFiles = '', 'ProgramFiles(x86)': older = '', LOCALAPPDATA = '' } = process.env;
    const browsers = [
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    const folders = [ProgramFiles, older, LOCALAPPDATA].filter(Boolean);
    return browsers.flatMap((browser) => folders.map((folder) => join(folder, browser)));
  }
  const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
  // Ubuntu's snap of Chromium cannot read the profile that a test makes for it.
  const folders = process.env.PATH?.split(delimiter).filter((name) => !name.startsWith('/snap/'));
  return names.flatMap((name) => (folders ?? []).map((folder) => join(folder, name)));
}

/** Downloads Playwright's Chromium into the cache of this user. @returns its path. @throws Error where that fails. */
function downloadChromium(): string {
  console.warn('There is no Chromium here: downloading the one of Playwright …');
  const { status } = spawnSync('npx playwright install chromium', {
    stdio: 'inherit',
    shell: true,
  });
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
