import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proof, proofread } from '../../../tools/i18n/proof.ts';
import { tempLocales } from './temp-locales.ts';

const inOrder = 'La typographie de locales/fr est en ordre.';

test('locales/fr is set as a printer would', () => {
  expect(proof(false)).toBe(inOrder);
});

const texts: [typed: string, printed: string][] = [
  ['Oui ! Non ? Si ; peut-être', 'Oui\u202F! Non\u202F? Si\u202F; peut-être'],
  ['un : deux : trois', 'un\u00A0: deux\u00A0: trois'],
  ['« un » ou « deux »', '«\u00A0un\u00A0» ou «\u00A0deux\u00A0»'],
  ['10 % ou 20 %', '10\u00A0% ou 20\u00A0%'],
  ['Décret n°2002-60, Art. 6 et art.7', 'Décret n°\u00A02002\u201160, Art.\u00A06 et art.\u00A07'],
  ['Fin. A bientôt', 'Fin. À bientôt'],
  ['- A midi', '- À midi'],
  ['A eux de choisir', 'À eux de choisir'],
  ['A faits égaux', 'À faits égaux'],
  ['Ca va', 'Ça va'],
  ['Oui, Ca va', 'Oui, Ça va'],
  ["à l'<email />, l'<em>un</em> ou l'<h2 >autre</h2 >", 'à l’<email />, l’<em>un</em> ou l’<h2 >autre</h2 >'],
  ['Merci!', 'Merci\u202F!'],
  ['Ceci: cela', 'Ceci\u00A0: cela'],
  ['60 000 €', '60 000\u00A0€'],
  ['Vraiment ?!', 'Vraiment\u202F?!'],
  ['Écrivez-nous : <email/>', 'Écrivez\u2011nous\u00A0: <email/>'],
  ['Au-delà, un e-mail aux sous-traitants', 'Au\u2011delà, un e\u2011mail aux sous\u2011traitants'],
  ['25 h × 80 %, en 2024', '25\u00A0h\u00A0×\u00A080\u00A0%, en\u00A02024'],
  ['<strong>Oui</strong> !', '<strong>Oui</strong>\u202F!'],
  ['{{product}} : le logiciel', '{{product}}\u00A0: le logiciel'],
  ['dites "cloud"', 'dites «\u00A0cloud\u00A0»'],
  ["l'agent d'{{product}}", 'l’agent d’{{product}}'],
  ['et ainsi...', 'et ainsi…'],
  ['100% couverts', '100\u00A0% couverts'],
  ['25 h par mois', '25\u00A0h par mois'],
  ['2 à 4 semaines', '2\u00A0à\u00A04\u00A0semaines'],
  ['Ecrivez à l’Etat', 'Écrivez à l’État'],
];

test.each(texts)('%s is corrected, once', (typed, printed) => {
  expect(proofread(typed)).toBe(printed);
  expect(proofread(printed)).toBe(printed);
});

test.each([
  'Envoi en cours...',
  'voir https://www.example.fr/?a=1;b:2!',
  'https://www.example.fr:443/a',
  '{{ count ; x }}',
  'à 12:30 précises',
  'catégories A et B',
  '24/7',
  '+50\u00A0%',
  'A été livré',
  'A eu lieu',
  'A fait ses preuves',
  'Voir annexe.A noter',
  'Cahors',
  'Cet écran',
  'RCa',
  'un \uE000 deux',
  'http://Etat.fr/?a;b!',
  'Etat-civil@Ecole.a.Etude.fr',
  'cent.Etat+Ecole@ville.fr',
])('%s is left alone', (text) => {
  expect(proofread(text)).toBe(text);
});

test.each(['h', 'heure', 'heures', 'semaine', 'semaines', 'mois', 'an', 'ans', 'jour', 'jours'])(
  'a number stays on the line of its unit, however it was spaced: %s',
  (unit) => {
    expect(proofread(`dans 2 ${unit}, ou 3  ${unit}`)).toBe(`dans 2\u00A0${unit}, ou 3\u00A0${unit}`);
  },
);

/** The layout is that of an editor who does not care. */
const files = {
  'fr/not-found.json': '{ "Perdu ?":"Perdu ?", "a": "\\u00e9t\\u00e9" }',
  'fr/cgu.json': '{\n "list": ["Lisez\u202F: ceci", "Envoi en cours..."]}',
  'fr/notes.txt': '"Perdu ?"',
};

test('misprints are shown, and corrected on request; no key, no layout, no other file is touched', () => {
  const { folder } = tempLocales(files);
  const content = () => Object.keys(files).map((file) => readFileSync(join(folder, file), 'utf8'));
  const said = `locales/fr/cgu.json  ligne 2
  - "list": ["Lisez⍽: ceci", "Envoi en cours..."]}
  + "list": ["Lisez␣: ceci", "Envoi en cours..."]}
locales/fr/not-found.json  ligne 1
  - { "Perdu ?":"Perdu ?", "a": "\\u00e9t\\u00e9" }
  + { "Perdu ?":"Perdu⍽?", "a": "\\u00e9t\\u00e9" }
2 lignes`;
  const spaces = '(␣ : U+00A0, ⍽ : U+202F).';
  expect(() => proof(false, folder)).toThrow(
    new Error(`${said} à corriger ${spaces} Pour le faire : npm run i18n:proof -- --fix`),
  );
  expect(content()).toEqual(Object.values(files));
  expect(proof(true, folder)).toBe(`${said} au propre ${spaces}`);
  expect(content()).toEqual([
    '{ "Perdu ?":"Perdu\u202F?", "a": "\\u00e9t\\u00e9" }',
    '{\n "list": ["Lisez\u00A0: ceci", "Envoi en cours..."]}',
    '"Perdu ?"',
  ]);
});
