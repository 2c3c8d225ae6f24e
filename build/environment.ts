import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { readMode } from './modes.ts';
import { emailJsIds, settingNames } from './settings.ts';

/** Stands for each EmailJS id in local builds, whose form sends to the local mailbox. */
const mailboxId = 'local';

/** Variables by name; undefined or empty if they are not set. */
type Environment = Record<string, string | undefined>;

/**
 * Returns the environment, with the settings of the `.env` files. An empty variable counts as
 * absent, so that it does not hide the value in a file.
 * @param mode Vite's mode (`modes.ts`); `.env.<mode>` is read too.
 * @throws Error, in French, for a name in a `.env` file that is no setting.
 */
export function readEnvironment(mode: string): Environment {
  for (const name of settingNames) {
    if (process.env[name] === '') {
      delete process.env[name];
    }
  }
  const { hasMailbox, ignoresEnvFiles } = readMode(mode);
  const folder = ignoresEnvFiles ? false : process.cwd();
  refuseUnknownSettings(folder ? ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`] : []);
  const given: Environment = { ...process.env, ...loadEnv(mode, folder, 'VITE_') };
  const isConfigured = emailJsIds.some((name) => given[name]);
  return hasMailbox && !isConfigured ? withMailbox(given) : given;
}

/** @returns an environment with which the form sends to the local mailbox. */
function withMailbox(given: Environment): Environment {
  const ids = Object.fromEntries(emailJsIds.map((name) => [name, mailboxId]));
  return { ...given, ...ids, VITE_EMAILJS_ORIGIN: given.VITE_EMAILJS_ORIGIN || '/' };
}

/**
 * @throws Error that names an unknown setting in a file. A typing error would
 * otherwise go unnoticed.
 */
function refuseUnknownSettings(files: string[]): void {
  for (const file of files.filter((name) => existsSync(name))) {
    const names = Object.keys(parseEnv(readFileSync(file, 'utf8')));
    const unknown = names.find((name) => name.startsWith('VITE_') && !settingNames.includes(name));
    if (unknown) {
      throw new Error(`${file} : ${unknown} n’est pas un réglage ; .env.example les nomme tous.`);
    }
  }
}
