import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';
import { Launcher } from 'chrome-launcher';

/** Keep the browser from connecting to anything but the site under test; `--no-sandbox` is for root and containers. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Where the npm package unpacks its Chromium, with fonts and with libraries for a system that has none of them. */
const packagedPath = join(tmpdir(), 'chromium');

/** How Playwright starts a Chromium. @param path its program; by default the one of `CHROMIUM_PATH`. */
export function chromiumLaunch(path = process.env.CHROMIUM_PATH): LaunchOptions {
  return { args, env: chromiumEnv(path), ...(path && { executablePath: path }) };
}

/** The environment of a Chromium. Fonts and libraries of the npm package are for that one alone. @param path its program. */
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
 * Looks for a Chromium: `CHROMIUM_PATH`, Playwright's own, an installed Chrome or Chromium, on Linux that of an npm package;
 * with none of them, it tries once to download Playwright's.
 * @returns the path of its program, or nothing where there is none.
 * @throws Error in CI, which leaves nothing out.
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
    // It throws where there is none.
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
