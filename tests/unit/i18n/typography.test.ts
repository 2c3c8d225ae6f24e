import { expect, test } from 'vitest';
import { proofread } from '../../../tools/i18n/typography.ts';

test.each([
  ['Oui ! Non ? Si ; peut-être', 'Oui\u202F! Non\u202F? Si\u202F; peut-être'],
  ['un : deux : trois', 'un\u00A0: deux\u00A0: trois'],
  ['« un » ou « deux »', '«\u00A0un\u00A0» ou «\u00A0deux\u00A0»'],
  ['10 % ou 20 %', '10\u00A0% ou 20\u00A0%'],
])('each sign of a text gets its space, not only the first: %s', (typed, printed) => {
  expect(proofread(typed)).toBe(printed);
});

test.each(['h', 'heure', 'heures', 'semaine', 'semaines', 'mois', 'an', 'ans', 'jour', 'jours'])(
  'a number stays on the line of its unit, however it was spaced: %s',
  (unit) => {
    expect(proofread(`dans 2 ${unit}, ou 3  ${unit}`)).toBe(`dans 2\u00A0${unit}, ou 3\u00A0${unit}`);
  },
);

test('a number stays on the line of what it numbers, spaced or not', () => {
  expect(proofread('Décret n°2002-60, Art. 6 et art.7')).toBe('Décret n°\u00A02002-60, Art.\u00A06 et art.\u00A07');
});

test.each([
  ['Fin. A bientôt', 'Fin. À bientôt'],
  ['- A midi', '- À midi'],
  ['A eux de choisir', 'À eux de choisir'],
  ['A faits égaux', 'À faits égaux'],
  ['Ca va', 'Ça va'],
  ['Oui, Ca va', 'Oui, Ça va'],
])('a capital that lost its accent gets it back: %s', (typed, printed) => {
  expect(proofread(typed)).toBe(printed);
});

test.each(['A été livré', 'A eu lieu', 'A fait ses preuves', 'Voir annexe.A noter', 'Cahors', 'Cet écran', 'RCa'])(
  'a capital that has none keeps none: %s',
  (text) => {
    expect(proofread(text)).toBe(text);
  },
);

test.each(['http://Etat.fr/?a;b!', 'Etat-civil@Ecole.a.Etude.fr', 'cent.Etat+Ecole@ville.fr'])(
  'an address keeps its letters: %s',
  (address) => {
    expect(proofread(address)).toBe(address);
    expect(proofread(`« ${address} »`)).toBe(`«\u00A0${address}\u00A0»`);
  },
);

test('a tag is a word of its own, however it is written', () => {
  expect(proofread("à l'<email />, l'<em>un</em> ou l'<h2 >autre</h2 >")).toBe(
    'à l’<email />, l’<em>un</em> ou l’<h2 >autre</h2 >',
  );
});

test('a sign that no script has is nobody’s mark', () => {
  expect(proofread('un \uE000 deux')).toBe('un \uE000 deux');
});
