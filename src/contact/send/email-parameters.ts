import { subjects } from '../../../locales/fr/contact.json';
import publisherTexts from '../../../locales/fr/email.json';
import { type ContactRequest, makeRequest, type Purpose } from '../request.ts';
import { cleanEmail, hasVisibleText } from '../rules.ts';

/** The parameters of the e-mail template (spec §3), named as in `deploy/emailjs-template.html`. */
export type EmailParameters = ReturnType<typeof emailParameters>;

interface AddedOnSubmit {
  /** The purpose of the button that opened the dialog. */
  purpose: Purpose;
  source: string;
  date: Date;
  toEmail: string;
}

// A purpose without a context in `email.json` does not compile here.
const contexts: Record<Purpose, string> = publisherTexts.contexts;
const frenchDate = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/**
 * Turns a request into the parameters of the e-mail (spec §3). Added texts are French, because the
 * publisher reads them.
 */
export function emailParameters(
  request: ContactRequest,
  { purpose, source, date, toEmail }: AddedOnSubmit,
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
    context: contexts[purpose],
    source,
    timestamp: date.toISOString(),
    formattedDate: frenchDate.format(date),
    toEmail,
    fullName,
    contactLine: [fullName, company, address, phone].filter(hasVisibleText).join(' · '),
  } satisfies Record<keyof ContactRequest, string> & Record<string, string>;
}
