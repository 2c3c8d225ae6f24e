import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the tests set up their servers: each in a folder of its own, with its process id in the file `pid`. */
export const serversFolder = () => process.env.SERVERS_DIR ?? '';

/**
 * Makes that folder, for all test files of the run.
 * @returns how to stop every server that still runs there and remove the folder; may be called twice.
 */
export function makeServersFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  // A server may run as another user than the tests.
  chmodSync(folder, 0o755);
  process.env.SERVERS_DIR = folder;
  return () => removeServers(folder);
}

function removeServers(folder: string): void {
  if (!existsSync(folder)) {
    return;
  }
  // A script that is about to start a server finds nothing to start any more.
  const former = `${folder}-former`;
  renameSync(folder, former);
  for (const name of readdirSync(former)) {
    stopProcess(join(former, name, 'pid'));
  }
  for (const disk of disksBelow(former)) {
    spawnSync('umount', ['--lazy', disk]);
  }
  removeFolder(former);
}

/** @param pidFile the file with the id of the process; it is not there where none runs. */
export function stopProcess(pidFile: string): void {
  if (!existsSync(pidFile)) {
    return;
  }
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGTERM');
  } catch {
    // It has ended meanwhile.
  }
}

/** Removes a folder in which a server may be ending, which removes files too: at that `rmSync` stops in silence. */
export function removeFolder(folder: string): void {
  while (existsSync(folder)) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns where a test has mounted a disk. */
function disksBelow(folder: string): string[] {
  const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8') : '';
  const places = mounts.split('\n').map((line) => line.split(' ')[1] ?? '');
  return places.filter((place) => place.startsWith(`${folder}/`));
}
