/**
 * `npm run lighthouse`: Lighthouse CI, with `lighthouserc.json`, on every page in the sitemap. A busy machine lowers the score of
 * `performance` alone: where nothing else fails, the median of three more visits decides. `lighthouserc.json` allows a layout
 * shift of 0.001: when the font arrives, the name in the header gets 4 px wider and the empty space beside it shrinks. A page
 * that moves by a line adds 0.02.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { notFoundPath, paths } from './browser/paths.ts';
import { testBrowser } from './chromium.ts';
import { freePort } from './free-ports.ts';
import { serveBuilt } from './serve.ts';

const lighthouse = 'node_modules/@lhci/cli/src/cli.js';
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  // Nothing is fetched but the site under test.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No process for a page to come is started beside the page that is measured.
  '--renderer-process-limit=1',
  '--disable-features=SpareRendererForSitePerProcess',
];

/** As Lighthouse CI writes it. For an assertion on the score of a category, `auditProperty` is that category. */
interface Assertion {
  url: string;
  passed: boolean;
  auditProperty?: string;
}

rmSync('reports/lighthouse', { recursive: true, force: true });
const { executablePath: chromePath } = testBrowser();
const port = await freePort();
const pages = paths
  .filter((path) => path !== notFoundPath)
  .map((path) => `http://127.0.0.1:${port}${path}`);
const stop = await serveBuilt(port);
try {
  const faults = await visit(1, pages);
  const slow = faults.filter(({ auditProperty }) => auditProperty === 'performance');
  const slowPages = slow.map(({ url }) => url);
  const isOnlySlow = slow.length > 0 && slow.length === faults.length;
  const remaining = isOnlySlow ? await visit(3, slowPages) : faults;
  process.exitCode = remaining.length > 0 ? 1 : 0;
} finally {
  await stop();
}

/**
 * Runs Lighthouse.
 * @param count how often each page is visited.
 * @returns the assertions of `lighthouserc.json` that fail.
 * @throws Error where Lighthouse itself fails.
 */
async function visit(count: number, urls: string[]): Promise<Assertion[]> {
  rmSync('.lighthouseci', { recursive: true, force: true });
  // Browser and profile are ours: Lighthouse finds and makes its own with `grep`, `which` and `mktemp`: not every machine has them.
  const userDataDir = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const chrome = await launch({ chromePath, chromeFlags, userDataDir });
  const child = spawn(
    process.execPath,
    [
      lighthouse,
      'autorun',
      `--collect.numberOfRuns=${count}`,
      `--collect.settings.port=${chrome.port}`,
      ...urls.map((url) => `--collect.url=${url}`),
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, stdio: 'inherit' },
  );
  const [status] = await once(child, 'close');
  chrome.kill();
  rmSync(userDataDir, { recursive: true, force: true, maxRetries: 10 });
  if (status === 0) {
    return [];
  }
  const results = '.lighthouseci/assertion-results.json';
  const assertions: Assertion[] = existsSync(results)
    ? JSON.parse(readFileSync(results, 'utf8'))
    : [];
  const failed = assertions.filter(({ passed }) => !passed);
  if (failed.length === 0) {
    throw new Error(`Lighthouse ended with status ${status}, though no assertion failed.`);
  }
  return failed;
}
