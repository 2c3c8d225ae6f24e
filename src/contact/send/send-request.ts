import email from '../../../locales/fr/email.json';
import { settings } from '../../site/settings.ts';
import { openingPurpose } from '../browser/dialog.ts';
import { contactElement } from '../elements.ts';
import type { FormValues } from '../request.ts';
import { emailParameters } from './email-parameters.ts';
import { initEmailService, sendEmail } from './emailjs.ts';

initEmailService(settings.email);

/**
 * Sends the content of the form, with what is added on submit (spec §3, §7).
 * @throws Error if the honeypot is filled in, and whatever `sendEmail` throws.
 */
export async function sendRequest(values: FormValues): Promise<void> {
  const honeypot = contactElement('reference');
  if (values.honeypot && honeypot) {
    // If a person's browser has filled it in, a second try succeeds. No bot tries twice.
    honeypot.value = '';
    throw new Error(email.console.honeypot);
  }
  const added = {
    purpose: openingPurpose(),
    source: location.pathname,
    date: new Date(),
    toEmail: settings.contactEmail,
  };
  await sendEmail(emailParameters(values, added));
}
