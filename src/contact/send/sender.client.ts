import publisherTexts from '../../../locales/fr/email.json';
import { settings } from '../../site/settings.ts';
import type { Context } from '../purposes.ts';
import type { FormValues } from '../request.ts';
import { emailParameters } from './email-parameters.ts';
import { initEmailService, sendEmail } from './emailjs.client.ts';

export { validate } from '../rules.ts';
// What « Envoyer » needs, and nobody before: it is fetched when somebody reaches for the form.
export { focusFirstError } from './first-error.client.ts';
export { giveThanks } from './thanks.client.ts';

initEmailService(settings.email);

/**
 * Sends the content of the form, with what is added on submit (spec §3, §7).
 * @param context that of the button that opened the form.
 * @throws Error if the honeypot is filled in, and whatever `sendEmail` throws.
 */
export async function sendRequest(values: FormValues, context: Context): Promise<void> {
  if (values.honeypot) {
    throw new Error(publisherTexts.console.honeypot);
  }
  const added = {
    context,
    source: location.pathname,
    date: new Date(),
    toEmail: settings.contactEmail,
  };
  await sendEmail(emailParameters(values, added));
}
