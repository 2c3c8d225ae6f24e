import { type Facts, facts } from '../site/facts.ts';

/**
 * @returns the values of the variables that any text may use, such as `{{product}}`.
 * @param toComplete stands for a fact that the publisher has not given.
 */
export function textVariables(
  formats: string,
  toComplete: string,
  values: Facts = facts,
): Record<string, string> {
  const {
    logMonths,
    emailServiceCountry: country,
    mailboxProvider,
    dataProtectionOfficer,
  } = values.privacy;
  return {
    product: values.product,
    publisherName: values.publisher.name ?? toComplete,
    legalDate: longDate(values.legalDate, formats),
    factSheetDate: longDate(values.factSheetDate, formats),
    logMonths: logMonths?.toLocaleString(formats) ?? toComplete,
    emailServiceCountry: country ? countryName(country, formats) : toComplete,
    mailboxProvider: mailboxProvider ?? toComplete,
    dataProtectionOfficer: dataProtectionOfficer ?? toComplete,
  };
}

function longDate(date: string, formats: string): string {
  return new Date(`${date}T00:00`).toLocaleDateString(formats, { dateStyle: 'long' });
}

/** @returns the code itself if it is no country's, which `build/check-facts.ts` refuses. */
export function countryName(code: string, formats: string): string {
  const isCode = /^[A-Z]{2}$/.test(code);
  return (isCode && new Intl.DisplayNames(formats, { type: 'region' }).of(code)) || code;
}
