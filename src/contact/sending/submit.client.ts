import publisherTexts from '../../../locales/fr/email.json';
import { durations } from '../../durations.ts';
import { settings } from '../../site/settings.ts';
import { readForm, requestKey } from '../fields.client.ts';
import { type Purpose, purposes } from '../purposes.ts';
import type { FormValues } from '../request.ts';
import { dispatch, formState } from '../state/state.ts';
import { emailParameters } from './email-parameters.ts';
import { initEmailService, SendError, sendEmail } from './emailjs.client.ts';
import { validate } from './rules.ts';

/** Validates the form and sends it (spec §4, §5). */
export async function submit(): Promise<void> {
  if (formState.status === 'sending') {
    return;
  }
  const values = readForm();
  const key = requestKey();
  const errors = validate(values);
  if (Object.keys(errors).length > 0) {
    dispatch({ type: 'refuse', errors, key });
    return;
  }
  dispatch({ type: 'send', key });
  await send(values, key);
}

/** Sends a request, and tells what becomes of it. An answer that comes after the time-out is believed. */
async function send(values: FormValues, key: string): Promise<void> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    fail(key, new SendError('unconfirmed'));
  }, durations.sendTimeout);
  try {
    await sendRequest(values);
    dispatch({ type: 'sent', key, currentKey: requestKey() });
  } catch (error) {
    if (!isLate) {
      fail(key, error);
    }
  }
  clearTimeout(timer);
}

/**
 * Sends the content of the form, with what is added on submit (spec §3, §7).
 * @throws Error if the honeypot is filled in, and whatever `sendEmail` throws.
 */
async function sendRequest(values: FormValues): Promise<void> {
  if (values.honeypot) {
    throw new Error(publisherTexts.console.honeypot);
  }
  const added = {
    context: purposes[formState.purpose as Purpose].context,
    source: location.pathname,
    date: new Date(),
    toEmail: settings.contactEmail,
  };
  initEmailService(settings.email);
  await sendEmail(emailParameters(values, added));
}

/** Says that a request was not sent, or was not confirmed, and offers other ways to write. */
function fail(key: string, error: unknown): void {
  const reason = error instanceof SendError ? error.reason : null;
  dispatch({ type: 'fail', key, reason });
  // Last, because another script may have changed the console.
  console.error(error);
}
