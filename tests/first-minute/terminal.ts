import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { until } from '../until.ts';

/** Clones the project as a newcomer would, with the changes here that are not committed yet, and the packages of here. */
export function freshClone(): { dir: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
  execFileSync('git', ['clone', '--quiet', '.', dir], { stdio: ['ignore', 'ignore', 'inherit'] });
  const changes = execFileSync('git', ['diff', '--binary', 'HEAD'], { maxBuffer: 1e9 });
  if (changes.length > 0) execFileSync('git', ['apply'], { cwd: dir, input: changes });
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'), 'dir');
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

const terminals: { stop(signal: 'SIGINT'): Promise<void> }[] = [];

/** Stops whatever a failed test has left running. */
export const stopAll = () => Promise.all(terminals.map((terminal) => terminal.stop('SIGINT')));

export type Terminal = ReturnType<typeof runInTerminal>;

/** Runs a command as in a terminal of its own, with none of this run's settings. */
export function runInTerminal(command: string, cwd: string) {
  const child = spawn('sh', ['-c', `exec 2>&1; ${command}`], { cwd, env: newcomersEnvironment(), detached: true });
  const { pid = 0 } = child;
  let output = '';
  // Where CI is set, Vite writes colours to a file as well.
  child.stdout.on('data', (text) => {
    output = stripVTControlCharacters(output + text);
  });
  let closed = false;
  child.once('close', () => {
    closed = true;
  });
  const isRunning = () => {
    try {
      return process.kill(-pid, 0);
    } catch {
      return false;
    }
  };
  const terminal = {
    output: () => output,
    /** Waits for a text. @throws Error with the output where the command ends before. */
    async says(text: RegExp): Promise<RegExpExecArray> {
      for (;;) {
        const found = text.exec(output);
        if (found) return found;
        if (closed) throw new Error(`"${command}" ended without ${text}:\n${output}`);
        await setTimeout(30);
      }
    },
    /** Ctrl-C and closing the terminal reach all processes, `SIGTERM` only the command. Waits until none is left. */
    async stop(signal: 'SIGINT' | 'SIGHUP' | 'SIGTERM'): Promise<void> {
      if (isRunning()) process.kill(signal === 'SIGTERM' ? pid : -pid, signal);
      await until(`the end of all processes of "${command}"`, async () => !isRunning());
    },
  };
  terminals.push(terminal);
  return terminal;
}

function newcomersEnvironment(): NodeJS.ProcessEnv {
  const own =
    /^(npm_|VITE|NODE_ENV$|NODE_OPTIONS$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|TEST$|IGNORE_ENV_FILES$|PORT$|DEV_PORT$|OUT_DIR$|INIT_CWD$)/i;
  const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
  const path = process.env.PATH?.split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path?.join(delimiter) };
}
