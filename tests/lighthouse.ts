/** `npm run lighthouse`: Lighthouse CI with `lighthouserc.json`, on every page, in the tests' Chromium. */
import { spawnSync } from 'node:child_process';
import { linkedPageIds, slugs } from '../src/pages.ts';
import { chromiumEnv, findChromium } from './chromium.ts';

/** Where `lighthouserc.json` serves the site. */
const origin = 'http://127.0.0.1:4175';

const path = await findChromium();
if (path) {
  const env = { ...chromiumEnv(path), CHROME_PATH: path };
  const urls = linkedPageIds.map((page) => `--collect.url=${origin}/${slugs[page]}`);
  const command = `npx lhci autorun ${urls.join(' ')}`;
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}
