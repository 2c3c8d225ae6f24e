import { expect, test } from 'vitest';
import { createI18n } from '../../../src/i18n/create-i18n.ts';
import type { Resources } from '../../../src/i18n/resources.ts';
import { textVariables } from '../../../src/i18n/text-variables.ts';
import { noFacts } from '../../sample-facts.ts';

const texts = {
  common: { greeting: 'Bonjour', signed: '{{product}} vous répond' },
  home: { greeting: 'Accueil', count: '{{number}} heures' },
};

/** Reads a text by a plain key, which the types of `t` do not allow. */
function textIn(file: keyof Resources | null = null) {
  const i18n = createI18n('fr', texts, { product: 'Élan & <Cie>' });
  return i18n.getFixedT('fr', file) as unknown as (key: string, values?: object) => string;
}

test('shared texts need no file name, each page has its own, and names stay as the publisher writes them', () => {
  expect(textIn()('greeting')).toBe('Bonjour');
  expect(textIn('home')('greeting')).toBe('Accueil');
  expect(textIn()('signed')).toBe('Élan & <Cie> vous répond');
});

test('a missing text or value stops the build with its name', () => {
  expect(() => textIn('home')('title')).toThrow('locales/fr/home.json : la clé « title » manque');
  expect(() => textIn('home')('count')).toThrow(
    'locales/fr/ : {{number}} n’a pas de valeur dans « {{number}} heures »',
  );
});

test('a text may use the publisher’s facts; one that is not given is marked', () => {
  const names = { name: 'Régie du Lac', phone: '04 50 00 00 00' };
  const publisher = { ...noFacts.publisher, ...names, registration: false } as const;
  const emailService = { ...noFacts.emailService, country: 'SG' };
  const known = { logMonths: 6, dataProtectionOfficer: false } as const;
  const privacy = { ...noFacts.privacy, ...known };
  const dated = { ...noFacts, legalDate: '2025-10-01' };
  const words = { toComplete: 'À compléter', none: 'aucun', firstDay: '1er' };
  const given = textVariables('fr', words, { ...dated, publisher, emailService, privacy });
  expect(given).toMatchObject({
    legalDate: '1er octobre 2025',
    publisherName: 'Régie du Lac',
    publisherIdentity: 'Régie du Lac, 04 50 00 00 00',
    logMonths: '6',
  });
  expect(given).toMatchObject({ emailServiceCountry: 'Singapour', mailboxProvider: 'À compléter' });
  expect(given).toMatchObject({ dataProtectionOfficer: 'aucun' });
  expect(textVariables('en-GB', { ...words, firstDay: '1' }, dated)).toMatchObject({
    legalDate: '1 October 2025',
  });
  expect(textVariables('fr', words, noFacts)).toMatchObject({ logMonths: 'À compléter' });
});
