/**
 * `npm run lighthouse`: Lighthouse CI, with `lighthouserc.json`, on every page in the sitemap. A busy machine only lowers a score:
 * so one run that passes is enough, and otherwise the median of three decides.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { notFoundPath, paths } from './browser/paths.ts';
import { testBrowser } from './chromium.ts';
import { freePort } from './free-ports.ts';
import { serveBuilt } from './serve.ts';

rmSync('reports/lighthouse', { recursive: true, force: true });
const port = await freePort();
const urls = paths
  .filter((path) => path !== notFoundPath)
  .map((path) => `--collect.url=http://127.0.0.1:${port}${path}`);
const stop = await serveBuilt(port);
process.exitCode = (await visit(1)) && (await visit(3));
await stop();

/** @param count how often each page is visited. @returns 0 where the median of the visits passes. */
async function visit(count: number): Promise<number> {
  const env = { ...process.env, CHROME_PATH: testBrowser().executablePath };
  const args = ['autorun', `--collect.numberOfRuns=${count}`, ...urls];
  const lighthouse = 'node_modules/@lhci/cli/src/cli.js';
  const [status] = await once(
    spawn(process.execPath, [lighthouse, ...args], { env, stdio: 'inherit' }),
    'close',
  );
  return status ?? 1;
}
