/** `npm run lighthouse`: Lighthouse CI with `lighthouserc.json`, in the tests' Chromium. */
import { spawnSync } from 'node:child_process';
import { chromiumEnv, findChromium } from './chromium.ts';

const path = await findChromium();
if (path) {
  const env = { ...chromiumEnv(path), CHROME_PATH: path };
  const { status } = spawnSync('npx lhci autorun', { shell: true, stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}
