import { join } from 'node:path';
import { preview } from 'vite';
import { copyProject } from '../copy-project.ts';
import { test as base, expect } from './test.ts';

type Project = ReturnType<typeof copyProject>;

/**
 * A test on a copy of the project. The copy is built and served once for the tests of a file.
 * @param change changes files of the copy, and returns the settings to build it with.
 */
export const testOnCopy = (change: (project: Project) => Record<string, string>) =>
  base.extend<object, { copy: Project & { origin: string } }>({
    copy: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
      async ({}, use) => {
        const project = copyProject();
        try {
          const { ok, output } = await project.build(change(project));
          expect(ok, output).toBe(true);
          const build = { outDir: join(project.dir, 'dist') };
          const server = await preview({ build, preview: { port: 0 }, logLevel: 'warn' });
          const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
          await use({ ...project, origin });
          await server.close();
        } finally {
          project.remove();
        }
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ copy }, use) => use(copy.origin),
  });

export { expect };
