import { execFileSync, execSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Builds the site as a commit has it, with the packages of today, for as long as it is looked at.
 * @param look is given the folder of the built site.
 * @returns what `look` returns.
 * @throws Error where there is no such commit, or it cannot be built.
 */
export async function withBuildOf<Result>(commit: string, look: (dist: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    execSync(`git archive '${commit}' | tar -x -C '${folder}'`, { stdio: 'pipe', shell: '/bin/bash' });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    execFileSync('npm', ['run', 'build:local'], { cwd: folder, stdio: 'pipe' });
    return await look(join(folder, 'dist'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
