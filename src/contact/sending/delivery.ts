import './blocked-storage.ts';
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import texts from '../../../locales/fr/email.json';
import type { Settings } from '../../site/settings.ts';
import type { EmailParameters } from './parameters.ts';

/** A letter that may have arrived all the same: no answer came in time, or the connection failed. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

/** How long a simulated send takes, in milliseconds (spec §9). */
const simulatedDelay = 2000;

let settings: Settings['email'] | null = null;

/**
 * Prepares the e-mail service (spec §7); call it once, before the first `deliver`.
 * @param email the settings; an origin of `/` is the site's own.
 */
export function initDelivery(email: Settings['email']): void {
  settings = email;
  const origin = email.origin === '/' ? location.origin : email.origin;
  init({ publicKey: email.publicKey, origin });
}

/**
 * Sends one e-mail, or only waits where the service is not configured (spec §4, §7). An answer that comes after the
 * time-out is ignored: the form has already said that the letter may have arrived.
 * @throws Unanswered when the connection fails, or no answer comes in time; Error when not initialised, or when the
 * service answers anything but 200; and whatever the library throws.
 */
export async function deliver(parameters: EmailParameters): Promise<void> {
  if (!settings) throw new Error(texts.errors.notInitialised);
  const { serviceId, templateId, publicKey, simulate, debug, delayMs, timeoutMs } = settings;
  if (debug) console.info('contact', parameters);
  if (delayMs > 0) await wait(delayMs);
  if (simulate || publicKey === '') return wait(simulatedDelay);
  const timeout = wait(timeoutMs).then(() => {
    throw new Unanswered(texts.errors.unanswered);
  });
  // The library returns some answers and throws others: only 200 is success.
  const sent = send(serviceId, templateId, { ...parameters }).catch((error: unknown) => error);
  const outcome = await Promise.race([sent, timeout]);
  if (outcome instanceof TypeError) throw new Unanswered(texts.errors.unanswered, { cause: outcome });
  if (!(outcome instanceof EmailJSResponseStatus)) throw outcome;
  if (outcome.status !== 200) throw new Error(texts.errors.rejected, { cause: outcome });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
