import { type Facts, facts } from '../site/facts.ts';

/**
 * Returns the values of the variables that any text may use, such as `{{product}}`.
 * @param formats the tag that formats dates and numbers.
 * @param toComplete the text for a fact that the publisher has not given.
 * @param given the facts; tests pass others.
 */
export function textVariables(
  formats: string,
  toComplete: string,
  given: Facts = facts,
): Record<string, string> {
  const {
    logMonths,
    emailServiceCountry: country,
    mailboxProvider,
    dataProtectionOfficer,
  } = given.privacy;
  return {
    product: given.product,
    publisherName: given.publisher.name ?? toComplete,
    legalDate: longDate(given.legalDate, formats),
    hostingSheetDate: longDate(given.hostingSheetDate, formats),
    logMonths: logMonths?.toLocaleString(formats) ?? toComplete,
    emailServiceCountry: country ? countryName(country, formats) : toComplete,
    mailboxProvider: mailboxProvider ?? toComplete,
    dataProtectionOfficer: dataProtectionOfficer ?? toComplete,
  };
}

/** @returns an ISO date in words. */
function longDate(date: string, formats: string): string {
  return new Date(`${date}T00:00`).toLocaleDateString(formats, { dateStyle: 'long' });
}

/** @returns the code itself if it is no country's, which `build/obstacles.ts` refuses. */
export function countryName(code: string, formats: string): string {
  const isCode = /^[A-Z]{2}$/.test(code);
  return (isCode && new Intl.DisplayNames(formats, { type: 'region' }).of(code)) || code;
}
