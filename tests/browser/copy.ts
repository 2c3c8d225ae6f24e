import { join } from 'node:path';
import { preview } from 'vite';
import { copySite } from '../site-copy.ts';
import { expect, test } from './test.ts';

/**
 * A test on a copy of the site, which is built and served for it.
 * @param change changes files of the copy, and returns the settings to build it with.
 */
export const testOnCopy = (change: (dir: string) => Promise<Record<string, string>>) =>
  test.extend<object, { copy: { dir: string; origin: string } }>({
    copy: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
      async ({}, use) => {
        const site = copySite();
        const { ok, output } = await site.build(await change(site.dir));
        expect(ok, output).toBe(true);
        const build = { outDir: join(site.dir, 'dist') };
        const server = await preview({ build, preview: { port: 0 }, logLevel: 'warn' });
        await use({ dir: site.dir, origin: new URL(server.resolvedUrls?.local[0] ?? '').origin });
        await server.close();
        site.remove();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ copy }, use) => use(copy.origin),
  });
