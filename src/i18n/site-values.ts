import { facts } from '../site/facts.ts';
import { formatCountry, formatDate, formatNumber } from './format.ts';

/**
 * What any text may use as a variable, such as `{{product}}`, in pages and in the dialog alike.
 * @param formats the tag by which the language writes dates and numbers.
 * @param toComplete what stands for a fact that the publisher has not given.
 */
export function siteValues(formats: string, toComplete: string): Record<string, string> {
  const { logMonths, emailServiceCountry, mailboxProvider, dataProtectionOfficer } = facts.privacy;
  return {
    product: facts.product,
    publisherName: facts.publisher.name ?? toComplete,
    legalDate: formatDate(facts.legalDate, formats),
    logMonths: logMonths === null ? toComplete : formatNumber(logMonths, formats),
    emailServiceCountry: emailServiceCountry === null ? toComplete : formatCountry(emailServiceCountry, formats),
    mailboxProvider: mailboxProvider ?? toComplete,
    dataProtectionOfficer: dataProtectionOfficer ?? toComplete,
  };
}

/** What the form gives to a text of `contact.json` besides: the start of the text's key → the variable. */
export const formVariables: Readonly<Record<string, string>> = {
  'contact.fields.counter': 'length',
  'contact.errors.summary_': 'count',
  'contact.failure.tooLong': 'limit',
  'contact.failure.direct': 'email',
};
