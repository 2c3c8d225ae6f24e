import { execFileSync, execSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Costs, costsOf } from './costs.ts';

/**
 * Builds the site as the last commit has it, with the packages of today: the commit before, where nothing has changed
 * since the last one.
 * @returns what it is called, and its costs. @throws Error where there is no such commit, or it cannot be built.
 */
export async function lastCommit(): Promise<{ name: string; costs: Record<string, Costs> }> {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  const commit = git('rev-parse', git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD');
  const folder = mkdtempSync(join(tmpdir(), 'last-commit-'));
  try {
    execSync(`git archive ${commit} | tar -x -C '${folder}'`, { stdio: 'pipe' });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    execFileSync('npm', ['run', 'build:local'], { cwd: folder, stdio: 'pipe' });
    return { name: git('log', '-1', '--format=%h %s', commit), costs: await costsOf(join(folder, 'dist')) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
