import { expect, test } from 'vitest';
import { configuredMeasurement, readSettings } from '../../src/site/settings.ts';
import { online } from './online.ts';

test('without any setting the site builds for this machine, with EmailJS, and nothing is measured', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    origin: 'http://localhost:4173',
    contactEmail: 'contact@collectivites.example',
    email: {
      origin: 'https://api.emailjs.com',
      simulate: false,
      debug: false,
      delayMs: 0,
      timeoutMs: 15_000,
    },
    measurement: { audienceScript: null, speedScript: null, vitals: null },
  });
  expect(settings.email).toMatchObject({ publicKey: '', serviceId: '', templateId: '' });
  expect(readSettings({ VITE_SITE_URL: '', VITE_CONTACT_EMAIL: '' })).toEqual(settings);
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

const emailOrigin = 'a URL such as https://api.emailjs.com, or / for the origin of the site itself';

const origin = 'a URL such as https://www.example.fr';
const noPath = 'an origin without a path, such as https://www.example.fr';
const milliseconds = 'a whole number of milliseconds';
const secure = 'a URL that starts with https:// (or http://localhost)';

test.each<[name: string, wanted: string, ...values: string[]]>([
  [
    'VITE_SITE_URL',
    origin,
    'www.example.fr',
    'ftp://www.example.fr',
    `https://www.exam'ple.fr`,
    'https://a"b.example.fr',
  ],
  ['VITE_SITE_URL', origin, 'https://me@www.example.fr'],
  [
    'VITE_SITE_URL',
    noPath,
    'https://www.example.fr/site',
    'https://www.example.fr//site/',
    'https://www.example.fr?a',
  ],
  ['VITE_CONTACT_EMAIL', 'an e-mail address', 'nobody'],
  ['VITE_EMAILJS_ORIGIN', emailOrigin, 'api.emailjs.com', 'ftp://api.emailjs.com', 'http+unix://a'],
  ['VITE_EMAIL_SIMULATE', 'true or false', 'yes'],
  ['VITE_EMAIL_DELAY_MS', 'at most 2147483647 milliseconds', '99999999999999999999'],
  ['VITE_EMAIL_TIMEOUT_MS', 'at most 2147483647 milliseconds', '2147483648'],
  ['VITE_EMAIL_DELAY_MS', milliseconds, '-1', '10 ms'],
  ['VITE_EMAIL_TIMEOUT_MS', 'at least 1000 milliseconds', '15'],
  ['VITE_EMAILJS_ORIGIN', emailOrigin, 'http://mail.collectivites.fr'],
  ['VITE_ANALYTICS_SCRIPT_URL', secure, 'script.js', 'http://audience.fr/a.js'],
  ['VITE_SPEED_SCRIPT_URL', secure, 'data:text/javascript,https://speed.fr/'],
  ['VITE_SPEED_SCRIPT_URL', secure, `https://speed.fr/'s.js`, 'httpx://speed.fr/s.js'],
  ['VITE_VITALS_URL', secure, 'http://localhost.fr/v'],
])('%s must be %s; %s is refused', (name, wanted, ...values) => {
  for (const value of values) {
    expect(() => readSettings({ [name]: value })).toThrow(
      `${name} must be ${wanted}; it is "${value}".`,
    );
  }
});

test.each([
  ['https://WWW.Example.FR:443/', 'https://www.example.fr'],
  ['https://www.évian.fr', 'https://www.xn--vian-9oa.fr'],
  ['http://[::1]:4173', 'http://[::1]:4173'],
])('%s is written as %s', (given, origin) => {
  expect(readSettings({ VITE_SITE_URL: given, VITE_EMAILJS_ORIGIN: given })).toMatchObject({
    origin,
    email: { origin },
  });
});

const idShape = 'an id of letters, digits, - and _, as the dashboard of EmailJS shows it';

test.each(['YOUR_PUBLIC_KEY', 'key ', '"key"'])('%s is no id of EmailJS', (value) => {
  expect(() => readSettings({ ...online, VITE_EMAILJS_PUBLIC_KEY: value })).toThrow(
    `VITE_EMAILJS_PUBLIC_KEY must be ${idShape}; it is "${value}".`,
  );
});

test('all wrong settings are reported at once, one a line', () => {
  const wrong = {
    VITE_SITE_URL: 'nowhere',
    VITE_EMAIL_DEBUG: 'yes',
    VITE_EMAILJS_PUBLIC_KEY: 'key',
  };
  expect(() => readSettings(wrong)).toThrow(
    /^VITE_SITE_URL must.*\nVITE_EMAIL_DEBUG must.*\nVITE_EMAILJS_SERVICE_ID and .* must be set too.*$/,
  );
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
  expect(
    JSON.parse(configuredMeasurement(readSettings({ VITE_VITALS_URL: vitals.vitals }))),
  ).toEqual(vitals);
});
