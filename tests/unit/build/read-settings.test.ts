import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, settingNames } from '../../../build/read-settings.ts';

const ids = {
  VITE_EMAILJS_PUBLIC_KEY: 'public',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
};

test('the host finds every setting in .env.example', () => {
  const example = readFileSync('.env.example', 'utf8');
  expect(settingNames.filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
});

test('without settings the form sends nothing, and nothing is measured', () => {
  const { email, measurement } = readSettings({ VITE_EMAILJS_PUBLIC_KEY: '' });
  expect(email).toMatchObject({ publicKey: '' });
  expect(Object.values(measurement).every((setting) => setting === null)).toBe(true);
});

test('an address is read as browsers write it', () => {
  const { origin, email } = readSettings({
    VITE_SITE_URL: 'HTTPS://www.Évreux.fr:443/',
    VITE_EMAILJS_ORIGIN: '/',
  });
  expect(origin).toBe('https://www.xn--vreux-9ra.fr');
  expect(email.origin).toBe('/');
});

test.each([
  [{ VITE_SITE_URL: 'https://ville.fr/site' }, 'VITE_SITE_URL doit être une adresse sans chemin'],
  [{ VITE_SITE_URL: 'https://ville.fr;evil' }, 'VITE_SITE_URL doit être une adresse'],
  [{ VITE_CONTACT_EMAIL: 'contact' }, 'VITE_CONTACT_EMAIL doit être une adresse e-mail'],
  [{ ...ids, VITE_EMAILJS_SERVICE_ID: 'your_service' }, 'VITE_EMAILJS_SERVICE_ID doit être'],
  [{ VITE_EMAILJS_PUBLIC_KEY: 'public' }, 'tous les trois ou aucun : ajoutez VITE_EMAILJS_SERVICE'],
  [{ VITE_EMAILJS_ORIGIN: 'http://api.emailjs.com' }, 'VITE_EMAILJS_ORIGIN doit être une adresse'],
  [{ VITE_EMAILJS_ORIGIN: 'https://proxy.fr/mail' }, 'VITE_EMAILJS_ORIGIN doit être une adresse'],
  [{ VITE_SPEED_SCRIPT_URL: 'http://ville.fr/v' }, 'VITE_SPEED_SCRIPT_URL doit être une adresse'],
  [{ VITE_ANALYTICS_SCRIPT_ATTRIBUTE: 'onload=x' }, 'ATTRIBUTE doit être un attribut comme'],
  [{ VITE_DRAFTS: 'true' }, 'VITE_DRAFTS doit être 1, ou rien'],
])('whoever publishes the site is told that %j is wrong', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
