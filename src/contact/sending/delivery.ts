import './blocked-storage.ts';
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import words from '../../../locales/fr/email.json';
import type { Settings } from '../../site/settings.ts';
import { countCharacters } from '../letter/count-characters.ts';
import { messageLimit } from './message-limit.ts';
import { NotSent } from './not-sent.ts';
import type { EmailParameters } from './parameters.ts';

type EmailSettings = Settings['email'];

/** How long a simulated send takes, in milliseconds (spec §9). */
const simulatedDelay = 2000;

let settings: EmailSettings | null = null;

/**
 * Prepares the e-mail service (spec §7); call it once, before the first `deliver`.
 * @param email the settings; an origin of `/` is the site's own.
 */
export function initDelivery(email: EmailSettings): void {
  settings = email;
  const origin = email.origin === '/' ? location.origin : email.origin;
  init({ publicKey: email.publicKey, origin });
}

/**
 * Sends one e-mail, or waits as if where the service is not configured (spec §4, §7).
 * @param onLate called when the service accepts the e-mail after all, once its silence has been reported as a failure.
 * @throws NotSent when it is too long for the service, or nothing is known in time; Error when not initialised, when the
 * service answers anything but 200; and whatever the library or the network throws.
 */
export async function deliver(parameters: EmailParameters, onLate: () => void): Promise<void> {
  if (!settings) throw new Error(words.errors.notInitialised);
  const { serviceId, templateId, publicKey, simulate, debug, delayMs, timeoutMs } = settings;
  if (debug) console.info('contact', parameters);
  if (delayMs > 0) await wait(delayMs);
  if (simulate || publicKey === '') return wait(simulatedDelay);
  const limit = messageLimit(parameters);
  if (limit < countCharacters(parameters.message))
    throw new NotSent(words.errors.tooLong, limit > 0 ? { key: 'tooLong', limit } : { key: 'tooLarge' });
  /** The library throws some of the answers and returns others: only 200 is success. */
  const accepted = (outcome: unknown) => {
    const cause = { cause: outcome };
    // Nobody knows what became of a request whose connection failed.
    if (outcome instanceof TypeError) throw new NotSent(words.errors.broken, { key: 'broken' }, cause);
    if (!(outcome instanceof EmailJSResponseStatus)) throw outcome;
    if (outcome.status === 200) return;
    if (outcome.status === 413) throw new NotSent(words.errors.rejected, { key: 'tooLarge' }, cause);
    throw new Error(words.errors.rejected, cause);
  };
  const sent = send(serviceId, templateId, { ...parameters }).then(accepted, accepted);
  const silence = wait(timeoutMs).then(() => {
    throw new NotSent(words.errors.timeout, { key: 'timeout' });
  });
  try {
    await Promise.race([sent, silence]);
  } catch (error) {
    sent.then(onLate, () => {});
    throw error;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
