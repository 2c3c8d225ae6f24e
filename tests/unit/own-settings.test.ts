import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { reached } from '../loopback-only.ts';

test('what a host has set never gets into what the tests build', () => {
  expect(Object.keys(process.env).filter((name) => name.startsWith('VITE_'))).toEqual([]);
  const dir = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, '.env'), 'VITE_EMAILJS_PUBLIC_KEY=real');
  const settings = JSON.stringify(pathToFileURL('tools/environment.ts').href);
  const script = `const { readEnvironment } = await import(${settings}); console.log(readEnvironment().VITE_EMAILJS_PUBLIC_KEY)`;
  const read = (env: NodeJS.ProcessEnv) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: dir, env, encoding: 'utf8' }).trim();
  expect(read(process.env)).toBe('undefined');
  expect(read({ ...process.env, IGNORE_ENV_FILES: '' })).toBe('real');
});

test('a test that asks another machine fails, and the machine is named', async () => {
  await expect(fetch('https://api.emailjs.com')).rejects.toThrow('fetch failed');
  expect(() => connect(443, '192.0.2.1')).toThrow('A test tries to reach 192.0.2.1');
  expect(reached.splice(0)).toEqual(['api.emailjs.com', '192.0.2.1']);
});
