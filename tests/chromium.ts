import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';

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
 * Looks for a Chromium: `CHROMIUM_PATH`, on Linux (x64) that of an npm package, or else Playwright's own,
 * which is downloaded if need be.
 * @returns the path of its program, or undefined if there is none.
 * @throws Error in CI, where no test may be left out.
 */
export async function findChromium(): Promise<string | undefined> {
  const path = process.env.CHROMIUM_PATH || (await fromPackage()) || fromPlaywright();
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

function fromPlaywright(): string {
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
  }
  return path;
}
