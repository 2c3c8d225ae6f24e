import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLanguage } from '../../../tools/i18n/locale-files.ts';

/** Texts that the specification quotes keep its words (spec §2, §5, §8). */
const quoted = [
  'Heures Supplémentaires',
  'L’email est requis',
  'Format d’email invalide',
  'Échec de l’envoi de l’email',
  'Service d’email non initialisé. Vérifiez la configuration.',
];

const guide =
  readFileSync('locales/README.md', 'utf8')
    .split('une seule façon d’écrire')[1]
    ?.split('\n## ')[0] ?? '';
const rows = [...guide.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)]
  .map(([, written = '', never = '']) => ({
    written: written.trim(),
    never: never.trim().split(', '),
  }))
  .slice(1)
  .filter(({ written }) => !written.startsWith('--'));

const texts = [...readLanguage('fr').texts]
  .filter(([key]) => !key.endsWith('_note'))
  .map(([key, text]) => ({ key, text: text.replace(/\s/g, ' ').replaceAll('\u2011', '-') }));

test.each(rows)('the French copy writes « $written »', ({ never }) => {
  const words = new RegExp(`(?<![\\p{L}<{-])(${never.join('|')})(?![\\p{L}-])`, 'u');
  expect(texts.filter(({ text }) => words.test(text) && !quoted.includes(text))).toEqual([]);
});
