import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const lock = '.build-lock';

/**
 * Keeps this folder for this process and its children until its end: vite-react-ssg removes at the end of a build what
 * another one in the same folder still needs.
 * @throws Error that names the process that builds here already.
 */
export function lockFolder(): void {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder === process.ppid) return;
    if (isRunning(holder)) throw new Error(`This folder is being built by process ${holder}: wait until it has ended.`);
    // It was killed.
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
