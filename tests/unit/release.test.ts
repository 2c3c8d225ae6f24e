import { expect, test } from 'vitest';
import { type Facts, facts } from '../../src/site/facts.ts';
import { releaseObstacles, releaseSettings } from '../../src/site/release.ts';
import { readSettings } from '../../src/site/settings.ts';
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
  [{ VITE_EMAILJS_TEMPLATE_ID: ' ' }, 'VITE_EMAILJS_TEMPLATE_ID is not set'],
  [{ VITE_ANALYTICS_SCRIPT_URL: 'http://audience.fr/a.js' }, 'VITE_ANALYTICS_SCRIPT_URL must be an https:// address'],
  [{ VITE_SITE_URL: 'http://www.collectivites.fr' }, 'VITE_SITE_URL must be the public https:// origin'],
  [{ VITE_CONTACT_EMAIL: 'contact@collectivites.example' }, 'VITE_CONTACT_EMAIL must be a real address'],
  [{ VITE_CONTACT_EMAIL: 'contact@collectivites.invalid' }, 'VITE_CONTACT_EMAIL must be a real address'],
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
