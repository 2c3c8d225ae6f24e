import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { virtualScreen } from '../engines/virtual-screen.ts';
import type { ProgramName } from '../programs.ts';
import { until } from '../until.ts';

/** The programs that a session needs. */
export const sessionPrograms: ProgramName[] = [
  'firefox',
  'Xvfb',
  'orca',
  'at-spi2',
  'dbus-run-session',
  'gdbus, gsettings',
  'speech-dispatcher',
  'xdotool',
  'openbox',
];

export type Reader = Awaited<ReturnType<typeof listenTo>>;

/** Opens a page in Firefox with Orca, which get a screen, a session bus and a home directory of their own. */
export async function listenTo(url: string) {
  const home = mkdtempSync(join(tmpdir(), 'reader-'));
  cpSync(join(import.meta.dirname, 'session-home'), home, { recursive: true });
  const screen = await virtualScreen();
  const env = {
    PATH: process.env.PATH,
    DISPLAY: screen.display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LANG: 'C.UTF-8',
    // Settings in a file of this home, since no service for them runs.
    GSETTINGS_BACKEND: 'keyfile',
  };
  const file = (name: string) => join(import.meta.dirname, name);
  const command = [`--config-file=${file('session-bus.conf')}`, file('start-session.sh'), url];
  const session = spawn('dbus-run-session', command, { env, stdio: 'ignore', detached: true });
  const log = join(home, 'orca.log');
  let heard = 0;
  const spoken = () => (existsSync(log) ? sayings(readFileSync(log, 'utf8')) : []);
  const reader = {
    /** Presses a key, by its name in X, and forgets what was said before. */
    press(key: string) {
      heard = spoken().length;
      spawnSync('xdotool', ['key', '--clearmodifiers', key], { env });
    },
    type: (text: string) =>
      void spawnSync('xdotool', ['type', '--delay', '30', '--', text], { env }),
    /** Waits until all of these have been said, in this order, since the last key. @returns all that was said since. */
    async hears(...words: string[]) {
      const inOrder = new RegExp(words.map(RegExp.escape).join('.*'), 's');
      let said = '';
      await until(`« ${words.join(' … ')} » among what is said`, async () => {
        said = spoken().slice(heard).join('\n');
        return inOrder.test(said);
      }).catch((error) => {
        throw new Error(`${error.message}\nSaid:\n${said}`);
      });
      return said;
    },
    /** Forgets what has been said so far. @returns it. */
    forget() {
      const said = spoken().slice(heard);
      heard += said.length;
      return said.join('\n');
    },
    /** Waits until nothing new has been said for a moment. */
    async silence() {
      let [count, quiet] = [-1, 0];
      await until('silence', async () => {
        const now = spoken().length;
        quiet = now === count ? quiet + 1 : 0;
        count = now;
        return quiet > 50;
      });
    },
    /** @returns the log of Orca so far. */
    log: () => readFileSync(log),
    async end() {
      if (session.pid) {
        process.kill(-session.pid);
        // Until the last of its processes has ended, one may write into the home that is removed.
        await until('the end of the session', async () => !isRunning(-(session.pid ?? 0)));
      }
      screen.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
  try {
    await until('Firefox under Orca', async () => spoken().join().includes('Finished loading'));
  } catch (error) {
    await reader.end();
    throw error;
  }
  return reader;
}

/** @param id the id of a process; a negative one is that of a group of processes. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** @returns what an Orca log says was spoken. */
function sayings(log: string): string[] {
  return [...log.matchAll(/SPEECH OUTPUT: '(.*?)'(?:\s*\{.*)?$/gm)].map(([, text = '']) => text);
}
