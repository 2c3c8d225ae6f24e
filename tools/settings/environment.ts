import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { localId, settingNames } from '../../src/site/settings.ts';

const ids = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'];
const names: readonly string[] = [...settingNames, 'VITE_DRAFTS'];

/**
 * Reads the settings of the `.env` files, unless `IGNORE_ENV_FILES` is set; variables of the process override them.
 * Where `SEND_TO_MAILBOX` is set and no id of EmailJS, the contact form sends to the mailbox of the local servers.
 * @throws Error that names the file and the line that is no setting, or a wrong `VITE_DRAFTS`.
 */
export function readEnvironment(mode = 'production'): Record<string, string | undefined> {
  const files = process.env.IGNORE_ENV_FILES
    ? []
    : ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
  const given: NodeJS.ProcessEnv = Object.assign(
    {},
    ...files.filter((file) => existsSync(resolve(file))).map(readFile),
    process.env,
  );
  const { VITE_DRAFTS: drafts = '' } = given;
  if (!['', '0', '1'].includes(drafts)) {
    throw new Error(`VITE_DRAFTS is 1, 0 or nothing, not "${drafts}".`);
  }
  if (!given.SEND_TO_MAILBOX || ids.some((name) => given[name])) {
    return given;
  }
  const local = Object.fromEntries(ids.map((name) => [name, localId]));
  return { ...given, ...local, VITE_EMAILJS_ORIGIN: given.VITE_EMAILJS_ORIGIN || '/' };
}

/** Reads the values literally, where Vite would expand a `$` in one. */
function readFile(file: string): Record<string, string | undefined> {
  // Some editors begin a file with a byte order mark.
  const text = readFileSync(resolve(file), 'utf8').replace(/^\uFEFF/, '');
  const invalid = text.split('\n').findIndex((line) => !/^\s*(#|$|(export\s+)?\w+\s*=)/.test(line));
  if (invalid >= 0) {
    throw new Error(`${file}:${invalid + 1} is no setting: write NAME=value, or # before a note.`);
  }
  const values = Object.entries(parseEnv(text)).filter(([name]) => name.startsWith('VITE_'));
  const unknown = values.find(([name]) => !names.includes(name));
  if (unknown) {
    throw new Error(`${file}: there is no setting ${unknown[0]}; .env.example lists them.`);
  }
  return Object.fromEntries(values);
}
