import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { emailJsIds, localId, settingNames } from '../../src/site/settings.ts';

type Environment = Record<string, string | undefined>;

const names: readonly string[] = [...settingNames, 'VITE_DRAFTS'];

/** A line of a `.env` file: a setting, a note or nothing. */
const validLine = /^\s*(#|$|(export\s+)?\w+\s*=)/;

/**
 * Reads the settings of the `.env` files, unless `IGNORE_ENV_FILES` is set; variables of the process override them.
 * Where `SEND_TO_MAILBOX` is set and no id of EmailJS, the contact form sends to the mailbox of the local servers.
 * @param mode Vite's mode; `.env.<mode>` is read too.
 * @throws Error that names a line that is no setting, an unknown setting and its file, or a wrong `VITE_DRAFTS`.
 */
export function readEnvironment(mode = 'production'): Environment {
  const given: Environment = { ...readFiles(mode), ...process.env };
  const { VITE_DRAFTS: drafts = '' } = given;
  if (!['', '0', '1'].includes(drafts)) {
    throw new Error(`VITE_DRAFTS doit être 1, 0 ou rien ; c’est « ${drafts} ».`);
  }
  const isConfigured = emailJsIds.some((name) => given[name]);
  return given.SEND_TO_MAILBOX && !isConfigured ? sendToMailbox(given) : given;
}

function sendToMailbox(given: Environment): Environment {
  const ids = Object.fromEntries(emailJsIds.map((name) => [name, localId]));
  return { ...given, ...ids, VITE_EMAILJS_ORIGIN: given.VITE_EMAILJS_ORIGIN || '/' };
}

/** @returns the settings of all `.env` files; the last one wins, as in Vite. */
function readFiles(mode: string): Environment {
  if (process.env.IGNORE_ENV_FILES) {
    return {};
  }
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
  return Object.assign({}, ...files.filter((file) => existsSync(resolve(file))).map(readFile));
}

/** Reads the values literally, where Vite would expand a `$` in one. */
function readFile(file: string): Environment {
  // Some editors begin a file with a byte order mark.
  const text = readFileSync(resolve(file), 'utf8').replace(/^\uFEFF/, '');
  const invalidLine = text.split('\n').findIndex((line) => !validLine.test(line)) + 1;
  if (invalidLine > 0) {
    throw new Error(
      `${file}:${invalidLine} n’est pas un réglage : écrivez NOM=valeur, ou # devant une note.`,
    );
  }
  const settings = Object.entries(parseEnv(text)).filter(([name]) => /^(VITE|S3)_/.test(name));
  const unknown = settings.find(([name]) => name.startsWith('VITE_') && !names.includes(name));
  if (unknown) {
    throw new Error(`${file} : ${unknown[0]} n’est pas un réglage ; .env.example les nomme tous.`);
  }
  return Object.fromEntries(settings);
}
