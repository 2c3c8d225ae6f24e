import { spawnSync } from 'node:child_process';

/** The folder of the tested site: built like `npm start`, with draft languages. */
export const dist = 'dist-test';

/** Builds that site once, before the first test of the projects that need it. */
export default function setup(): void {
  if (process.env.SITE_IS_BUILT) {
    return;
  }
  process.env.SITE_IS_BUILT = '1';
  const { status } = spawnSync('npm run build:local', {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OUT_DIR: dist,
      VITE_DRAFTS: '1',
      IGNORE_ENV_FILES: '1',
    },
  });
  if (status !== 0) {
    throw new Error('The site cannot be built: see above.');
  }
}
