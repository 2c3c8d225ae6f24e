import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { corrected, misprints, proof } from '../../../tools/i18n/proof.ts';
import { proofread } from '../../../tools/i18n/typography.ts';
import { tempLocales } from './temp-locales.ts';

test.each(readdirSync('locales/fr').filter((file) => file !== 'language.json'))(
  'locales/fr/%s is set as a printer would',
  (file) => {
    expect(misprints(file, readFileSync(`locales/fr/${file}`, 'utf8'))).toEqual([]);
  },
);

const texts: [typed: string, printed: string][] = [
  ['Oui ! Non ? Si ; peut-être', 'Oui\u202F! Non\u202F? Si\u202F; peut-être'],
  ['un : deux : trois', 'un\u00A0: deux\u00A0: trois'],
  ['« un » ou « deux »', '«\u00A0un\u00A0» ou «\u00A0deux\u00A0»'],
  ['10 % ou 20 %', '10\u00A0% ou 20\u00A0%'],
  ['Décret n°2002-60, Art. 6 et art.7', 'Décret n°\u00A02002-60, Art.\u00A06 et art.\u00A07'],
  ['Fin. A bientôt', 'Fin. À bientôt'],
  ['- A midi', '- À midi'],
  ['A eux de choisir', 'À eux de choisir'],
  ['A faits égaux', 'À faits égaux'],
  ['Ca va', 'Ça va'],
  ['Oui, Ca va', 'Oui, Ça va'],
  ["à l'<email />, l'<em>un</em> ou l'<h2 >autre</h2 >", 'à l’<email />, l’<em>un</em> ou l’<h2 >autre</h2 >'],
  ['Où sont les données ?', 'Où sont les données\u202F?'],
  ['Merci!', 'Merci\u202F!'],
  ['Ceci: cela', 'Ceci\u00A0: cela'],
  ['60 000 €', '60 000\u00A0€'],
  ['Vraiment ?!', 'Vraiment\u202F?!'],
  ['Écrivez-nous : <email/>', 'Écrivez-nous\u00A0: <email/>'],
  ['<strong>Oui</strong> !', '<strong>Oui</strong>\u202F!'],
  ['{{product}} : le logiciel', '{{product}}\u00A0: le logiciel'],
  ['dites "cloud"', 'dites «\u00A0cloud\u00A0»'],
  ["l'agent d'ici", 'l’agent d’ici'],
  ["l'<strong>agent</strong>", 'l’<strong>agent</strong>'],
  ["d'{{product}}", 'd’{{product}}'],
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

test('the fixer rewrites texts, and neither keys nor the layout of the file', () => {
  expect(corrected('{ "a": "\\u00e9t\\u00e9" }')).toBe('{ "a": "\\u00e9t\\u00e9" }');
  const json = '{\n  "a: b": "c: d",\n  "list": ["x !", "Envoi en cours..."]\n}\n';
  expect(corrected(json)).toBe('{\n  "a: b": "c\u00A0: d",\n  "list": ["x\u202F!", "Envoi en cours..."]\n}\n');
});

test.each(['h', 'heure', 'heures', 'semaine', 'semaines', 'mois', 'an', 'ans', 'jour', 'jours'])(
  'a number stays on the line of its unit, however it was spaced: %s',
  (unit) => {
    expect(proofread(`dans 2 ${unit}, ou 3  ${unit}`)).toBe(`dans 2\u00A0${unit}, ou 3\u00A0${unit}`);
  },
);

/** A French folder with three short files, of the test's own. */
function french(heading: string, lead: string, subject = 'demo') {
  const locales = tempLocales();
  locales.remove('fr');
  locales.write('fr/not-found.json', { heading });
  locales.write('fr/cgu.json', { lead });
  locales.write('fr/contact.json', { openings: { demo: { subject } } });
  locales.write('fr/notes.txt', 'Perdu ?');
  return locales;
}

/** Two of its texts are not set as a printer would. */
const misprinted = () => french('Perdu ?', 'Lisez\u202F: ceci');

test('a folder that is set as a printer would is said to be', () => {
  expect(proof(false, french('Perdu\u202F?', 'Lisez ceci').folder)).toEqual({
    said: 'La typographie de locales/fr est en ordre.',
    left: 0,
  });
});

test('each misprint is shown with its file, its key and what it should be, the spaces told apart', () => {
  const { folder, read } = misprinted();
  const { said, left } = proof(false, folder);
  expect(left).toBe(2);
  expect(said).toBe(
    'locales/fr/cgu.json  lead\n  - Lisez⍽: ceci\n  + Lisez␣: ceci\n' +
      'locales/fr/not-found.json  heading\n  - Perdu ?\n  + Perdu⍽?\n' +
      '2 textes à corriger (␣ : U+00A0, ⍽ : U+202F). Pour les corriger : npm run i18n:proof -- --fix',
  );
  expect(read('fr/not-found.json').heading).toBe('Perdu ?');
});

test('misprints are corrected on request, and no other file is touched', () => {
  const { folder, read } = misprinted();
  const { said, left } = proof(true, folder);
  expect(left).toBe(0);
  expect(said).toMatch(/\n2 textes corrigés\.$/);
  expect(read('fr/not-found.json').heading).toBe('Perdu\u202F?');
  expect(read('fr/cgu.json').lead).toBe('Lisez\u00A0: ceci');
  expect(readFileSync(join(folder, 'fr/notes.txt'), 'utf8')).toBe('Perdu ?');
  expect(proof(false, folder).left).toBe(0);
});

test('a code that the site reads is no prose', () => {
  const { folder, read } = french('Perdu\u202F?', 'Lisez ceci', 'demo !');
  expect(proof(true, folder).left).toBe(0);
  expect(read('fr/contact.json').openings.demo.subject).toBe('demo !');
});
