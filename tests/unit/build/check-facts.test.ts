import { expect, test } from 'vitest';
import { factSheetSum, missingForRelease, wrongFacts } from '../../../build/check-facts.ts';
import { readSettings } from '../../../build/read-settings.ts';
import { facts } from '../../../src/site/facts.ts';

const ready = {
  VITE_SITE_URL: 'https://www.ville.fr',
  VITE_CONTACT_EMAIL: 'a@ville.fr',
  VITE_EMAILJS_PUBLIC_KEY: 'public',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
};

test.each([
  [{ VITE_SITE_URL: 'https://localhost' }, 'VITE_SITE_URL doit être une adresse publique'],
  [{ VITE_SITE_URL: 'http://www.ville.fr' }, 'VITE_SITE_URL doit être une adresse publique'],
  [{ VITE_CONTACT_EMAIL: 'a@ville.test' }, 'VITE_CONTACT_EMAIL doit être une vraie adresse'],
  [{ VITE_CONTACT_EMAIL: 'a@Mairie.lan' }, 'VITE_CONTACT_EMAIL doit être une vraie adresse'],
])('no release is made with %j', (change, message) => {
  const missing = (environment: object) =>
    missingForRelease(facts, readSettings({ ...environment })).filter((line) =>
      line.startsWith('VITE_'),
    );
  expect(missing(ready)).toEqual([]);
  expect(missing({ ...ready, ...change })).toEqual([expect.stringContaining(message)]);
});

test('no release is made with a fact sheet that has changed since its date', () => {
  const line = (sum: string) =>
    missingForRelease(
      { ...facts, factSheet: { ...facts.factSheet, sum } },
      readSettings(ready),
    ).find((missing) => missing.includes('la fiche de /hosting a changé'));
  expect(line(factSheetSum())).toBeUndefined();
  expect(line('another')).toContain(`sum: '${factSheetSum()}'`);
});

test('a date, a country and a number of months that do not exist are named, with what they are', () => {
  const emailService = { ...facts.emailService, country: 'XX' };
  const privacy = { ...facts.privacy, logMonths: 0 };
  expect(wrongFacts(facts)).toEqual([]);
  const dated = { ...facts, legalDate: '2025-02-30', country: 'France' };
  expect(wrongFacts({ ...dated, emailService, privacy })).toEqual([
    expect.stringMatching(/legalDate doit être une date .* c’est « 2025-02-30 »/),
    expect.stringMatching(/country doit être le code d’un pays.* c’est « France »/),
    expect.stringMatching(/emailService.country doit être le code d’un pays.* c’est « XX »/),
    expect.stringMatching(/logMonths doit être un nombre de mois.* c’est « 0 »/),
  ]);
});
