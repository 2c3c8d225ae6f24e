import { rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { releaseSettings } from '../src/site/release.ts';
import { buildSite } from './build.ts';
import { readEnvironment } from './environment.ts';
import { runCommand } from './run-command.ts';
import { releaseFolder, stampRelease } from './site/release-stamp.ts';

/**
 * `npm run build:release`: the site for the public, into `release/`. It is put together beside and moved there only
 * when it is whole and stamped; a build that fails leaves nothing that could be published, not even the one before.
 */
const unfinished = `${releaseFolder}.new`;
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

process.on('exit', () => remove(unfinished));
await runCommand(async () => {
  remove(releaseFolder);
  remove(unfinished);
  const asked = { RELEASE: '1', NODE_ENV: 'production', MODE: 'production', OUT_DIR: `${unfinished}/dist` };
  Object.assign(process.env, asked);
  const { origin } = releaseSettings(readEnvironment());
  await buildSite();
  const { id } = await stampRelease(unfinished, origin);
  await rename(unfinished, releaseFolder);
  console.log(`${releaseFolder}/ holds release ${id} for ${origin}.`);
});
