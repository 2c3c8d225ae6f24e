import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a part of npm test that does not exist is an error that lists the parts', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tests/run.ts', 'units'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no part "units"; the parts are: types, .*\bunit, .*\bhosting, .*\blighthouse\.\n$/);
});

/** Runs `.ci/install-packages` on a machine that has none of the packages; nothing answers its questions. */
function installPackages(user: 'root' | 'somebody') {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const commands = {
    'dpkg-query': 'exit 1',
    id: `echo ${user === 'root' ? 0 : 1000}`,
    sudo: 'echo "sudo $1 ran" >&2',
    'apt-get': 'echo "apt-get $1 ran" >&2',
  };
  for (const [name, script] of Object.entries(commands)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  return spawnSync('bash', ['-c', '.ci/install-packages 2>&1'], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('what a machine lacks is named before root installs it', () => {
  const { status, stdout } = installPackages('root');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /This machine lacks: .*nginx-light.*\nInstalling them(?:.|\n)*apt-get update ran\napt-get install ran/,
  );
});

test('nobody becomes root without having been asked', () => {
  const { status, stdout } = installPackages('somebody');
  expect(status).toBe(1);
  expect(stdout).toMatch(/This machine lacks: .*\nTo install them: sudo apt-get install .*nginx-light/);
  expect(stdout).not.toMatch(/\bran\b/);
});

test('the forges prove the site in the same Debian image, with what its packages are named for', () => {
  const image = /image: (\S+-bookworm)\n/.exec(readFileSync('.gitlab-ci.yml', 'utf8'))?.[1];
  expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain(`container: ${image}\n`);
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^\.ci\/install-packages$/m);
});

test('the repository holds text of a readable size, and no archive', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const odd = tracked.filter(existsSync).filter((file) => {
    const content = readFileSync(file);
    const large = content.length > 200_000 && file !== 'package-lock.json';
    return large || content.includes(0) || /\.(zip|tgz|gz|br|tar|whl|7z|jar|xz|bz2)$/.test(file);
  });
  expect(odd).toEqual([]);
});

test('a checkout on Windows has the same bytes', () => {
  const lines = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).trim().split('\n');
  expect(lines.filter((line) => !/^i\/(lf|none) .*attr\/text=auto eol=lf/.test(line))).toEqual([]);
});
