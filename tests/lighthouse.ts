/**
 * `npm run lighthouse`: Lighthouse CI, with `lighthouserc.json`, on every page in the sitemap. A busy machine only lowers a score:
 * so one run that passes is enough, and otherwise the median of three decides.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { notFoundPath, paths } from './browser/paths.ts';
import { testBrowser } from './chromium.ts';
import { freePorts } from './free-ports.ts';

rmSync('reports/lighthouse', { recursive: true, force: true });
const [port] = await freePorts(1);
process.env.PORT = `${port}`;
process.env.CHROME_PATH = testBrowser().executablePath;
const urls = paths
  .filter((path) => path !== notFoundPath)
  .map((path) => `--collect.url=http://127.0.0.1:${port}${path}`);
const visits = (count: number) =>
  spawnSync('lhci', ['autorun', `--collect.numberOfRuns=${count}`, ...urls], { stdio: 'inherit' })
    .status ?? 1;
process.exitCode = visits(1) && visits(3);
