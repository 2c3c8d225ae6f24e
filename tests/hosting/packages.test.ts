import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canRun } from '../programs.ts';

const files = [...globSync('deploy/*/README.md'), 'deploy/publish.sh'];

/** @returns the packages that a file names after « apt install ». */
function packagesIn(file: string): string[] {
  const lines = readFileSync(file, 'utf8').matchAll(/apt install ([\w .+-]*)/g);
  return [...lines].flatMap(([, names = '']) => names.trim().split(/\s+/));
}

test.runIf(canRun('apt-cache'))('every package that a guide installs is one of Debian’s', () => {
  const packages = [...new Set(files.flatMap(packagesIn))];
  expect(packages).toContain('certbot');
  const { stdout } = spawnSync('apt-cache', ['show', ...packages], { encoding: 'utf8' });
  const known = [...stdout.matchAll(/^Package: (.*)$/gm)].map(([, name]) => name);
  expect(packages.filter((name) => !known.includes(name))).toEqual([]);
});
