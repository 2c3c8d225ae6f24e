import { expect, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';
import { releaseObstacles } from '../../src/site/release.ts';
import { readSettings } from '../../src/site/settings.ts';

const ids = {
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
};
const filled = <T extends object>(group: T) =>
  Object.fromEntries(Object.entries(group).map(([key, value]) => [key, value ?? 'known'])) as T;
const complete = {
  ...facts,
  publisher: filled(facts.publisher),
  host: filled(facts.host),
  privacy: filled(facts.privacy),
};
const released = { VITE_SITE_URL: 'https://site.fr', VITE_CONTACT_EMAIL: 'contact@site.fr', ...ids };

test.each(Object.keys(ids))('a build without %s alone stops and names it', (name) => {
  expect(() => readSettings({ ...ids, [name]: '' })).toThrow(new RegExp(`^${name} must be set too`));
});

test.each([
  ['VITE_EMAILJS_ORIGIN', 'api.emailjs.com'],
  ['VITE_EMAIL_TIMEOUT_MS', '0'],
])('%s=%s stops the build and is named', (name, value) => {
  expect(() => readSettings({ ...ids, [name]: value })).toThrow(new RegExp(`^${name} must be .*"${value}"`));
});

test('the service may stand at the site’s own origin, whatever its port', () => {
  expect(readSettings({ VITE_EMAILJS_ORIGIN: '/' }).email.origin).toBe('/');
});

test.each([
  ['VITE_EMAILJS_ORIGIN', '/'],
  ['VITE_EMAIL_SIMULATE', 'true'],
  ['VITE_CONTACT_EMAIL', 'contact@site.example'],
])('%s=%s is refused for a release', (name, value) => {
  expect(releaseObstacles(complete, readSettings({ ...released, [name]: value }))).toEqual([
    expect.stringContaining(name),
  ]);
});

test('a release without EmailJS is refused, and each id is named', () => {
  const { VITE_SITE_URL, VITE_CONTACT_EMAIL } = released;
  const obstacles = releaseObstacles(complete, readSettings({ VITE_SITE_URL, VITE_CONTACT_EMAIL })).join('\n');
  for (const name of Object.keys(ids)) expect(obstacles).toContain(name);
});
