import email from '../../../locales/fr/email.json';
import type { Purpose } from '../../i18n/resources.ts';
import { type ContactRequest, makeRequest } from '../request/contact-request.ts';
import { cleanEmail, isVisible } from '../request/validation.ts';

/** What the e-mail template is filled with (spec §3); the names are those of `deploy/emailjs/template.html`. */
export type EmailParameters = ReturnType<typeof emailParameters>;

interface Circumstances {
  /** What the button that opened the dialog is for; the default of spec §4 for what is unknown. */
  purpose: string;
  /** The page that the request was first sent from, as its path. */
  source: string;
  /** When the request was first sent; a retry keeps it. */
  date: Date;
  toEmail: string;
}

// A purpose without a context in `email.json` does not compile here.
const contextOf: Record<Purpose, string> = email.contexts;
const contexts = new Map(Object.entries(contextOf));
const paris = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/**
 * Turns a draft into the parameters of the e-mail (spec §3). What was typed is not changed; the texts that are added are
 * French whatever the page's language, since the publisher reads them.
 */
export function emailParameters(
  draft: ContactRequest,
  { purpose, source, date, toEmail }: Circumstances,
) {
  const { firstName, lastName, phone, company, subject } = draft;
  const address = cleanEmail(draft.email);
  const fullName = `${firstName} ${lastName}`;
  return {
    ...makeRequest((name) => (isVisible(draft[name]) ? draft[name] : email.notProvided)),
    email: address,
    subject: subject ? email.subjects[subject] : email.defaultSubject,
    context: contexts.get(purpose) ?? email.contexts.contact,
    source,
    timestamp: date.toISOString(),
    formattedDate: paris.format(date),
    toEmail,
    fullName,
    contactLine: [fullName, company, address, phone].filter(isVisible).join(' · '),
  } satisfies Record<keyof ContactRequest, string> & Record<string, string>;
}
