import { expect, test } from 'vitest';
import { type Facts, facts } from '../../src/site/facts.ts';
import { readSettings } from '../../src/site/settings.ts';
import { releaseObstacles, releaseSettings } from '../../tools/settings/build-settings.ts';
import { wrongFacts } from '../../tools/settings/check-facts.ts';
import { online } from './online.ts';

const known = structuredClone(facts) as Facts;
for (const group of [known.publisher, known.host, known.privacy] as Record<string, unknown>[]) {
  for (const key of Object.keys(group)) group[key] ??= 'known';
}

test('a release is allowed once everything is known', () => {
  expect(releaseObstacles(known, readSettings(online))).toEqual([]);
});

test.each([
  ['publisher.phone', { publisher: { ...facts.publisher, phone: ' ' } }],
  ['host.name', { host: { ...facts.host, name: '' } }],
  ['product', { product: '\u00A0' }],
  ['privacy.logMonths', { privacy: { ...facts.privacy, logMonths: null } }],
])('a release is refused while %s is blank or not given', (name, change) => {
  const blank = { ...known, ...change } as Facts;
  expect(releaseObstacles(blank, readSettings(online))).toContain(
    `src/site/facts.ts: ${name} is still to be completed`,
  );
});

test.each([
  [{ VITE_EMAIL_DEBUG: 'true' }, 'VITE_EMAIL_DEBUG is true'],
  [{ VITE_EMAIL_DELAY_MS: '1' }, 'VITE_EMAIL_DELAY_MS is 1'],
  [{ VITE_EMAILJS_PUBLIC_KEY: 'local' }, 'VITE_EMAILJS_PUBLIC_KEY is that of the local mailbox'],
  [{ VITE_EMAILJS_SERVICE_ID: 'local' }, 'VITE_EMAILJS_SERVICE_ID is that of the local mailbox'],
  [
    { VITE_ANALYTICS_SCRIPT_URL: 'http://audience.fr/a.js' },
    'VITE_ANALYTICS_SCRIPT_URL must be a public https:// address',
  ],
  [{ VITE_VITALS_URL: 'https://10.0.0.5/v' }, 'VITE_VITALS_URL must be a public https:// address'],
  [{ VITE_SITE_URL: 'https://localhost' }, 'VITE_SITE_URL must be the public https:// origin'],
  [{ VITE_SITE_URL: 'https://192.168.1.10' }, 'VITE_SITE_URL must be the public https:// origin'],
  [{ VITE_SITE_URL: 'https://[fd00::1]' }, 'VITE_SITE_URL must be the public https:// origin'],
  [{ VITE_SITE_URL: 'https://intranet' }, 'VITE_SITE_URL must be the public https:// origin'],
  [{ VITE_SITE_URL: 'https://site.test' }, 'VITE_SITE_URL must be the public https:// origin'],
  [{ VITE_SITE_URL: 'http://www.collectivites.fr' }, 'VITE_SITE_URL must be the public https:// origin'],
  [{ VITE_CONTACT_EMAIL: 'contact@collectivites.example' }, 'VITE_CONTACT_EMAIL must be a real address'],
  [{ VITE_CONTACT_EMAIL: 'contact@collectivites.invalid' }, 'VITE_CONTACT_EMAIL must be a real address'],
  [{ VITE_CONTACT_EMAIL: 'contact@collectivites.EXAMPLE' }, 'VITE_CONTACT_EMAIL must be a real address'],
  [{ VITE_CONTACT_EMAIL: 'contact@example.com' }, 'VITE_CONTACT_EMAIL must be a real address'],
  [{ VITE_CONTACT_EMAIL: 'contact@collectivites.test' }, 'VITE_CONTACT_EMAIL must be a real address'],
  [{ VITE_EMAIL_SIMULATE: 'true' }, 'VITE_EMAIL_SIMULATE is true'],
  [{ VITE_EMAILJS_ORIGIN: '/' }, 'VITE_EMAILJS_ORIGIN must be the https:// origin'],
])('a release is refused for %j alone', (change, obstacle) => {
  expect(releaseObstacles(known, readSettings({ ...online, ...change }))).toEqual([expect.stringContaining(obstacle)]);
});

test('an address whose domain only begins like an example is real', () => {
  const settings = readSettings({ ...online, VITE_CONTACT_EMAIL: 'contact@www.example.fr' });
  expect(releaseObstacles(known, settings)).toEqual([]);
});

test('a release lists its obstacles one a line', () => {
  const expected = releaseObstacles(facts, readSettings({})).map((line) => `\n  - ${line}`);
  expect(() => releaseSettings({})).toThrow(new Error(`This site cannot be released yet:${expected.join('')}`));
});

const given = (change: (facts: Record<string, Record<string, unknown>>) => unknown) => {
  const changed = structuredClone(facts) as unknown as Record<string, Record<string, unknown>>;
  change(changed);
  return wrongFacts(changed as unknown as Facts);
};

test('the facts of this site can be; a number that the publisher does not have is said to be none', () => {
  expect(given(() => {})).toEqual([]);
  expect(given(({ publisher }) => Object.assign(publisher ?? {}, { registration: false, vatNumber: false }))).toEqual(
    [],
  );
});

test.each<[key: string, value: unknown, wanted: string]>([
  ['country', 'XX', 'a country of two letters, such as FR; it is "XX"'],
  ['country', 'France', 'a country of two letters, such as FR; it is "France"'],
  ['legalDate', '2025-02-30', 'a date that exists, such as 2025-09-26; it is "2025-02-30"'],
  ['legalDate', '26/09/2025', 'a date that exists, such as 2025-09-26; it is "26/09/2025"'],
  ['founded', 2999, 'a year until now; it is 2999'],
  ['publisher.capital', '1000 euros', 'a whole number of euros; it is "1000 euros"'],
  ['publisher.name', 'TODO', 'the fact itself, or null while it is not known; it is "TODO"'],
  ['publisher.phone', false, 'a text; it is false'],
  ['publisher.vatNumber', true, 'a text, or false where there is none; it is true'],
  ['privacy.logMonths', '12', 'a whole number of months; it is "12"'],
  ['privacy.logMonths', 0, 'a whole number of months; it is 0'],
  ['privacy.emailServiceCountry', 'ZZ', 'a country of two letters, such as FR; it is "ZZ"'],
])('a fact %s that is %j is told by file and key', (key, value, wanted) => {
  const [group = '', name] = key.split('.');
  const change = (facts: Record<string, Record<string, unknown>>) =>
    name ? Object.assign(facts[group] ?? {}, { [name]: value }) : Object.assign(facts, { [group]: value });
  expect(given(change)).toEqual([`src/site/facts.ts: ${key} must be ${wanted}`]);
});
