import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Clones the project as a newcomer would, with the changes here that are not committed yet, and the packages of here. */
export function freshClone(): { dir: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
  execFileSync('git', ['clone', '--quiet', '.', dir], { stdio: ['ignore', 'ignore', 'inherit'] });
  const changes = execFileSync('git', ['diff', '--binary', 'HEAD'], { maxBuffer: 1e9 });
  if (changes.length > 0) {
    execFileSync('git', ['apply'], { cwd: dir, input: changes });
  }
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'), 'junction');
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

export type Terminal = ReturnType<typeof runInTerminal>;

/** Runs a command as in a terminal of its own, with none of this run's settings. */
export function runInTerminal(command: string, cwd: string) {
  const path = process.env.PATH?.split(delimiter).filter(
    (folder) => !folder.includes('node_modules'),
  );
  const env = { PATH: path?.join(delimiter), HOME: process.env.HOME };
  const child = spawn(command, { cwd, env, shell: true, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  // Set once no process holds the output any more.
  let closed = false;
  const close = once(child, 'close').then(() => {
    closed = true;
  });
  return {
    output: () => output,
    /** Waits for a text. @throws Error with the output where the command ends before. */
    async says(text: RegExp): Promise<RegExpExecArray> {
      for (;;) {
        const found = text.exec(output);
        if (found) {
          return found;
        }
        if (closed) {
          throw new Error(`"${command}" ended without ${text}:\n${output}`);
        }
        await setTimeout(30);
      }
    },
    /** Sends Ctrl-C, which reaches all its processes, and waits until none is left. */
    async interrupt(): Promise<void> {
      if (!closed) {
        process.kill(-(child.pid ?? 0), 'SIGINT');
      }
      await close;
    },
  };
}
