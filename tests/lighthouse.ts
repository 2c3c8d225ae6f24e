/**
 * `npm run lighthouse`: Lighthouse CI with `lighthouserc.json`, in the tests' Chromium, on two kinds of
 * page: the home page and a legal one. Tests hold for every page what it weighs (`site/weight.test.ts`),
 * how much it moves (`e2e/layout.spec.ts`), and what search engines and assistive technology get.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { preview } from 'vite';
import { linkedPageIds, type PageId, slugs } from '../src/pages.ts';
import { buildIfOld } from './build-if-old.ts';
import { chromiumEnv, findChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { dist } from './site-folders.ts';

const path = findChromium();
if (path) {
  buildIfOld(dist);
  const port = await freePort();
  // Lighthouse itself would measure whatever answers at a port that is taken.
  const server = await preview({ mode: 'try', preview: { port, strictPort: true } });
  const pages = [linkedPageIds[0], linkedPageIds.at(-1)] as PageId[];
  const urls = pages.map((page) => `--collect.url=http://127.0.0.1:${port}/${slugs[page]}`);
  const env = { ...chromiumEnv(path), CHROME_PATH: path };
  const command = `npx lhci autorun ${urls.join(' ')}`;
  const [status] = await once(spawn(command, { shell: true, stdio: 'inherit', env }), 'exit');
  await server.close();
  process.exitCode = status ?? 1;
}
