import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { facts } from '../src/site/facts.ts';
import { runCommand } from './run-command.ts';
import { releaseSettings } from './settings/build-settings.ts';
import { missingSoftwareFacts } from './settings/check-facts.ts';
import { readEnvironment } from './settings/environment.ts';
import { releaseFolder, stampRelease } from './site/release-stamp.ts';

/**
 * `npm run build:release`: builds the site for the public into `release/`. It is built in a folder beside it, which
 * becomes `release/` only when it is complete and stamped; until then, or after a failure, the previous release stays.
 */
const unfinished = `${releaseFolder}.new`;
const former = `${releaseFolder}.former`;
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

await runCommand(async () => {
  const { origin } = releaseSettings(readEnvironment());
  repairInterrupted();
  process.once('exit', () => remove(unfinished));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
  // In a child process, since vite-react-ssg ends the process that it ran in, with 0, 15 seconds after its work.
  const settings = {
    RELEASE: '1',
    VITE_DRAFTS: '',
    NODE_ENV: 'production',
    MODE: 'production',
    OUT_DIR: `${unfinished}/dist`,
  };
  const env = { ...process.env, ...settings };
  const { status } = spawnSync(process.execPath, ['tools/build.ts'], { env, stdio: 'inherit' });
  if (status !== 0) {
    throw new Error(`This build made no release; ${releaseFolder}/ is as it was before.`);
  }
  const { id } = await stampRelease(unfinished, origin, lastCommit());
  // Whatever the umask: a server runs as another user than the builder.
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  if (existsSync(releaseFolder)) {
    renameSync(releaseFolder, former);
  }
  renameSync(unfinished, releaseFolder);
  remove(former);
  console.log(`${releaseFolder}/ holds release ${id} for ${origin}.`);
  const advice = missingSoftwareFacts(facts);
  if (advice.length > 0) {
    const lines = advice.map((line) => `  - ${line}`).join('\n');
    console.log(`IT directors will ask for facts that it lacks (docs/claims.md):\n${lines}`);
  }
});

/** Removes what a killed run has left, and puts the former release back if it was killed between the two renames. */
function repairInterrupted(): void {
  remove(unfinished);
  if (!existsSync(releaseFolder) && existsSync(former)) {
    renameSync(former, releaseFolder);
  }
  remove(former);
}

/** @returns the commit that is built, for the list of what was in service; nothing where there is no git. */
function lastCommit(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%h %s'], { encoding: 'utf8' });
  return stdout ?? '';
}
