import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guard-'));
  mkdirSync(join(folder, 'tools'));
  cpSync('tools/guard.cjs', join(folder, 'tools/guard.cjs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Loads the guard in a project.
 * @param node the versions of Node that the project allows.
 * @param script the npm script that is being run.
 * @returns its output, and what the command after it prints.
 */
function load(node: string, script = 'start'): string {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node } }));
  const args = ['-r', './tools/guard.cjs', '-p', '"the command"'];
  const env = { ...process.env, npm_lifecycle_event: script };
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  return stdout + stderr;
}

test('without the packages for development a command says what to run, in one line', () => {
  expect(load('>=24.2')).toMatch(/^The packages .* run "npm ci --include=dev"\.\n$/);
});

test('an older Node is named, with the one that is needed, in one line', () => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  expect(load('>=99.1')).toMatch(
    /^This is Node \d[\d.]+, and the project needs 99\.1 or newer: .* https:\/\/nodejs\.org\.\n$/,
  );
  expect(load('>=24.2')).toBe('the command\n');
});

test.each(['build:release', 'verify', 'deploy:s3', 'i18n:add'])(
  'npm run %s, which the French guides name, says it in French',
  (script) => {
    expect(load('>=24.2', script)).toMatch(/^Les paquets .* lancez « npm ci --include=dev »\.\n$/);
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    expect(load('>=99.1', script)).toMatch(
      /^Node est ici en \d[\d.]+, et le projet demande 99\.1 ou plus récent : .*\n$/,
    );
  },
);
