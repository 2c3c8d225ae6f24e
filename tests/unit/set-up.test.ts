import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs `.ci/install-packages` on a machine that has no package, as somebody who is not root. */
function installPackages(...parts: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, script] of [
    ['dpkg-query', 'exit 1'],
    ['id', 'echo 1000'],
    ['sudo', 'echo "sudo $1 ran"'],
  ] as const)
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  return spawnSync('bash', ['.ci/install-packages', ...parts], { env, encoding: 'utf8' });
}

test('missing packages are named, and nobody becomes root without being asked', () => {
  const { status, stdout } = installPackages();
  expect(status).toBe(1);
  expect(stdout).toMatch(/This machine lacks: .*\nTo install them: sudo apt-get install .*nginx-light/);
  expect(stdout).not.toMatch(/\bran\b/);
});

test('a part of the tests asks for the packages that it needs, and for no other', () => {
  expect(installPackages('types', 'unit').stdout).toBe('');
  expect(installPackages('lighthouse', 'types').stdout).toMatch(/This machine lacks: (?!.*caddy).* openssl\n/);
});
