import email from '../../../locales/fr/email.json';
import { settings } from '../../site/site.ts';
import { emailParameters } from '../email/email-parameters.ts';
import { type FailureReason, SendError, sendEmail } from '../email/send-email.ts';
import type { ContactPage } from '../page/contact-page.ts';
import type { FormValues } from '../request/contact-request.ts';

/**
 * Sends what stands in the form (spec §3, §7).
 * @param isRetry whether the visitor has just read that the request was not sent.
 * @throws Error when the field is filled in that bots fill in, and whatever `sendEmail` throws.
 */
export async function sendRequest(
  values: FormValues,
  { dialog, draft }: ContactPage,
  isRetry: boolean,
): Promise<void> {
  const { date, purpose, source } = draft.tryToSend(dialog.dataset.openedBy ?? '');
  // A person whose browser fills in the trap passes at the second try, which no bot makes.
  if (values.trap && !isRetry) {
    throw new Error(email.errors.trap);
  }
  const toEmail = settings.contactEmail;
  const circumstances = { date: new Date(date), purpose, source, toEmail };
  await sendEmail(emailParameters(values, circumstances));
}

/** @returns why a request was not sent, where that is known. */
export function failureReason(error: unknown): FailureReason | null {
  return error instanceof SendError ? error.reason : null;
}
