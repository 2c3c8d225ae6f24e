import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { canRun } from '../programs.ts';
import { until } from '../until.ts';
import { removeFolder } from './servers-folder.ts';

test.runIf(canRun('openssl', 'nginx', 'nginx-brotli'))(
  'Ctrl-C while tests without a browser run leaves neither a server nor a file behind',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
    onTestFinished(() => removeFolder(folder));
    // Without `BUILT_FOR` it takes ports of its own; the release is that of this run.
    const { BUILT_FOR: _, ...env } = process.env;
    const vitest = 'node_modules/vitest/vitest.mjs';
    // It starts nginx, and no browser: Playwright leaves files when it is interrupted.
    const args = [vitest, 'run', '--project', 'hosting', 'hosting/verify.test'];
    const options = { env: { ...env, TMPDIR: folder }, detached: true, stdio: 'ignore' } as const;
    const run = spawn(process.execPath, args, options);
    const ended = once(run, 'exit');
    const interrupt = async () => {
      process.kill(-Number(run.pid), 'SIGINT');
      await ended;
    };
    const nginx = await until('a server runs', async () => serverIn(folder)).finally(interrupt);

    await until('the server has ended', async () => !existsSync(`/proc/${nginx}`));
    expect(readdirSync(folder)).toEqual([]);
  },
);

/** @returns the process id of a server that was started there, or 0. */
function serverIn(folder: string): number {
  const [file] = globSync(join(folder, 'hosting-*/*/pid'));
  return file ? Number(readFileSync(file, 'utf8')) : 0;
}
