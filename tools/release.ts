import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { lockFolder } from './lock.ts';
import { runCommand } from './run-command.ts';
import { releaseSettings } from './settings/build-settings.ts';
import { readEnvironment } from './settings/environment.ts';
import { releaseFolder, stampRelease } from './site/release-stamp.ts';

/**
 * `npm run build:release`: the site for the public, into `release/`. It is put together beside and moved there only
 * when it is whole and stamped; until then, and where it fails, the release before stays as it is.
 */
const unfinished = `${releaseFolder}.new`;
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

await runCommand(async () => {
  const { origin } = releaseSettings(readEnvironment());
  lockFolder();
  process.once('exit', () => remove(unfinished));
  remove(unfinished);
  // In a process of its own: vite-react-ssg may end the one that it ran in, with 0, some seconds after its work.
  const wanted = { RELEASE: '1', NODE_ENV: 'production', MODE: 'production', OUT_DIR: `${unfinished}/dist` };
  const env = { ...process.env, ...wanted };
  const { status } = spawnSync(process.execPath, ['tools/build.ts'], { env, stdio: 'inherit' });
  if (status !== 0) {
    const before = existsSync(releaseFolder) ? `${releaseFolder}/ is still the release before` : 'there is none';
    throw new Error(`This build made no release; ${before}.`);
  }
  const { id } = await stampRelease(unfinished, origin);
  remove(releaseFolder);
  await rename(unfinished, releaseFolder);
  console.log(`${releaseFolder}/ holds release ${id} for ${origin}.`);
});
