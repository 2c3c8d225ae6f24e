import './blocked-storage.ts';
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import texts from '../../../locales/fr/email.json';
import type { Settings } from '../../site/settings.ts';
import type { EmailParameters } from './email-parameters.ts';

/** Why a send failed, as a key of `failure` in `contact.json`. */
export type FailureReason = 'timeout' | 'broken' | 'tooLarge';

/** A send that failed, and the reason, which the form shows; after some reasons the request may have arrived. */
export class SendError extends Error {
  override name = 'SendError';
  readonly reason: FailureReason;
  constructor(message: string, reason: FailureReason, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** How long a simulated send takes, in milliseconds (spec §9). */
const simulatedDelay = 2000;

let settings: Settings['email'] | null = null;

/**
 * Prepares the e-mail service (spec §7); call it once, before the first `sendEmail`.
 * @param email the settings; an origin of `/` is the site's own.
 */
export function initEmailService(email: Settings['email']): void {
  settings = email;
  const origin = email.origin === '/' ? location.origin : email.origin;
  init({ publicKey: email.publicKey, origin });
}

/**
 * Sends one e-mail, or only waits where the service is not configured (spec §4, §7). An answer that comes after the
 * time-out is ignored: the form has already said that the request may have arrived.
 * @throws SendError when the request is too large for the service (413), the connection fails, or no answer comes in
 * time; Error when the service is not initialised, or answers anything else but 200; and whatever the library throws.
 */
export async function sendEmail(parameters: EmailParameters): Promise<void> {
  if (!settings) {
    throw new Error(texts.errors.notInitialised);
  }
  const { serviceId, templateId, publicKey, simulate, debug, delayMs, timeoutMs } = settings;
  if (debug) {
    console.info('contact', parameters);
  }
  if (delayMs > 0) {
    await wait(delayMs);
  }
  if (simulate || publicKey === '') {
    return wait(simulatedDelay);
  }
  const timeout = wait(timeoutMs).then(() => {
    throw new SendError(texts.errors.timeout, 'timeout');
  });
  // The library returns some answers and throws others: only 200 is success.
  const sent = send(serviceId, templateId, { ...parameters }).catch((error: unknown) => error);
  const outcome = await Promise.race([sent, timeout]);
  // Nobody knows what became of a request whose connection failed.
  if (outcome instanceof TypeError) {
    throw new SendError(texts.errors.broken, 'broken', outcome);
  }
  if (!(outcome instanceof EmailJSResponseStatus)) {
    throw outcome;
  }
  if (outcome.status === 413) {
    throw new SendError(texts.errors.rejected, 'tooLarge', outcome);
  }
  if (outcome.status !== 200) {
    throw new Error(texts.errors.rejected, { cause: outcome });
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
