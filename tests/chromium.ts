import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import * as packaged from './packaged-chromium.ts';

/** These stop connections to other sites; `--no-sandbox` is for root and containers. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** @returns how Playwright starts a Chromium. */
export function chromiumLaunch(path = process.env.CHROMIUM_PATH): LaunchOptions {
  return { args, env: chromiumEnv(path), ...(path && { executablePath: path }) };
}

/** @returns the environment of a Chromium. That of the npm package needs the package's libraries. */
export function chromiumEnv(path: string | undefined): NodeJS.ProcessEnv {
  return path === packaged.path ? packaged.environment() : process.env;
}

/**
 * Looks for a Chromium: `CHROMIUM_PATH`, on Linux (x64) that of an npm package, or else Playwright's own,
 * which is downloaded if need be.
 * @returns the path of its program, or undefined if there is none.
 * @throws Error in CI, where no test may be left out.
 */
export function findChromium(): string | undefined {
  const path = process.env.CHROMIUM_PATH || fromPackage() || fromPlaywright();
  if (existsSync(path)) {
    return path;
  }
  if (process.env.CI) {
    throw new Error(`CI needs a Chromium; there is none at ${path}`);
  }
  console.warn(
    `Left out: all tests that need a Chromium. There is none at ${path}; set CHROMIUM_PATH.`,
  );
}

function fromPackage(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return;
  }
  if (!existsSync(packaged.path)) {
    console.log('Unpacking the Chromium of the tests, which takes some seconds once');
    packaged.unpack();
  }
  return packaged.path;
}

function fromPlaywright(): string {
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
  }
  return path;
}
