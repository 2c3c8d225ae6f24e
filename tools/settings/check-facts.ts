import * as v from 'valibot';
import type { Facts } from '../../src/site/facts.ts';

const text = v.pipe(
  v.string('un texte'),
  v.check(
    (given) => !/\b(TODO|TBD|XXX)\b/i.test(given),
    'la donnée elle-même, ou null tant qu’elle n’est pas connue',
  ),
);
const known = v.nullable(text);
const knownOrNone = v.nullable(
  v.union([v.literal(false), text], 'un texte, ou false s’il n’y en a pas'),
);
const wholeNumber = (what: string, least: number, most: number) =>
  v.pipe(v.number(what), v.integer(what), v.minValue(least, what), v.maxValue(most, what));
const country = v.pipe(
  v.string('un pays en deux lettres, comme FR'),
  v.check(isCountry, 'un pays en deux lettres, comme FR'),
);

/** A fact that has no line here does not compile. */
const schema: v.GenericSchema<Facts> = v.object({
  product: text,
  founded: wholeNumber('une année, celle-ci au plus tard', 1900, new Date().getFullYear()),
  country,
  legalDate: v.pipe(v.string('une date'), v.check(isDate, 'une date qui existe, comme 2025-09-26')),
  publisher: v.object({
    name: known,
    legalForm: known,
    capital: wholeNumber('un nombre entier d’euros', 1, 1e12),
    headOffice: known,
    phone: known,
    registration: knownOrNone,
    vatNumber: knownOrNone,
    publicationDirector: known,
  }),
  host: v.object({ name: known, address: known, phone: known }),
  privacy: v.object({
    logMonths: v.nullable(wholeNumber('un nombre entier de mois', 1, 120)),
    emailServiceCountry: v.nullable(country),
    mailboxProvider: known,
    dataProtectionOfficer: known,
  }),
});

/** @returns what is wrong with the facts that are given, a line each, with its key, in French, for the publisher. */
export function wrongFacts(facts: Facts): string[] {
  const { issues = [] } = v.safeParse(schema, facts);
  return issues.map((issue) => {
    const given = typeof issue.input === 'object' ? '' : ` ; c’est ${JSON.stringify(issue.input)}`;
    return `src/site/facts.ts : ${v.getDotPath(issue)} doit être ${issue.message}${given}`;
  });
}

/** @returns a line for each fact that a release needs and that is missing or blank. */
export function missingFacts(facts: Facts): string[] {
  return missingKeys(facts).map((key) => `src/site/facts.ts : ${key} est à compléter`);
}

/** @returns the keys without a value, with the groups they are in, such as `publisher.phone`. */
function missingKeys(facts: object, group = ''): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null) {
      return missingKeys(value, `${group}${key}.`);
    }
    const given = value !== null && String(value).trim() !== '';
    return given ? [] : [`${group}${key}`];
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
