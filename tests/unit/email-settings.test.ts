import { expect, test } from 'vitest';
import type { Facts } from '../../src/site/facts.ts';
import { releaseObstacles } from '../../src/site/release.ts';
import { readSettings } from '../../src/site/settings.ts';

const ids = {
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
};
const complete: Facts = {
  product: 'P',
  founded: 2024,
  country: 'FR',
  legalDate: '2025-09-26',
  publisher: {
    name: 'P',
    legalForm: 'SAS',
    headOffice: 'Lyon',
    phone: '0',
    registration: 'RCS',
    vatNumber: 'FR',
    publicationDirector: 'P',
    capital: 1000,
  },
  host: { name: 'H', address: 'Lyon', phone: '0' },
};
const released = { VITE_SITE_URL: 'https://site.fr', VITE_CONTACT_EMAIL: 'contact@site.fr', ...ids };

test('without any setting the form simulates, with the defaults of the specification', () => {
  expect(readSettings({}).email).toEqual({
    publicKey: '',
    serviceId: '',
    templateId: '',
    origin: 'https://api.emailjs.com',
    simulate: false,
    debug: false,
    delayMs: 0,
    timeoutMs: 15_000,
  });
});

test.each(Object.keys(ids))('a build without %s alone stops and names it', (name) => {
  expect(() => readSettings({ ...ids, [name]: '' })).toThrow(new RegExp(`^${name} must be set too`));
});

test.each([
  ['VITE_EMAILJS_ORIGIN', 'api.emailjs.com'],
  ['VITE_EMAIL_SIMULATE', 'yes'],
  ['VITE_EMAIL_DEBUG', '1'],
  ['VITE_EMAIL_DELAY_MS', '-1'],
  ['VITE_EMAIL_TIMEOUT_MS', '15s'],
  ['VITE_EMAIL_TIMEOUT_MS', '0'],
])('%s=%s stops the build and is named', (name, value) => {
  expect(() => readSettings({ ...ids, [name]: value })).toThrow(new RegExp(`^${name} must be .*"${value}"`));
});

test('the service may stand at the site’s own origin, whatever its port', () => {
  expect(readSettings({ VITE_EMAILJS_ORIGIN: '/' }).email.origin).toBe('/');
});

test('a site that really sends can be released', () => {
  expect(releaseObstacles(complete, readSettings(released))).toEqual([]);
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
