import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { releaseSettings } from './settings/build-settings.ts';
import { readEnvironment } from './settings/environment.ts';
import { releaseFolder, stampRelease } from './site/release-stamp.ts';

/** Where a release is built. It becomes `release/` only when it is complete and stamped. */
const unfinished = `${releaseFolder}.new`;

/** Where the release before waits during that change. */
const former = `${releaseFolder}.former`;

/**
 * `npm run build:release`: builds the site for the public into `release/`. After a failure, or when it is interrupted,
 * the release before stays. A host reads what it prints: it is French.
 */
await runCommand(async () => {
  const { origin } = releaseSettings(readEnvironment());
  repairInterrupted();
  removeUnfinishedAtExit();
  buildUnfinished();
  const { id } = await stampRelease(unfinished, origin, lastCommit());
  letEverybodyRead(unfinished);
  putInPlace();
  console.log(`${releaseFolder}/ contient la version ${id}, pour ${origin}.`);
});

/** Removes what a killed run has left, and puts the former release back if it was killed between the two renames. */
function repairInterrupted(): void {
  remove(unfinished);
  if (!existsSync(releaseFolder) && existsSync(former)) {
    renameSync(former, releaseFolder);
  }
  remove(former);
}

function removeUnfinishedAtExit(): void {
  process.once('exit', () => remove(unfinished));
  // A signal alone would end the process without that event.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}

/** @throws Error when the build fails, which has said why. */
function buildUnfinished(): void {
  const settings = {
    RELEASE: '1',
    VITE_DRAFTS: '',
    NODE_ENV: 'production',
    MODE: 'production',
    OUT_DIR: `${unfinished}/dist`,
  };
  const env = { ...process.env, ...settings };
  // In a child process, since vite-react-ssg ends the process that it ran in, with 0, 15 seconds after its work.
  const { status, signal } = spawnSync(process.execPath, ['tools/build.ts'], {
    env,
    stdio: 'inherit',
  });
  if (status === 0) {
    return;
  }
  const advice = signal
    ? 'La construction a été interrompue : relancez « npm run build:release »'
    : 'Corrigez ce qui est dit ci-dessus, puis relancez « npm run build:release »';
  throw new Error(`Aucune version n’est faite, et ${releaseFolder}/ reste comme avant. ${advice}.`);
}

/** @returns the commit that is built, for the list of what was in service; nothing where there is no git. */
function lastCommit(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%h %s'], { encoding: 'utf8' });
  return stdout ?? '';
}

/** Lets every user read a folder, whatever the umask: a server runs as another user than the builder. */
function letEverybodyRead(folder: string): void {
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name);
    const readable = statSync(path).isDirectory() ? 0o555 : 0o444;
    chmodSync(path, statSync(path).mode | readable);
  }
}

/** Two renames: a kill between them is repaired by the next run. */
function putInPlace(): void {
  if (existsSync(releaseFolder)) {
    renameSync(releaseFolder, former);
  }
  renameSync(unfinished, releaseFolder);
  remove(former);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
