import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('what a machine lacks is named, and nobody becomes root without having been asked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, script] of [
    ['dpkg-query', 'exit 1'],
    ['id', 'echo 1000'],
    ['sudo', 'echo "sudo $1 ran"'],
  ] as const)
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stdout } = spawnSync('bash', ['.ci/install-packages'], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/This machine lacks: .*\nTo install them: sudo apt-get install .*nginx-light/);
  expect(stdout).not.toMatch(/\bran\b/);
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
