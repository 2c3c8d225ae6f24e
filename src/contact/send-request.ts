import email from '../../locales/fr/email.json';
import { settings } from '../site/site.ts';
import { noteSending, purposeOfButton } from './draft.ts';
import { emailParameters } from './email-parameters.ts';
import type { FormValues } from './request.ts';
import { sendEmail } from './send.ts';

/**
 * How long a failed send counts as cut off, in milliseconds. A page that is being left breaks its connections: only one
 * that is still there by then has shown the failure.
 */
const leaveTime = 500;

let forgetTimer: ReturnType<typeof setTimeout>;

/**
 * Sends what stands in the form, with what is added on submit (spec §3, §7).
 * @param values what stands in the form.
 * @param isRetry whether the visitor has just read that the request was not sent.
 * @throws Error when the trap is filled in, at the first try only, and whatever `sendEmail` throws.
 */
export async function sendRequest(values: FormValues, isRetry: boolean): Promise<void> {
  // A person whose browser fills in the trap passes at the second try, which no bot makes.
  if (values.trap && !isRetry) {
    throw new Error(email.errors.trap);
  }
  const added = {
    purpose: purposeOfButton(),
    source: location.pathname,
    date: new Date(),
    toEmail: settings.contactEmail,
  };
  clearTimeout(forgetTimer);
  noteSending(true);
  try {
    await sendEmail(emailParameters(values, added));
    noteSending(false);
  } catch (error) {
    forgetTimer = setTimeout(noteSending, leaveTime, false);
    throw error;
  }
}
