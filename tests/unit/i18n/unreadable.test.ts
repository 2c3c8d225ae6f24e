import { expect, test } from 'vitest';
import { readJson } from '../../../tools/i18n/json.ts';

const comma = 'une clé entre guillemets droits est attendue : une virgule est peut-être en trop';
const group = 'un groupe de clés entre accolades est attendu';
const list = 'une liste ne contient que des textes : faites-en un groupe';

test.each([
  ['{\n  "a": "b",,\n}', 2, 12, comma],
  ['{\n  "a": "b",\n}', 3, 1, comma],
  ['{\n  "a": "b"\n  "c": "d"\n}', 3, 3, 'une virgule manque avant cet endroit'],
  ['{\n  "a" "b"\n}', 2, 7, 'deux-points « : » manquent'],
  ['{\n  "a": \n}', 3, 1, 'un texte entre guillemets droits est attendu : une virgule est peut-être en trop'],
  ['{\n  "a": "b\n}', 2, 8, 'un guillemet droit « " » manque à la fin du texte'],
  ['{"a": "b"', 1, 10, 'une accolade « } » manque'],
  ['{"a": ["b"', 1, 11, 'un crochet « ] » manque'],
  ['{"a": "b" // note\n}', 1, 11, 'un commentaire n’a pas sa place ici'],
  ['{"a": "\\b\\q"}', 1, 7, 'une barre « \\ » s’écrit deux fois : « \\\\ »'],
  ['{"a": "b\u0007"}', 1, 7, 'un retour à la ligne ou un signe invisible est dans le texte'],
  ['{} x', 1, 4, 'un signe est de trop : virgule, guillemet ou accolade'],
])('a file that is no JSON is told with the place and what is missing there: %j', (text, line, column, what) => {
  expect(readJson(Buffer.from(text))).toEqual({ problem: `ce fichier n’est pas du JSON : ${what}`, line, column });
});

test.each([
  ['{"a": {"b": "1"},\n"b": "2",\n\n"a": "3"}', 4, 1, 'la clé « a » est là deux fois, à la ligne 1 aussi'],
  ['{"a": {"b": 38}}', 1, 13, '« 38 » est sans guillemets : un texte est attendu'],
  ['{"a": null}', 1, 7, '« null » est sans guillemets : un texte est attendu'],
  ['"a"', 1, 1, group],
  ['["a"]', 1, 1, group],
  ['{"a": ["b", {"c": "d"}]}', 1, 13, list],
  ['{"a": [["b"]]}', 1, 8, list],
  ['{"a": {"b": [["c"]]}}', 1, 14, list],
])(
  'a file that holds something else than texts, lists and groups is told with the place: %j',
  (text, line, column, problem) => {
    expect(readJson(Buffer.from(text))).toEqual({ problem, line, column });
  },
);

test('groups and lists of texts are read as they are, a byte order mark aside', () => {
  const content = { a: { b: '1', d: [] }, b: { a: '2' }, c: ['3', 'Zw\uFEFFei'] };
  expect(readJson(Buffer.from(`\uFEFF${JSON.stringify(content)}`))).toEqual({ content });
});

const utf16 = 'ce fichier est en UTF-16 : enregistrez-le en UTF-8';
const old = 'ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez les accents';

test.each([
  ['empty', Buffer.from(''), { problem: 'ce fichier est vide : supprimez-le, « npm run i18n:add » le recrée' }],
  ['Windows-1252', Buffer.from('{\n"a": "Journ\xe9e"}', 'latin1'), { problem: old, line: 2 }],
  ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), { problem: utf16 }],
  ['UTF-16, the other way round', Buffer.from('\uFEFF{}', 'utf16le').swap16(), { problem: utf16 }],
  ['UTF-16 without a mark', Buffer.from('{"a": "b"}', 'utf16le'), { problem: utf16 }],
])('a file that is %s is not guessed at', (_name, bytes, problem) => {
  expect(readJson(bytes)).toEqual(problem);
});
