import email from '../../../locales/fr/email.json';
import { settings } from '../../site/site.ts';
import { emailParameters } from '../email/email-parameters.ts';
import { type FailureReason, SendError, sendEmail } from '../email/send-email.ts';
import type { ContactDraft } from '../page/draft.ts';
import type { FormValues } from '../request/contact-request.ts';

/**
 * Sends what stands in the form, with what is added on submit (spec §3, §7).
 * @param values what stands in the form.
 * @param draft remembers the first try to send it.
 * @param isRetry whether the visitor has just read that the request was not sent.
 * @throws Error when the trap is filled in, at the first try only, and whatever `sendEmail` throws.
 */
export async function sendRequest(
  values: FormValues,
  draft: ContactDraft,
  isRetry: boolean,
): Promise<void> {
  const { date, purpose, source } = draft.keepTry();
  // A person whose browser fills in the trap passes at the second try, which no bot makes.
  if (values.trap && !isRetry) {
    throw new Error(email.errors.trap);
  }
  const added = { date: new Date(date), purpose, source, toEmail: settings.contactEmail };
  await sendEmail(emailParameters(values, added));
}

/** @returns why a request was not sent, where that is known. */
export function failureReason(error: unknown): FailureReason | null {
  return error instanceof SendError ? error.reason : null;
}
