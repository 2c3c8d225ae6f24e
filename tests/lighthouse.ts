/**
 * `npm run lighthouse`: Lighthouse CI, with `lighthouserc.json`, on every page in the sitemap. A busy machine only lowers a score:
 * so one visit that passes is enough, and otherwise the median of three decides. The first visit does not count then.
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

rmSync('reports/lighthouse', { recursive: true, force: true });
const { executablePath: chromePath } = testBrowser();
const port = await freePort();
const pages = paths
  .filter((path) => path !== notFoundPath)
  .map((path) => `http://127.0.0.1:${port}${path}`);
const stop = await serveBuilt(port);
try {
  const failed = await visit(1, pages);
  const failedAgain = failed.length > 0 ? await visit(3, failed) : [];
  process.exitCode = failedAgain.length > 0 ? 1 : 0;
} finally {
  await stop();
}

/**
 * Runs Lighthouse.
 * @param count how often each page is visited.
 * @returns the pages whose median does not pass; all where Lighthouse itself fails.
 */
async function visit(count: number, urls: string[]): Promise<string[]> {
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
  if (!existsSync(results)) {
    return urls;
  }
  const assertions: { url: string; passed: boolean }[] = JSON.parse(readFileSync(results, 'utf8'));
  const failed = urls.filter((url) => assertions.some((one) => one.url === url && !one.passed));
  // Where the run failed and no assertion names a page: all again.
  return failed.length > 0 ? failed : urls;
}
