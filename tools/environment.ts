import { loadEnv } from 'vite';
import { localId } from '../src/site/settings.ts';

const ids = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'];

/**
 * @returns the variables of `.env` files, unless `IGNORE_ENV_FILES` is set, over which those of the process win. Where
 * `SEND_TO_MAILBOX` is set and no id of EmailJS, the contact form sends to the mailbox that the local servers hold.
 */
export function readEnvironment(mode = 'production'): Record<string, string | undefined> {
  const folder = process.env.IGNORE_ENV_FILES ? false : process.cwd();
  const given: NodeJS.ProcessEnv = { ...loadEnv(mode, folder, 'VITE_'), ...process.env };
  if (!given.SEND_TO_MAILBOX || ids.some((name) => given[name])) return given;
  const local = Object.fromEntries(ids.map((name) => [name, localId]));
  return { ...given, ...local, VITE_EMAILJS_ORIGIN: given.VITE_EMAILJS_ORIGIN || '/' };
}
