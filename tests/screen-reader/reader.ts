import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { virtualScreen } from '../engines/screen.ts';
import { until } from '../engines/visitor.ts';

const preferences = {
  'accessibility.force_disabled': -1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'fr',
};

/** How long a browser may take to start on a busy machine, in milliseconds. */
const startPatience = 60_000;

export type Reader = Awaited<ReturnType<typeof listenTo>>;

/** Opens a page in Firefox under Orca, on a screen and a session bus of their own. */
export async function listenTo(url: string) {
  const home = mkdtempSync(join(tmpdir(), 'reader-'));
  const log = join(home, 'orca.log');
  const screen = await virtualScreen();
  const bus = sessionBus(home);
  const env = {
    ...process.env,
    ...bus.env,
    DISPLAY: screen.display,
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    LANG: 'C.UTF-8',
    GTK_MODULES: '',
  };
  mkdirSync(env.XDG_RUNTIME_DIR, { mode: 0o700 });
  speakToNobody(home);
  writeAtOnce(home);
  mkdirSync(join(home, 'profile'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(home, 'profile/user.js'), lines.join('\n'));
  const started: ChildProcess[] = [];
  const start = (command: string, ...args: string[]) =>
    started.push(spawn(command, args, { env, stdio: 'ignore', detached: true }));
  start('openbox');
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  spawnSync('gsettings', ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'], { env });
  start('orca', '--replace', `--debug-file=${log}`, '--debug');
  let heard = 0;
  const spoken = () => (existsSync(log) ? sayings(readFileSync(log, 'utf8')) : []);
  const key = (...args: string[]) => spawnSync('xdotool', args, { env });
  const reader = {
    /** Presses real keys, one after the other, by their names in X; what was said before no longer counts. */
    press(...keys: string[]) {
      heard = spoken().length;
      for (const one of keys) key('key', '--clearmodifiers', one);
    },
    type: (text: string) => void key('type', '--delay', '30', '--', text),
    /** Waits until all of these have been said, in this order, since the last key. @returns all that was said since. */
    async hears(...words: (string | RegExp)[]) {
      let said = '';
      await until(`« ${words.join(' … ')} » among what is said`, async () => {
        said = spoken().slice(heard).join('\n');
        return follows(said, words);
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
    /** Waits until nothing new is said for a moment, as after a whole page. */
    async silence() {
      let [count, quiet] = [-1, 0];
      await until('silence', async () => {
        const now = spoken().length;
        quiet = now === count ? quiet + 1 : 0;
        count = now;
        return quiet > 50;
      });
    },
    end() {
      for (const { pid } of started.reverse()) {
        try {
          if (pid) process.kill(-pid, 'SIGTERM');
        } catch {
          // It has ended by itself.
        }
      }
      bus.end();
      screen.end();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  try {
    await until(
      'Orca',
      async () => existsSync(log) && /SETTINGS MANAGER: Activated/.test(readFileSync(log, 'utf8')),
      startPatience,
    );
    start('firefox-esr', '--no-remote', '--profile', join(home, 'profile'), url);
    await until('Firefox', async () => /Finished loading/.test(readFileSync(log, 'utf8')), startPatience);
  } catch (error) {
    reader.end();
    throw error;
  }
  return reader;
}

/** @returns what an Orca log says was spoken. */
function sayings(log: string): string[] {
  return [...log.matchAll(/SPEECH OUTPUT: '(.*?)'(?:\s*\{.*)?$/gm)].map(([, text = '']) => text);
}

/** Whether a text has these in this order. */
function follows(text: string, words: (string | RegExp)[]): boolean {
  let rest = text;
  for (const word of words) {
    const found = typeof word === 'string' ? rest.indexOf(word) : rest.search(word);
    if (found < 0) return false;
    rest = rest.slice(found + (typeof word === 'string' ? word.length : 1));
  }
  return true;
}

/** The voice of Debian's speech service that takes no time and makes no sound. */
function speakToNobody(home: string): void {
  const folder = join(home, '.config/speech-dispatcher');
  cpSync('/etc/speech-dispatcher', folder, { recursive: true });
  const file = join(folder, 'speechd.conf');
  const kept = readFileSync(file, 'utf8').replace(/^#*\s*(DefaultModule|AddModule).*$/gm, '');
  writeFileSync(file, `${kept}\nAddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n`);
}

/** Orca keeps the last lines of its log to itself until there are more: its customizations, a module, make it write each. */
function writeAtOnce(home: string): void {
  const folder = join(home, '.local/share/orca');
  mkdirSync(folder, { recursive: true });
  const lines = ['from orca import debug', 'debug.debugFile.reconfigure(line_buffering=True)', ''];
  writeFileSync(join(folder, 'orca-customizations.py'), lines.join('\n'));
}

function sessionBus(home: string): { env: Record<string, string>; end: () => void } {
  const { stdout } = spawnSync('dbus-daemon', ['--session', '--fork', '--print-address=1', '--print-pid=1'], {
    encoding: 'utf8',
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home },
  });
  const [address = '', pid = ''] = stdout.trim().split('\n');
  return { env: { DBUS_SESSION_BUS_ADDRESS: address }, end: () => void process.kill(Number(pid)) };
}
