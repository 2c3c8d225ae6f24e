/** `npm run lighthouse`: Lighthouse CI with `lighthouserc.json`, on every page, in the tests' Chromium. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { preview } from 'vite';
import { linkedPageIds, slugs } from '../src/pages.ts';
import { buildIfOld } from './build-if-old.ts';
import { chromiumEnv, findChromium } from './chromium.ts';
import { freePort } from './free-port.ts';

const path = findChromium();
if (path) {
  buildIfOld('test');
  const port = await freePort();
  // Lighthouse itself would measure whatever answers at a port that is taken.
  const server = await preview({ mode: 'test', preview: { port, strictPort: true } });
  const urls = linkedPageIds.map((page) => `--collect.url=http://127.0.0.1:${port}/${slugs[page]}`);
  const env = { ...chromiumEnv(path), CHROME_PATH: path };
  const command = `npx lhci autorun ${urls.join(' ')}`;
  const [status] = await once(spawn(command, { shell: true, stdio: 'inherit', env }), 'exit');
  await server.close();
  process.exitCode = status ?? 1;
}
