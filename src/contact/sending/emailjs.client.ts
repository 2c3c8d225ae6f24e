import './blocked-storage.client.ts';
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import publisherTexts from '../../../locales/fr/email.json';
import { durations } from '../../durations.ts';
import type { Settings } from '../../site/settings.ts';
import type { FailureReason } from '../state/state.ts';
import type { EmailParameters } from './email-parameters.ts';

/** A failed send, for a known reason. */
export class SendError extends Error {
  override name = 'SendError';
  readonly reason: FailureReason;
  constructor(reason: FailureReason, cause?: unknown, message: string = reason) {
    super(message, { cause });
    this.reason = reason;
  }
}

let settings: Settings['email'] | null = null;

/**
 * Prepares the e-mail service (spec §7). Call it before `sendEmail`.
 * @param email the settings; an origin of `/` is the site's own.
 */
export function initEmailService(email: Settings['email']): void {
  settings = email;
  const origin = email.origin === '/' ? location.origin : email.origin;
  init({ publicKey: email.publicKey, origin });
}

/**
 * Sends one e-mail, or only waits if the service is not configured (spec §4, §7).
 * @throws SendError with the reason, if it is known; Error if the service is not initialised or
 * refuses; and whatever the library throws.
 */
export async function sendEmail(parameters: EmailParameters): Promise<void> {
  if (!settings) {
    throw new Error(publisherTexts.console.notInitialised);
  }
  const { serviceId, templateId, publicKey } = settings;
  if (publicKey === '') {
    return wait(durations.simulatedSend);
  }
  // `onLine` may be wrong (behind some firewalls), so try in any case.
  const seemsOffline = navigator.onLine === false;
  // The library returns some answers and throws others.
  const outcome = await send(serviceId, templateId, { ...parameters }).catch(
    (error: unknown) => error,
  );
  if (outcome instanceof TypeError) {
    // `fetch` throws it when there is no connection, or one breaks.
    throw new SendError(seemsOffline ? 'offline' : 'unconfirmed', outcome);
  }
  if (!(outcome instanceof EmailJSResponseStatus)) {
    throw outcome;
  }
  throwUnlessAccepted(outcome);
}

/** @throws Error unless the answer is the service's own: 200 and `OK`. */
function throwUnlessAccepted(answer: EmailJSResponseStatus): void {
  const { status, text } = answer;
  // Another 200 comes from a proxy or a captive portal.
  const isForeign = status === 200 && text.trim() !== 'OK';
  if (isForeign || status >= 500) {
    throw new SendError('unconfirmed', answer, publisherTexts.console.rejected);
  }
  if (status === 413) {
    throw new SendError('tooLarge', answer, publisherTexts.console.rejected);
  }
  if (status !== 200) {
    throw new Error(publisherTexts.console.rejected, { cause: answer });
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
