import { type Facts, facts } from '../site/facts.ts';

/**
 * Returns the values of the variables that any text may use, such as `{{product}}`.
 * @param formats the tag that formats dates and numbers.
 * @param toComplete the text for a fact that the publisher has not given.
 * @param given the facts; tests pass others.
 */
export function siteValues(
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
    legalDate: new Date(`${given.legalDate}T00:00`).toLocaleDateString(formats, {
      dateStyle: 'long',
    }),
    logMonths: logMonths?.toLocaleString(formats) ?? toComplete,
    emailServiceCountry: country ? countryName(country, formats) : toComplete,
    mailboxProvider: mailboxProvider ?? toComplete,
    dataProtectionOfficer: dataProtectionOfficer ?? toComplete,
  };
}

/** @throws Error, in French, for anything but two capitals. */
function countryName(code: string, formats: string): string {
  if (!/^[A-Z]{2}$/.test(code)) {
    const fact = 'src/site/facts.ts : privacy.emailServiceCountry';
    throw new Error(`${fact} doit être le code d’un pays, comme SG ; c’est « ${code} »`);
  }
  return new Intl.DisplayNames(formats, { type: 'region' }).of(code) ?? code;
}
