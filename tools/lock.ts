import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const lock = '.build-lock';

/**
 * Locks this folder for this process and its children until it ends: two builds at once would remove each other's
 * temporary files.
 * @throws Error that names the process that is building here already.
 */
export function lockFolder(): void {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder === process.ppid) return;
    if (isRunning(holder)) throw new Error(`This folder is being built by process ${holder}: wait until it has ended.`);
    // That process was killed.
    rmSync(lock, { force: true });
    lockFolder();
    return;
  }
  process.once('exit', () => rmSync(lock, { force: true }));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
