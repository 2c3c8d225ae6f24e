import { expect, test } from 'vitest';
import { createI18n } from '../../../src/i18n/create-i18n.ts';
import type { Resources } from '../../../src/i18n/resources.ts';

const copy = {
  common: { greeting: 'Bonjour', signed: '{{product}} vous répond' },
  home: { greeting: 'Accueil', count: '{{number}} heures' },
};

/** Reads a text by its name alone, as `t` does once the types have done their work. */
function words(file: keyof Resources | null = null) {
  const i18n = createI18n('fr', copy, { product: 'Élan & <Cie>' });
  return i18n.getFixedT('fr', file) as unknown as (key: string, values?: object) => string;
}

test('words that every page shares need no file name, and each page has its own', () => {
  expect(words()('greeting')).toBe('Bonjour');
  expect(words('home')('greeting')).toBe('Accueil');
});

test('a name stands in a text as the publisher writes it', () => {
  expect(words()('signed')).toBe('Élan & <Cie> vous répond');
});

test('a text that is missing stops the build, which names its file and its key', () => {
  expect(() => words('home')('title')).toThrow('locales/fr/home.json: "title" is missing');
});

test('a variable without a value stops the build, which names it and the text', () => {
  expect(() => words('home')('count')).toThrow('locales/fr: "{{number}}" has no value in "{{number}} heures"');
});
