import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { corrected, misprints } from '../../../tools/i18n/proof.ts';
import { proofread } from '../../../tools/i18n/typography.ts';

test.each(readdirSync('locales/fr').filter((file) => file !== 'language.json'))(
  'locales/fr/%s is set as a printer would',
  (file) => {
    expect(misprints(file, readFileSync(`locales/fr/${file}`, 'utf8'))).toEqual([]);
  },
);

const texts: [typed: string, printed: string][] = [
  ['Où sont les données ?', 'Où sont les données\u202F?'],
  ['Merci!', 'Merci\u202F!'],
  ['Vraiment ?!', 'Vraiment\u202F?!'],
  ['un point ; un autre', 'un point\u202F; un autre'],
  ['Ceci: cela', 'Ceci\u00A0: cela'],
  ['Écrivez-nous : <email/>', 'Écrivez-nous\u00A0: <email/>'],
  ['<strong>Oui</strong> !', '<strong>Oui</strong>\u202F!'],
  ['{{product}} : le logiciel', '{{product}}\u00A0: le logiciel'],
  ['dites « cloud »', 'dites «\u00A0cloud\u00A0»'],
  ['dites "cloud"', 'dites «\u00A0cloud\u00A0»'],
  ["l'agent d'ici", 'l’agent d’ici'],
  ["l'<strong>agent</strong>", 'l’<strong>agent</strong>'],
  ["d'{{product}}", 'd’{{product}}'],
  ['et ainsi...', 'et ainsi…'],
  ['100% couverts', '100\u00A0% couverts'],
  ['60 000 €', '60 000\u00A0€'],
  ['25 h par mois', '25\u00A0h par mois'],
  ['2 à 4 semaines', '2\u00A0à\u00A04\u00A0semaines'],
  ['décret n° 2002-60, art. 6', 'décret n°\u00A02002-60, art.\u00A06'],
  ['A compléter', 'À compléter'],
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
])('%s is left alone', (text) => {
  expect(proofread(text)).toBe(text);
});

test('the fixer rewrites texts, and neither keys nor the layout of the file', () => {
  expect(corrected('{ "a": "\\u00e9t\\u00e9" }')).toBe('{ "a": "\\u00e9t\\u00e9" }');
  const json = '{\n  "a: b": "c: d",\n  "list": ["x !", "Envoi en cours..."]\n}\n';
  expect(corrected(json)).toBe('{\n  "a: b": "c\u00A0: d",\n  "list": ["x\u202F!", "Envoi en cours..."]\n}\n');
});
