import { expect, test } from 'vitest';
import { corrections, correctTypography } from '../../../tools/i18n/commands/correct-typography.ts';
import { typeset } from '../../../tools/i18n/french-typography.ts';
import { tempLocales } from './temp-locales.ts';

test('the French texts have the typography of a printer', () => {
  expect(corrections(), 'npm run i18n:typography corrects them').toEqual([]);
});

test.each([
  [
    'Oui ! Non ? Si ; un : deux, merci!',
    'Oui\u202F! Non\u202F? Si\u202F; un\u00A0: deux, merci\u202F!',
  ],
  ['A eux, Ca va à l’Etat. A bientôt', 'À eux, Ça va à l’État. À bientôt'],
  [
    `l'agent d'{{product}} dit "non" à l'<email />...`,
    'l’agent d’{{product}} dit «\u00A0non\u00A0» à l’<email />…',
  ],
  ['n°2002-60, art.7, en 2024', 'n°\u00A02002\u201160, art.\u00A07, en\u00A02024'],
  ['25 h × 80 %, 2 à 4 €', '25\u00A0h\u00A0×\u00A080\u00A0%, 2\u00A0à\u00A04\u00A0€'],
  ['Ecrivez-nous', 'Écrivez-nous'],
  ['au\u2011delà, n°\u00A02002\u201160', 'au-delà, n°\u00A02002\u201160'],
  ['A été livré par https://Etat.fr:443/?a=1;b!', 'A été livré par https://Etat.fr:443/?a=1;b!'],
])('« %s » is corrected, once', (typed, printed) => {
  expect(typeset(typed)).toBe(printed);
  expect(typeset(printed)).toBe(printed);
});

test('the command corrects the files and says which text it changed', () => {
  const { folder, read } = tempLocales({
    'fr/home.json': { hero: { heading_note: 'Court !', heading: 'Bonjour !', lead: 'Bien.' } },
  });
  const said = correctTypography(folder);
  expect(said).toContain('home.hero.heading : « Bonjour ! » → « Bonjour\u202F! »');
  expect(read('fr/home.json')).toEqual({
    hero: { heading_note: 'Court\u202F!', heading: 'Bonjour\u202F!', lead: 'Bien.' },
  });
  expect(correctTypography(folder)).toBe('La typographie du français est juste.');
});

test('a file without a fault keeps its own layout', () => {
  const { folder, text } = tempLocales({
    'fr/cgu.json': '{ "lead": "Bien." }',
    'fr/home.json': { lead: 'Bonjour !' },
  });
  correctTypography(folder);
  expect(text('fr/cgu.json')).toBe('{ "lead": "Bien." }');
});

test('a file that cannot be read is named, and nothing is written', () => {
  const { folder, read } = tempLocales({ 'fr/cgu.json': '{', 'fr/home.json': { lead: 'Oui !' } });
  expect(() => correctTypography(folder)).toThrow('locales/fr/cgu.json');
  expect(read('fr/home.json')).toEqual({ lead: 'Oui !' });
});
