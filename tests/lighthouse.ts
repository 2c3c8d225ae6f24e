/** `npm run lighthouse`: Lighthouse CI with `lighthouserc.json`, in the tests' Chromium. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { linkedPageIds, slugs } from '../src/pages.ts';
import { chromiumEnv, findChromium } from './chromium.ts';

const { ci } = JSON.parse(readFileSync('lighthouserc.json', 'utf8'));
const visited = ci.collect.url.map((url: string) => new URL(url).pathname.slice(1));
const forgotten = linkedPageIds.filter((page) => !visited.includes(slugs[page]));
if (forgotten.length > 0) {
  throw new Error(`lighthouserc.json lacks ${forgotten.join(', ')}`);
}

const path = await findChromium();
if (path) {
  const env = { ...chromiumEnv(path), CHROME_PATH: path };
  const { status } = spawnSync('npx lhci autorun', { shell: true, stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}
