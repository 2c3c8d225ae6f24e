import { type Facts, facts } from '../site/facts.ts';
import { dateInWords } from './dates.ts';
import type { Resources } from './resources.ts';

/**
 * @returns the values of the variables that any text may use, such as `{{product}}`.
 * @param toComplete stands for a fact that the publisher has not given.
 * @param none stands for what the publisher has not.
 * @param firstDay is the first of a month, in a date.
 */
export function textVariables(
  formats: string,
  { toComplete, none, firstDay }: Pick<Resources['common'], 'toComplete' | 'none' | 'firstDay'>,
  values: Facts = facts,
): Record<string, string> {
  const { publisher, emailService } = values;
  const { logMonths, mailboxProvider, dataProtectionOfficer } = values.privacy;
  const { name, legalForm, registration, headOffice, phone } = publisher;
  const longDate = (date: string) =>
    dateInWords(new Date(`${date}T00:00`), formats, firstDay, { dateStyle: 'long' });
  const identity = [name, legalForm, registration, headOffice, phone].filter(Boolean);
  return {
    product: values.product,
    founded: String(values.founded),
    publisherName: name ?? toComplete,
    publisherIdentity: identity.join(', ') || toComplete,
    capital: euros(publisher.capital, formats),
    legalDate: longDate(values.legalDate),
    factSheetDate: longDate(values.factSheet.date),
    logMonths: logMonths?.toLocaleString(formats) ?? toComplete,
    emailServiceName: emailService.name,
    emailServiceOperator: emailService.operator,
    emailServiceCountry: emailService.country
      ? countryName(emailService.country, formats)
      : toComplete,
    mailboxProvider: mailboxProvider ?? toComplete,
    dataProtectionOfficer:
      dataProtectionOfficer === false ? none : (dataProtectionOfficer ?? toComplete),
  };
}

/** @returns an amount, with cents if it has any. */
export function euros(amount: number, formats: string): string {
  return amount.toLocaleString(formats, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
}

/** @returns the code itself if it is not a country, which `build/check-facts.ts` refuses. */
export function countryName(code: string, formats: string): string {
  const isCode = /^[A-Z]{2}$/.test(code);
  return (isCode && new Intl.DisplayNames(formats, { type: 'region' }).of(code)) || code;
}
