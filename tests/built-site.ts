import { spawnSync } from 'node:child_process';

/** The folder of the site that the tests look at (`npm run build:test`). */
export const dist = 'dist-test';

/** Builds that site once, before the first test of the projects that look at it. */
export default function setup(): void {
  if (process.env.SITE_IS_BUILT) {
    return;
  }
  process.env.SITE_IS_BUILT = '1';
  const { status } = spawnSync('npm run build:test', {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error('The site cannot be built: see above.');
  }
}
