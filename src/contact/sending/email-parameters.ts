import { subjects } from '../../../locales/fr/contact.json';
import publisherTexts from '../../../locales/fr/email.json';
import type { Context } from '../purposes.ts';
import { type ContactRequest, makeRequest } from '../request.ts';
import { cleanEmail, hasVisibleText } from './rules.ts';

/** The parameters of the e-mail template (spec §3), named as in `deploy/emailjs-template.html`. */
export type EmailParameters = ReturnType<typeof emailParameters>;

interface AddedOnSubmit {
  /** That of the button that opened the dialog. */
  context: Context;
  source: string;
  date: Date;
  toEmail: string;
}

/**
 * Turns a request into the parameters of the e-mail (spec §3). Added texts are French, because the
 * publisher reads them.
 */
export function emailParameters(
  request: ContactRequest,
  { context, source, date, toEmail }: AddedOnSubmit,
) {
  const { firstName, lastName, phone, company, subject } = request;
  const address = cleanEmail(request.email);
  const fullName = `${firstName} ${lastName}`;
  return {
    ...makeRequest((name) =>
      hasVisibleText(request[name]) ? request[name] : publisherTexts.notProvided,
    ),
    email: address,
    subject: subject ? subjects[subject] : publisherTexts.defaultSubject,
    context,
    source,
    timestamp: date.toISOString(),
    formattedDate: frenchDate(date),
    toEmail,
    fullName,
    contactLine: [fullName, company, address, phone].filter(hasVisibleText).join(' · '),
  } satisfies Record<keyof ContactRequest, string> & Record<string, string>;
}

/** Made when it is needed, because the first date costs a slow phone some 50 ms. */
function frenchDate(date: Date): string {
  return date.toLocaleString('fr-FR', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
}
