import { expect, test } from 'vitest';
import { configuredMeasurement, readSettings } from '../../src/site/settings.ts';
import { releaseEnvironment } from '../release-environment.ts';

test('without any setting the site is built for this machine, with no account of EmailJS, and measures nothing', () => {
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
    ...releaseEnvironment,
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

const emailOrigin = 'une adresse comme https://api.emailjs.com, ou / pour celle du site lui-même';

const origin = 'une adresse comme https://www.example.fr';
const noPath = 'une adresse sans chemin, comme https://www.example.fr';
const milliseconds = 'un nombre entier de millisecondes';
const secure = 'une adresse qui commence par https:// (ou http://localhost)';

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
  ['VITE_CONTACT_EMAIL', 'une adresse e-mail', 'nobody'],
  ['VITE_EMAILJS_ORIGIN', emailOrigin, 'api.emailjs.com', 'ftp://api.emailjs.com', 'http+unix://a'],
  ['VITE_EMAIL_SIMULATE', 'true ou false', 'yes'],
  ['VITE_EMAIL_DELAY_MS', 'un nombre de millisecondes, 2147483647 au plus', '99999999999999999999'],
  ['VITE_EMAIL_TIMEOUT_MS', 'un nombre de millisecondes, 2147483647 au plus', '2147483648'],
  ['VITE_EMAIL_DELAY_MS', milliseconds, '-1', '10 ms'],
  ['VITE_EMAIL_TIMEOUT_MS', 'un nombre de millisecondes, 1000 au moins', '15'],
  ['VITE_EMAILJS_ORIGIN', emailOrigin, 'http://mail.collectivites.fr'],
  ['VITE_ANALYTICS_SCRIPT_URL', secure, 'script.js', 'http://audience.fr/a.js'],
  ['VITE_SPEED_SCRIPT_URL', secure, 'data:text/javascript,https://speed.fr/'],
  ['VITE_SPEED_SCRIPT_URL', secure, `https://speed.fr/'s.js`, 'httpx://speed.fr/s.js'],
  ['VITE_VITALS_URL', secure, 'http://localhost.fr/v'],
])('%s doit être %s ; %s is refused', (name, wanted, ...values) => {
  for (const value of values) {
    expect(() => readSettings({ [name]: value })).toThrow(
      `${name} doit être ${wanted} ; c’est « ${value} ».`,
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

const idShape =
  'un identifiant fait de lettres, de chiffres, de - et de _, comme le montre le tableau de bord d’EmailJS';

test.each(['YOUR_PUBLIC_KEY', 'key ', '"key"'])('%s is no id of EmailJS', (value) => {
  expect(() => readSettings({ ...releaseEnvironment, VITE_EMAILJS_PUBLIC_KEY: value })).toThrow(
    `VITE_EMAILJS_PUBLIC_KEY doit être ${idShape} ; c’est « ${value} ».`,
  );
});

test('all wrong settings are reported at once, one a line', () => {
  const wrong = {
    VITE_SITE_URL: 'nowhere',
    VITE_EMAIL_DEBUG: 'yes',
    VITE_EMAILJS_PUBLIC_KEY: 'key',
  };
  expect(() => readSettings(wrong)).toThrow(
    /^VITE_SITE_URL doit.*\nVITE_EMAIL_DEBUG doit.*\nEmailJS demande .* ajoutez VITE_EMAILJS_SERVICE_ID et .*$/,
  );
});

test('two ids of EmailJS that are missing are both named, and so are the three that it needs', () => {
  expect(() => readSettings({ VITE_EMAILJS_PUBLIC_KEY: 'key' })).toThrow(
    'EmailJS demande VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID, tous les trois ' +
      'ou aucun : ajoutez VITE_EMAILJS_SERVICE_ID et VITE_EMAILJS_TEMPLATE_ID.',
  );
});

test('the script knows of measurement only where some of it is configured', () => {
  expect(configuredMeasurement(readSettings({}))).toBe(null);
  const vitals = { audienceScript: null, speedScript: null, vitals: 'https://vitals.fr/v' };
  expect(configuredMeasurement(readSettings({ VITE_VITALS_URL: vitals.vitals }))).toEqual(vitals);
});
