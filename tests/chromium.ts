import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';
import { Launcher } from 'chrome-launcher';

/** These stop connections to other sites; `--no-sandbox` is for root and containers. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Where the npm package unpacks Chromium, with fonts and libraries for systems without them. */
const packagedPath = join(tmpdir(), 'chromium');

/**
 * Returns how Playwright starts a Chromium.
 * @param path its program; by default `CHROMIUM_PATH`.
 */
export function chromiumLaunch(path = process.env.CHROMIUM_PATH): LaunchOptions {
  return { args, env: chromiumEnv(path), ...(path && { executablePath: path }) };
}

/**
 * Returns the environment of a Chromium. Only that of the npm package gets the package's
 * fonts and libraries.
 * @param path its program.
 */
export function chromiumEnv(path: string | undefined): NodeJS.ProcessEnv {
  if (path !== packagedPath) {
    return process.env;
  }
  const libraries = [join(tmpdir(), 'al2023', 'lib'), process.env.LD_LIBRARY_PATH];
  return {
    ...process.env,
    FONTCONFIG_PATH: join(tmpdir(), 'fonts'),
    LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter),
  };
}

/**
 * Looks for a Chromium: `CHROMIUM_PATH`, Playwright's own, an installed Chrome or Chromium, on
 * Linux that of an npm package. If there is none, it tries to download Playwright's.
 * @returns the path of its program, or undefined if there is none.
 * @throws Error in CI, where no test may be left out.
 */
export async function findChromium(): Promise<string | undefined> {
  const ways = [fromEnvironment, fromPlaywright, installed, fromPackage, downloaded];
  for (const way of ways) {
    const path = await way();
    if (path && existsSync(path)) {
      return path;
    }
  }
  if (process.env.CI) {
    throw new Error('CI needs a Chromium');
  }
  console.warn('Left out: all tests that need a Chromium. Install one, or set CHROMIUM_PATH.');
}

function fromEnvironment(): string | undefined {
  return process.env.CHROMIUM_PATH;
}

function fromPlaywright(): string {
  return chromium.executablePath();
}

function installed(): string | undefined {
  try {
    return Launcher.getInstallations()[0];
  } catch {
    // `getInstallations` throws if there is none.
  }
}

async function fromPackage(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return;
  }
  const name = '@sparticuz/chromium';
  const { default: packaged, inflate } = await import(name);
  const libraries = new URL('../bin/al2023.tar.br', import.meta.resolve(name));
  await inflate(fileURLToPath(libraries));
  await packaged.executablePath();
  return packagedPath;
}

function downloaded(): string {
  spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
  return chromium.executablePath();
}
