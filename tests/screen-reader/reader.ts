import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { virtualScreen } from '../engines/virtual-screen.ts';
import type { ProgramName } from '../programs.ts';
import { until } from '../until.ts';

/** What a session is made of. */
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
  const own = {
    DISPLAY: screen.display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LANG: 'C.UTF-8',
    GTK_MODULES: '',
  };
  const env = { ...process.env, ...own };
  const command = ['--', join(import.meta.dirname, 'start-session.sh'), url];
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
    async end() {
      if (session.pid) {
        process.kill(-session.pid);
      }
      await once(session, 'exit');
      screen.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
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

/** @returns what an Orca log says was spoken. */
function sayings(log: string): string[] {
  return [...log.matchAll(/SPEECH OUTPUT: '(.*?)'(?:\s*\{.*)?$/gm)].map(([, text = '']) => text);
}
