import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A commit in a folder of its own. */
export interface CheckedOut {
  dir: string;
  /** Whether it has the packages of this working tree; otherwise they must be installed. */
  hasPackages: boolean;
  remove: () => void;
}

/**
 * Checks a commit out into a temporary folder, as a worktree of this repository.
 * @param commit as Git names it: a hash, a branch, `HEAD~2`.
 * @throws Error where there is no such commit.
 */
export function checkOut(commit: string): CheckedOut {
  const dir = join(mkdtempSync(join(tmpdir(), 'commit-')), 'site');
  git('worktree', 'add', '--detach', dir, commit);
  const packages = join(dir, 'node_modules');
  const hasPackages = lockOf(dir) === lockOf('.');
  if (hasPackages) {
    // A junction, which needs no rights on Windows.
    symlinkSync(resolve('node_modules'), packages, 'junction');
  }
  const remove = () => {
    if (hasPackages) {
      // First, so that nothing removes what it leads to.
      unlinkSync(packages);
    }
    git('worktree', 'remove', '--force', dir);
    rmSync(join(dir, '..'), { recursive: true, force: true });
  };
  return { dir, hasPackages, remove };
}

/** @returns the short hash, date and subject of a commit. @throws Error where there is no such commit. */
export function describeCommit(commit: string): string {
  return git('log', '-1', '--date=short', '--format=%h, %ad: %s', `${commit}^{commit}`);
}

function lockOf(dir: string): string {
  return readFileSync(join(dir, 'package-lock.json'), 'utf8');
}

/** @throws Error with what Git says. */
function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
}
