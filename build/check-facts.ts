import { countryName } from '../src/i18n/site-values.ts';
import type { Facts } from '../src/site/facts.ts';

/**
 * Checks the facts that have to be a date, the code of a country or a number.
 * @returns a line for each that is not, such as 2025-02-30 or XX; empty when all are right.
 */
export function wrongFacts({ legalDate, hostingSheetDate, country, privacy }: Facts): string[] {
  const countries = { country, 'privacy.emailServiceCountry': privacy.emailServiceCountry };
  const wrong: string[] = [];
  for (const [fact, text] of Object.entries({ legalDate, hostingSheetDate })) {
    const date = new Date(text);
    if (Number.isNaN(date.valueOf()) || date.toISOString().slice(0, 10) !== text) {
      wrong.push(
        `src/site/facts.ts : ${fact} doit être une date comme 2025-09-26 ; c’est « ${text} »`,
      );
    }
  }
  for (const [fact, code] of Object.entries(countries)) {
    if (code !== null && countryName(code, 'fr') === code) {
      wrong.push(
        `src/site/facts.ts : ${fact} doit être le code d’un pays, comme FR ; c’est « ${code} »`,
      );
    }
  }
  const { logMonths } = privacy;
  const isCount = Number.isInteger(logMonths) && Number(logMonths) > 0;
  if (logMonths !== null && !isCount) {
    wrong.push(
      `src/site/facts.ts : privacy.logMonths doit être un nombre de mois, sans guillemets ; c’est « ${logMonths} »`,
    );
  }
  return wrong;
}

/** @returns a line for each fact without a value, with its group, such as `publisher.phone`. */
export function missingFacts(given: object, group = ''): string[] {
  return Object.entries(given).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null) {
      return missingFacts(value, `${group}${key}.`);
    }
    const isGiven = value !== null && String(value).trim() !== '';
    return isGiven ? [] : [`src/site/facts.ts : ${group}${key} est à compléter`];
  });
}
