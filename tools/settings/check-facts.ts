import * as v from 'valibot';
import type { Facts } from '../../src/site/facts.ts';

const text = v.pipe(
  v.string('a text'),
  v.check(
    (given) => !/\b(TODO|TBD|XXX)\b/i.test(given),
    'the fact itself, or null while it is not known',
  ),
);
const known = v.nullable(text);
const knownOrNone = v.nullable(
  v.union([v.literal(false), text], 'a text, or false where there is none'),
);
const wholeNumber = (what: string, least: number, most: number) =>
  v.pipe(v.number(what), v.integer(what), v.minValue(least, what), v.maxValue(most, what));
const country = v.pipe(
  v.string('a country of two letters, such as FR'),
  v.check(isCountry, 'a country of two letters, such as FR'),
);

/** A fact that has no line here does not compile. */
const schema: v.GenericSchema<Facts> = v.object({
  product: text,
  founded: wholeNumber('a year until now', 1900, new Date().getFullYear()),
  country,
  legalDate: v.pipe(v.string('a date'), v.check(isDate, 'a date that exists, such as 2025-09-26')),
  publisher: v.object({
    name: known,
    legalForm: known,
    capital: wholeNumber('a whole number of euros', 1, 1e12),
    headOffice: known,
    phone: known,
    registration: knownOrNone,
    vatNumber: knownOrNone,
    publicationDirector: known,
  }),
  host: v.object({ name: known, address: known, phone: known }),
  privacy: v.object({
    logMonths: v.nullable(wholeNumber('a whole number of months', 1, 120)),
    emailServiceCountry: v.nullable(country),
    mailboxProvider: known,
    dataProtectionOfficer: known,
  }),
});

/** @returns what is wrong with the facts that are given, a line each, with its key. */
export function wrongFacts(facts: Facts): string[] {
  const { issues = [] } = v.safeParse(schema, facts);
  return issues.map((issue) => {
    const given = typeof issue.input === 'object' ? '' : `; it is ${JSON.stringify(issue.input)}`;
    return `src/site/facts.ts: ${v.getDotPath(issue)} must be ${issue.message}${given}`;
  });
}

/** @returns the facts that are not given, or with nothing in them, a line each, with its key. */
export function missingFacts(facts: object, group = ''): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null) {
      return missingFacts(value, `${group}${key}.`);
    }
    const given = value !== null && String(value).trim() !== '';
    return given ? [] : [`src/site/facts.ts: ${group}${key} is still to be completed`];
  });
}

function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && names.of(code) !== undefined;
}

function isDate(given: string): boolean {
  const date = new Date(`${given}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === given;
}
