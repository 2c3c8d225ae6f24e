import { hash } from 'node:crypto';
import hosting from '../locales/fr/hosting.json' with { type: 'json' };
import { countryName } from '../src/i18n/text-variables.ts';
import type { Facts } from '../src/site/facts.ts';
import type { Settings } from '../src/site/settings.ts';
import { emailJsIds } from './read-settings.ts';

/** A public host name: no IP address, no local name, no name reserved for examples. */
const publicHost =
  /^(?!.*\.(localhost|local|internal|lan|test|example|invalid)$)(?!(.*\.)?example\.(com|net|org|fr)$)([a-z\d-]+\.)+[a-z][a-z\d-]*$/;

/**
 * Checks the facts that have to be a date, the code of a country or a number.
 * @returns a line for each that is not, such as 2025-02-30 or XX; empty when all are right.
 */
export function wrongFacts(facts: Facts): string[] {
  const { legalDate, factSheet, country, emailService, privacy } = facts;
  const countries = { country, 'emailService.country': emailService.country };
  const dates = { legalDate, 'factSheet.date': factSheet.date };
  const wrong: string[] = [];
  for (const [fact, text] of Object.entries(dates)) {
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

/**
 * Lists what a release lacks: facts that the publisher has not given, and settings that only
 * make sense on a developer's machine (spec §7, §9).
 * @returns one line for each; empty when the site can be released.
 */
export function missingForRelease(facts: Facts, settings: Settings): string[] {
  const { origin, contactEmail, email, measurement } = settings;
  const addresses = {
    VITE_SITE_URL: origin,
    VITE_EMAILJS_ORIGIN: email.origin,
    VITE_ANALYTICS_SCRIPT_URL: measurement.audienceScript,
    VITE_SPEED_SCRIPT_URL: measurement.speedScript,
  };
  const missing = missingFacts(facts);
  const sum = factSheetSum();
  if (facts.factSheet.sum !== sum) {
    const today = new Date().toISOString().slice(0, 10);
    missing.push(
      `src/site/facts.ts : la fiche de /hosting a changé ; une fois relue, écrivez factSheet: { date: '${today}', sum: '${sum}' }`,
    );
  }
  for (const [name, url] of Object.entries(addresses)) {
    if (url !== null && !isPublic(url)) {
      missing.push(`${name} doit être une adresse publique, en https:// ; c’est « ${url} »`);
    }
  }
  // All three are given, or none (`read-settings.ts`).
  if (email.publicKey === '') {
    missing.push(`${emailJsIds.join(', ')} manquent : le formulaire de contact n’enverrait rien`);
  }
  if (!isPublic(`https://${contactEmail.split('@')[1]}`)) {
    missing.push(`VITE_CONTACT_EMAIL doit être une vraie adresse ; c’est « ${contactEmail} »`);
  }
  return missing;
}

/** @returns a line for each fact without a value, with its group, such as `publisher.phone`. */
function missingFacts(values: object, group = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null) {
      return missingFacts(value, `${group}${key}.`);
    }
    const isGiven = value !== null && String(value).trim() !== '';
    return isGiven ? [] : [`src/site/facts.ts : ${group}${key} est à compléter`];
  });
}

/** @returns a text that changes with the questions and answers of the fact sheet. */
export function factSheetSum(): string {
  return hash('sha256', JSON.stringify(hosting.factSheet.groups), 'base64url').slice(0, 8);
}

function isPublic(url: string): boolean {
  return url.startsWith('https://') && publicHost.test(URL.parse(url)?.hostname ?? '');
}
