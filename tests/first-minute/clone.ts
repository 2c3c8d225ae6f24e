import { execFileSync, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

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

/** A command that runs as in a terminal of its own. */
export interface Running {
  /** All that it has said. */
  output(): string;
  /** Waits until it says this. @throws Error with what it said when it ends before. */
  says(text: RegExp): Promise<RegExpExecArray>;
  /** Presses Ctrl-C or closes the terminal: all its processes get the signal. @returns those that are left. */
  interrupt(signal: 'SIGINT' | 'SIGHUP'): Promise<boolean>;
  /** Ends the command that was typed, and only this. @returns whether any process of it is left. */
  end(): Promise<boolean>;
}

const typed: Running[] = [];

/** Stops whatever a test that failed has left running. */
export const stopAll = () => Promise.all(typed.map((running) => running.interrupt('SIGINT')));

export function typeCommand(command: string, cwd: string): Running {
  const child = spawn('sh', ['-c', command], { cwd, env: freshEnvironment(), detached: true, stdio: 'pipe' });
  const { pid = 0 } = child;
  const voice = new EventEmitter();
  let output = '';
  const hear = (text: string) => {
    output += text;
    voice.emit('said');
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
  child.once('exit', () => voice.emit('said'));
  const exit = once(child, 'exit');
  const left = () => {
    try {
      return process.kill(-pid, 0);
    } catch {
      return false;
    }
  };
  const gone = async () => {
    await exit;
    // What follows the shell into its end takes some milliseconds more; whatever stays for seconds is left behind.
    for (const deadline = Date.now() + 5000; left() && Date.now() < deadline; ) await new Promise(setImmediate);
    return left();
  };
  const running: Running = {
    output: () => output,
    async says(text) {
      for (;;) {
        const said = text.exec(output);
        if (said) return said;
        if (child.exitCode !== null) throw new Error(`"${command}" ended without saying ${text}:\n${output}`);
        await once(voice, 'said');
      }
    },
    interrupt(signal) {
      if (left()) process.kill(-pid, signal);
      return gone();
    },
    end() {
      child.kill();
      return gone();
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
