import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @returns whether this machine has the programs that a test needs besides Node: commands on the path, or
 * files by their whole path. `.ci/run` installs them on Debian.
 * @throws Error in CI, where no test may be left out.
 */
export function hasProgram(...programs: string[]): boolean {
  const folders = process.env.PATH?.split(delimiter) ?? [];
  const missing = programs.filter(
    (program) => !['', ...folders].some((folder) => existsSync(join(folder, program))),
  );
  if (missing.length === 0) {
    return true;
  }
  const reason = `needs ${missing.join(', ')}, which this machine does not have`;
  if (process.env.CI) {
    throw new Error(`A test ${reason}`);
  }
  console.warn(`Left out: a test ${reason}`);
  return false;
}
