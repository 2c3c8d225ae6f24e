import { leastPolicy } from '../../../tools/servers/headers.ts';
import type { Release } from '../release.ts';
import type { Report } from '../report.ts';
import type { Answer } from '../request.ts';

/** Headers, and values of headers, that no response of the site may have, and what is wrong with them. */
const unwanted: [name: string, form: RegExp, fault: string][] = [
  ['Set-Cookie', /./, 'pose un cookie'],
  ['Server', /\d\.\d/, 'montre la version du logiciel'],
  ['X-Powered-By', /./, 'montre le logiciel'],
  ['Access-Control-Allow-Origin', /./, 'laisse d’autres sites lire'],
  ['X-Robots-Tag', /noindex|none/i, 'écarte les moteurs de recherche'],
];

interface Place {
  address: string;
  /** The media type that is right there. */
  type: string;
  /** The Cache-Control that is right there, where it is compared. */
  cache?: string;
  /** Whether the site serves this release; the policy names the styles of one release. */
  isThisRelease: boolean;
}

/** Compares the headers of any response with those of the release. */
export function verifyHeaders(
  release: Release,
  report: Report,
  answer: Answer,
  place: Place,
): void {
  const names = Object.keys(release.headers);
  if (names.some((name) => answer.headers.has(name))) {
    verifyWantedHeaders(release, report, answer, place);
  } else {
    // One cause: a line for each header would hide it.
    const fault =
      'aucun de ceux de la version n’arrive : le serveur, ou le CDN, n’a pas la configuration de dist-server/';
    report.check(false, 'En-têtes', fault, place.address);
  }
  for (const [name, form, fault] of unwanted) {
    const value = answer.headers.get(name) ?? '';
    report.check(!form.test(value), name, `${fault} : ${value}`, place.address);
  }
}

function verifyWantedHeaders(
  release: Release,
  report: Report,
  { headers }: Answer,
  { address, type, cache, isThisRelease }: Place,
): void {
  const ofFile = cache === undefined ? {} : { 'Cache-Control': cache };
  const wanted = { ...ofFile, ...release.headers, 'Content-Type': type };
  for (const [name, expected] of Object.entries(wanted)) {
    const isPolicy = name === 'Content-Security-Policy';
    if (isPolicy && !isThisRelease) {
      continue;
    }
    const actual = headers.get(name);
    // A host whose headers cannot change with each release leaves the rest of the policy to the page.
    const isRight = actual === expected || (isPolicy && actual === leastPolicy);
    const fault = isPolicy ? policyFault(actual, expected) : headerFault(actual, expected);
    report.check(isRight, name, fault, address);
  }
}

/** @returns how a header differs from what it must be. */
function headerFault(actual: string | null, expected: string): string {
  const given = actual === null ? 'est absent' : `est « ${actual} »`;
  return `${given}, doit être « ${expected} »`;
}

/** @returns the directives of a policy that differ: two whole policies would hide the difference. */
function policyFault(actual: string | null, expected: string): string {
  if (actual === null) {
    return 'est absent';
  }
  const given = new Set(actual.split('; '));
  const wanted = new Set(expected.split('; '));
  const wrong = [...given.difference(wanted)].join('; ');
  const missing = [...wanted.difference(given)].join('; ');
  return headerFault(wrong, missing);
}
