import { expect, test } from 'vitest';
import { type Facts, facts } from '../../src/site/facts.ts';
import { releaseObstacles, releaseSettings } from '../../src/site/release.ts';
import { configuredMeasurement, readSettings } from '../../src/site/settings.ts';
import { online } from './online.ts';

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

const known = structuredClone(facts) as Facts;
for (const group of [known.publisher, known.host, known.privacy] as Record<string, unknown>[]) {
  for (const key of Object.keys(group)) group[key] ??= 'known';
}

test('a release is allowed once everything is known', () => {
  expect(releaseObstacles(known, readSettings(online))).toEqual([]);
});

test('every setting ends up where the site reads it', () => {
  const settings = readSettings({
    ...online,
    VITE_EMAILJS_ORIGIN: 'https://mail.collectivites.fr/ignored',
    VITE_EMAIL_SIMULATE: 'true',
    VITE_EMAIL_DEBUG: 'true',
    VITE_EMAIL_DELAY_MS: '20',
    VITE_EMAIL_TIMEOUT_MS: '3000',
    VITE_ANALYTICS_SCRIPT_URL: 'https://audience.fr/a.js',
    VITE_SPEED_SCRIPT_URL: 'https://speed.fr/s.js',
    VITE_VITALS_URL: 'https://vitals.fr/v',
  });
  expect(settings).toEqual({
    origin: 'https://www.collectivites.fr',
    contactEmail: 'contact@collectivites.fr',
    email: {
      publicKey: 'key',
      serviceId: 'service',
      templateId: 'template',
      origin: 'https://mail.collectivites.fr',
      simulate: true,
      debug: true,
      delayMs: 20,
      timeoutMs: 3000,
    },
    measurement: {
      audienceScript: 'https://audience.fr/a.js',
      speedScript: 'https://speed.fr/s.js',
      vitals: 'https://vitals.fr/v',
    },
  });
});

test('without any setting nothing is measured, and the service is EmailJS', () => {
  const { email, measurement, contactEmail } = readSettings({});
  expect(email.origin).toBe('https://api.emailjs.com');
  expect(measurement).toEqual({ audienceScript: null, speedScript: null, vitals: null });
  expect(contactEmail).toBe('contact@collectivites.example');
});

test.each([
  ['VITE_SITE_URL', 'nowhere', 'a URL such as https://www.example.fr'],
  ['VITE_SITE_URL', 'https://www.example.fr/site', 'an origin without a path, such as https://www.example.fr'],
  ['VITE_CONTACT_EMAIL', 'nobody', 'an e-mail address'],
  ['VITE_EMAILJS_ORIGIN', 'api', 'a URL such as https://api.emailjs.com, or / for the origin of the site itself'],
  [
    'VITE_EMAILJS_ORIGIN',
    'ftp://api.emailjs.com',
    'a URL such as https://api.emailjs.com, or / for the origin of the site itself',
  ],
  ['VITE_EMAIL_SIMULATE', 'yes', 'true or false'],
  ['VITE_EMAIL_DELAY_MS', '10 ms', 'a whole number of milliseconds'],
  ['VITE_EMAIL_DELAY_MS', 'about 10', 'a whole number of milliseconds'],
  ['VITE_SPEED_SCRIPT_URL', 'speed.js', 'a URL that starts with https://'],
  ['VITE_EMAIL_TIMEOUT_MS', '0', 'at least 1 millisecond'],
  ['VITE_SPEED_SCRIPT_URL', 'data:text/javascript,1', 'a URL that starts with https://'],
  ['VITE_VITALS_URL', 'speed.js', 'a URL that starts with https://'],
  ['VITE_SITE_URL', 'ftp://www.example.fr', 'a URL such as https://www.example.fr'],
  ['VITE_SITE_URL', `https://www.exam'ple.fr`, 'a URL such as https://www.example.fr'],
  ['VITE_SITE_URL', 'https://a"b.example.fr', 'a URL such as https://www.example.fr'],
  ['VITE_SITE_URL', 'https://me@www.example.fr', 'a URL such as https://www.example.fr'],
  ['VITE_SITE_URL', 'https://www.example.fr?a', 'an origin without a path, such as https://www.example.fr'],
  ['VITE_SPEED_SCRIPT_URL', `https://speed.fr/'s.js`, 'a URL that starts with https://'],
  ['VITE_SPEED_SCRIPT_URL', 'httpx://speed.fr/s.js', 'a URL that starts with https://'],
  [
    'VITE_EMAILJS_ORIGIN',
    'http+unix://a',
    'a URL such as https://api.emailjs.com, or / for the origin of the site itself',
  ],
  ['VITE_EMAIL_TIMEOUT_MS', '2147483648', 'at most 2147483647 milliseconds'],
  ['VITE_EMAIL_DELAY_MS', '99999999999999999999', 'at most 2147483647 milliseconds'],
])('a wrong %s, such as %s, is told what it must be: %s', (name, value, wanted) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} must be ${wanted}; it is "${value}".`);
});

test.each([
  ['https://WWW.Example.FR', 'https://www.example.fr'],
  ['https://www.example.fr:443/', 'https://www.example.fr'],
  ['http://www.example.fr:80', 'http://www.example.fr'],
  ['https://www.évian.fr', 'https://www.xn--vian-9oa.fr'],
  ['http://[::1]:4173', 'http://[::1]:4173'],
])('%s is a way to write %s', (given, origin) => {
  expect(readSettings({ VITE_SITE_URL: given, VITE_EMAILJS_ORIGIN: given })).toMatchObject({
    origin,
    email: { origin },
  });
});

test('an address that is measured at is written as browsers write it', () => {
  const { measurement } = readSettings({ VITE_SPEED_SCRIPT_URL: 'https://Vîtesse.fr:443/s.js?a=1' });
  expect(measurement.speedScript).toBe('https://xn--vtesse-bwa.fr/s.js?a=1');
});

test.each([
  ['publisher.phone', { publisher: { ...facts.publisher, phone: ' ' } }],
  ['host.name', { host: { ...facts.host, name: '' } }],
  ['product', { product: '\u00A0' }],
])('a release is refused for a blank %s', (name, change) => {
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
  [{ VITE_SPEED_SCRIPT_URL: 'http://speed.fr/s.js' }, 'VITE_SPEED_SCRIPT_URL must be an https:// address'],
  [{ VITE_VITALS_URL: 'http://vitals.fr/v' }, 'VITE_VITALS_URL must be an https:// address'],
  [{ VITE_SITE_URL: 'http://www.collectivites.fr' }, 'VITE_SITE_URL must be the public https:// origin'],
  [{ VITE_CONTACT_EMAIL: 'contact@collectivites.example' }, 'VITE_CONTACT_EMAIL must be a real address'],
  [{ VITE_CONTACT_EMAIL: 'contact@collectivites.invalid' }, 'VITE_CONTACT_EMAIL must be a real address'],
  [{ VITE_CONTACT_EMAIL: 'contact@collectivites.test' }, 'VITE_CONTACT_EMAIL must be a real address'],
  [{ VITE_EMAIL_SIMULATE: 'true' }, 'VITE_EMAIL_SIMULATE is true'],
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

test('two ids of EmailJS that are missing are both named, and so are the three that it needs', () => {
  expect(() => readSettings({ VITE_EMAILJS_PUBLIC_KEY: 'key' })).toThrow(
    'VITE_EMAILJS_SERVICE_ID and VITE_EMAILJS_TEMPLATE_ID must be set too, or none of ' +
      'VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID; EmailJS needs all three.',
  );
});

test('the script knows of measurement only where some of it is configured', () => {
  expect(configuredMeasurement(readSettings({}))).toBe('null');
  const vitals = { audienceScript: null, speedScript: null, vitals: 'https://vitals.fr/v' };
  expect(JSON.parse(configuredMeasurement(readSettings({ VITE_VITALS_URL: vitals.vitals })))).toEqual(vitals);
});
