import { expect, test } from 'vitest';
import { type Facts, facts } from '../../src/site/facts.ts';
import { readSettings } from '../../src/site/settings.ts';
import {
  buildSettings,
  releaseObstacles,
  releaseSettings,
} from '../../tools/settings/build-settings.ts';
import { missingSoftwareFacts, wrongFacts } from '../../tools/settings/check-facts.ts';
import { givenSoftware } from '../given-software.ts';
import { online } from './online.ts';

const known = structuredClone(facts) as Facts;
for (const group of [known.publisher, known.host, known.privacy] as Record<string, unknown>[]) {
  for (const key of Object.keys(group)) {
    group[key] ??= 'known';
  }
}

test('a release is allowed once everything is known', () => {
  expect(releaseObstacles(known, readSettings(online))).toEqual([]);
});

test('a fact of the software that is not given is no obstacle, but advice with its key', () => {
  const advice = missingSoftwareFacts(known);
  expect(advice).toHaveLength(Object.keys(facts.software).length);
  expect(advice).toContain(
    'src/site/facts.ts: software.cloudHost is not given; /hosting leaves it to the technical audit',
  );
  expect(missingSoftwareFacts({ ...known, software: givenSoftware })).toEqual([]);
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

const publicOrigin = 'must be the public https:// origin';

test.each<[name: string, obstacle: string, ...values: string[]]>([
  ['VITE_EMAIL_DEBUG', 'is true', 'true'],
  ['VITE_EMAIL_SIMULATE', 'is true', 'true'],
  ['VITE_EMAIL_DELAY_MS', 'is 1', '1'],
  ['VITE_EMAILJS_PUBLIC_KEY', 'is that of the local mailbox', 'local'],
  ['VITE_EMAILJS_SERVICE_ID', 'is that of the local mailbox', 'local'],
  ['VITE_EMAILJS_ORIGIN', 'must be the https:// origin', '/'],
  ['VITE_ANALYTICS_SCRIPT_URL', 'must be a public https:// address', 'http://localhost:1/a.js'],
  ['VITE_VITALS_URL', 'must be a public https:// address', 'https://10.0.0.5/v'],
  ['VITE_SITE_URL', publicOrigin, 'https://localhost', 'https://192.168.1.10', 'https://[fd00::1]'],
  [
    'VITE_SITE_URL',
    publicOrigin,
    'https://intranet',
    'https://site.test',
    'http://www.collectivites.fr',
  ],
  ['VITE_SITE_URL', publicOrigin, 'https://example.com', 'https://www.example.org'],
  [
    'VITE_CONTACT_EMAIL',
    'must be a real address',
    'a@town.example',
    'a@town.EXAMPLE',
    'a@town.invalid',
    'a@town.test',
  ],
  ['VITE_CONTACT_EMAIL', 'must be a real address', 'contact@example.com'],
])('a release is refused because %s %s: %s', (name, obstacle, ...values) => {
  for (const value of values) {
    const settings = readSettings({ ...online, [name]: value });
    expect(releaseObstacles(known, settings)).toEqual([
      expect.stringContaining(`${name} ${obstacle}`),
    ]);
  }
});

test.each(['https://www.test.fr', 'https://example.ville-2.fr', 'https://ville.xn--p1ai'])(
  'a host name that only looks like an example is real: %s',
  (VITE_SITE_URL) => {
    const names = { VITE_CONTACT_EMAIL: 'contact@www.example.fr', VITE_SITE_URL };
    expect(releaseObstacles(known, readSettings({ ...online, ...names }))).toEqual([]);
  },
);

test('a release is refused without the ids of EmailJS, which a build can do without', () => {
  const { VITE_SITE_URL, VITE_CONTACT_EMAIL } = online;
  expect(releaseObstacles(known, readSettings({ VITE_SITE_URL, VITE_CONTACT_EMAIL }))).toEqual(
    ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map(
      (id) => `VITE_EMAILJS_${id} is not set: the contact form would not send`,
    ),
  );
});

test('a wrong setting stops any build', () => {
  expect(() => buildSettings({ VITE_EMAIL_DEBUG: 'yes' })).toThrow(
    /^VITE_EMAIL_DEBUG must be true or false/,
  );
});

test('a refused release lists its obstacles, one a line', () => {
  const expected = releaseObstacles(facts, readSettings({})).map((line) => `\n  - ${line}`);
  expect(() => releaseSettings({})).toThrow(
    new Error(`This site cannot be released yet:${expected.join('')}`),
  );
});

const given = (change: (facts: Record<string, Record<string, unknown>>) => unknown) => {
  const changed = structuredClone(facts) as unknown as Record<string, Record<string, unknown>>;
  change(changed);
  return wrongFacts(changed as unknown as Facts);
};

test('the facts of the software are possible, and may say that there is none', () => {
  const none = { cloudQualifications: [], singleSignOn: [], secondFactor: false as const };
  expect(wrongFacts({ ...facts, software: givenSoftware })).toEqual([]);
  expect(wrongFacts({ ...facts, software: { ...givenSoftware, ...none } })).toEqual([]);
});

test.each<[key: string, value: unknown, wanted: string]>([
  ['cloudHost', ' ', 'a text, or null while it is not known; it is " "'],
  ['cloudHost', 'TBD', 'the fact itself, or null while it is not known; it is "TBD"'],
  [
    'cloudQualifications',
    'SecNumCloud',
    'a list of texts, such as [\'SAML 2.0\'], or [] where there is none; it is "SecNumCloud"',
  ],
  ['databases', [], 'a list of one text or more, or null while it is not known'],
  ['updates', 'la nuit', 'an object with onPremise and cloud; it is "la nuit"'],
  ['secondFactor', true, 'a text, or false where there is none; it is true'],
  ['accessibility', 'AA', "'full', 'partial' or 'none'; it is \"AA\""],
  ['backups', 'daily', 'an object with everyHours and keptDays; it is "daily"'],
  ['recoveryPointHours', '4 h', 'a number of hours; it is "4 h"'],
  ['recoveryTimeHours', -1, 'a number of hours; it is -1'],
  ['availabilityPercent', 999, 'a number of per cent, such as 99.5; it is 999'],
])('the fact software.%s cannot be %j', (key, value, wanted) => {
  const software = { ...givenSoftware, [key]: value };
  expect(wrongFacts({ ...facts, software })).toEqual([
    `src/site/facts.ts: software.${key} must be ${wanted}`,
  ]);
});

test('a part of a fact is refused with its own key', () => {
  const software = { ...givenSoftware, logs: { events: 'Connexions', months: 0 } };
  expect(wrongFacts({ ...facts, software })).toEqual([
    'src/site/facts.ts: software.logs.months must be a whole number of months; it is 0',
  ]);
});

test('the facts of this site are possible, and the publisher may have no registration or VAT number', () => {
  expect(given(() => {})).toEqual([]);
  expect(
    given(({ publisher }) =>
      Object.assign(publisher ?? {}, { registration: false, vatNumber: false }),
    ),
  ).toEqual([]);
});

test.each<[key: string, value: unknown, wanted: string]>([
  ['country', 'XX', 'a country of two letters, such as FR; it is "XX"'],
  ['country', 'FRA', 'a country of two letters, such as FR; it is "FRA"'],
  ['country', 33, 'a country of two letters, such as FR; it is 33'],
  ['legalDate', 2025, 'a date; it is 2025'],
  ['product', null, 'a text'],
  ['host.name', 'TBD', 'the fact itself, or null while it is not known; it is "TBD"'],
  ['legalDate', '2025-02-30', 'a date that exists, such as 2025-09-26; it is "2025-02-30"'],
  ['legalDate', '26/09/2025', 'a date that exists, such as 2025-09-26; it is "26/09/2025"'],
  ['founded', 2999, 'a year until now; it is 2999'],
  ['publisher.capital', '1000 euros', 'a whole number of euros; it is "1000 euros"'],
  ['publisher.phone', false, 'a text; it is false'],
  ['publisher.vatNumber', true, 'a text, or false where there is none; it is true'],
  ['privacy.logMonths', 0, 'a whole number of months; it is 0'],
  ['privacy.emailServiceCountry', 'ZZ', 'a country of two letters, such as FR; it is "ZZ"'],
])('the fact %s cannot be %j, says an error with its file and key', (key, value, wanted) => {
  const [group = '', name] = key.split('.');
  const change = (facts: Record<string, Record<string, unknown>>) =>
    name
      ? Object.assign(facts[group] ?? {}, { [name]: value })
      : Object.assign(facts, { [group]: value });
  expect(given(change)).toEqual([`src/site/facts.ts: ${key} must be ${wanted}`]);
});
