import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** @returns the commands that the README begins with, without what it says about them. */
export function setUpCommands(): string[] {
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  return block.split('\n').flatMap((line) => line.replace(/\s+#.*/, '') || []);
}

/** Clones the project as somebody new would, and puts in what is changed here and not yet committed. */
export function freshClone(): { dir: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
  execFileSync('git', ['clone', '--quiet', '.', dir], { stdio: ['ignore', 'ignore', 'inherit'] });
  const changes = execFileSync('git', ['diff', '--binary', 'HEAD'], { maxBuffer: 1e9 });
  if (changes.length > 0) execFileSync('git', ['apply'], { cwd: dir, input: changes });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

const typed: { stop(signal: 'SIGINT'): Promise<boolean> }[] = [];

/** Stops whatever a test that failed has left running. */
export const stopAll = () => Promise.all(typed.map((running) => running.stop('SIGINT')));

/** A command that runs as in a terminal of its own. */
export type Running = ReturnType<typeof typeCommand>;

export function typeCommand(command: string, cwd: string) {
  const child = spawn('sh', ['-c', `exec 2>&1; ${command}`], { cwd, env: freshEnvironment(), detached: true });
  const { pid = 0 } = child;
  let output = '';
  // Where CI is set, Vite speaks in colours to a file as well.
  child.stdout.on('data', (text) => {
    output = stripVTControlCharacters(output + text);
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`"${command}" ended:\n${output}`)));
  ended.catch(() => {});
  const left = () => {
    try {
      return process.kill(-pid, 0);
    } catch {
      return false;
    }
  };
  const running = {
    /** All that it has said, without its colours. */
    output: () => output,
    /** Waits until it says this. @throws Error with what it said when it ends before, or so many seconds are over. */
    async says(text: RegExp, seconds = 300): Promise<RegExpExecArray> {
      const late = AbortSignal.timeout(seconds * 1000);
      for (;;) {
        const said = text.exec(output);
        if (said) return said;
        const more = once(child.stdout, 'data', { signal: late }).catch(() => {
          throw new Error(`"${command}" has not said ${text} in ${seconds} s (a slow machine?):\n${output}`);
        });
        await Promise.race([more, ended]);
      }
    },
    /** Waits so many milliseconds for its end. @throws Error with what it said when it comes. */
    goesOn: (milliseconds: number) => Promise.race([setTimeout(milliseconds), ended]),
    /**
     * Stops it: Ctrl-C and a terminal that is closed reach all its processes, `SIGTERM` only the command that was typed.
     * @returns whether any of its processes is left.
     */
    async stop(signal: 'SIGINT' | 'SIGHUP' | 'SIGTERM'): Promise<boolean> {
      if (left()) process.kill(signal === 'SIGTERM' ? pid : -pid, signal);
      // Its end takes a moment; whatever stays for seconds is left behind.
      for (const deadline = Date.now() + 60_000; left() && Date.now() < deadline; ) await setTimeout(20);
      return left();
    },
  };
  typed.push(running);
  return running;
}

/** A terminal in which nothing of this run is set; npm takes what it has fetched before. */
function freshEnvironment(): NodeJS.ProcessEnv {
  const own =
    /^(npm_|VITE|NODE_ENV$|NODE_OPTIONS$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|TEST$|IGNORE_ENV_FILES$|PORT$|DEV_PORT$|OUT_DIR$|INIT_CWD$)/i;
  const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
  const path = process.env.PATH?.split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path?.join(delimiter), npm_config_prefer_offline: 'true' };
}
