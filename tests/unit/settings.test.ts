import { expect, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';
import { releaseObstacles } from '../../src/site/release.ts';
import { readSettings } from '../../src/site/settings.ts';

test('without any setting the site builds for this machine', () => {
  const settings = readSettings({});
  expect(settings.origin).toBe('http://localhost:4173');
  expect(settings.email).toMatchObject({ simulate: false, debug: false, delayMs: 0, timeoutMs: 15_000 });
  expect(readSettings({ VITE_SITE_URL: '', VITE_CONTACT_EMAIL: '' })).toEqual(settings);
});

test('the origin loses its trailing slash', () => {
  expect(readSettings({ VITE_SITE_URL: 'https://www.example.fr/' }).origin).toBe('https://www.example.fr');
});

test.each([
  ['VITE_SITE_URL', 'www.example.fr'],
  ['VITE_SITE_URL', 'https://www.example.fr/site'],
  ['VITE_CONTACT_EMAIL', 'nobody'],
  ['VITE_EMAIL_SIMULATE', 'yes'],
  ['VITE_EMAIL_DEBUG', '1'],
  ['VITE_EMAIL_DELAY_MS', '-1'],
  ['VITE_EMAIL_TIMEOUT_MS', '15s'],
  ['VITE_ANALYTICS_SCRIPT_URL', 'script.js'],
])('a wrong %s stops the build with one line that names it and what it was', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+; it is "${value}"\\.$`));
});

test('a release is refused with the list of all that is missing', () => {
  const obstacles = releaseObstacles(facts, readSettings({})).join('\n');
  for (const name of [
    'publisher.vatNumber',
    'host.phone',
    'VITE_SITE_URL',
    'VITE_CONTACT_EMAIL',
    'VITE_EMAILJS_PUBLIC_KEY',
  ]) {
    expect(obstacles).toContain(name);
  }
});

test('a release is allowed once everything is known', () => {
  const filled = <T extends object>(group: T) =>
    Object.fromEntries(Object.entries(group).map(([key, value]) => [key, value ?? 'known'])) as T;
  const complete = { ...facts, publisher: filled(facts.publisher), host: filled(facts.host) };
  const settings = readSettings({
    VITE_SITE_URL: 'https://www.collectivites.fr',
    VITE_CONTACT_EMAIL: 'contact@collectivites.fr',
    VITE_EMAILJS_PUBLIC_KEY: 'a',
    VITE_EMAILJS_SERVICE_ID: 'b',
    VITE_EMAILJS_TEMPLATE_ID: 'c',
  });
  expect(releaseObstacles(complete, settings)).toEqual([]);
});
