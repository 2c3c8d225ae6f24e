import email from '../../../locales/fr/email.json';
import { settings } from '../../site/this-build.ts';
import { contactElement } from '../fields.ts';
import { openedFor } from '../page/dialog.ts';
import { noteSending } from '../page/draft.ts';
import type { FormValues } from '../request.ts';
import { emailParameters } from './email-parameters.ts';
import { sendEmail } from './send.ts';

/**
 * After a failed send, how long the note for the next page stays, in milliseconds. The send may
 * have failed because the visitor is leaving the page: Firefox breaks its connections first.
 */
const leaveTime = 500;
let leaveTimer: ReturnType<typeof setTimeout>;

/**
 * Sends the content of the form, with what is added on submit (spec §3, §7).
 * @throws Error if the honeypot is filled in, and whatever `sendEmail` throws.
 */
export async function sendRequest(values: FormValues): Promise<void> {
  const honeypot = contactElement<HTMLInputElement>('reference');
  if (values.honeypot && honeypot) {
    // If a person's browser has filled it in, a second try succeeds. No bot tries twice.
    honeypot.value = '';
    throw new Error(email.console.honeypot);
  }
  const added = {
    purpose: openedFor(),
    source: location.pathname,
    date: new Date(),
    toEmail: settings.contactEmail,
  };
  clearTimeout(leaveTimer);
  noteSending(true);
  try {
    await sendEmail(emailParameters(values, added));
    noteSending(false);
  } catch (error) {
    leaveTimer = setTimeout(noteSending, leaveTime, false);
    throw error;
  }
}
