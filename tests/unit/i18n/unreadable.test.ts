import { expect, test } from 'vitest';
import { readJson } from '../../../tools/i18n/json.ts';

const comma = 'une clé entre guillemets droits est attendue : une virgule est peut-être en trop';
const group = 'un groupe de clés entre accolades est attendu';
const list = 'une liste entre crochets n’a pas de clés : faites-en un groupe, comme en français';

test.each([
  ['{\n  "a": "b",,\n}', 2, 12, comma],
  ['{\n  "a": "b",\n}', 3, 1, comma],
  ['{\n  "a": "b"\n  "c": "d"\n}', 3, 3, 'une virgule manque avant cet endroit'],
  ['{\n  "a" "b"\n}', 2, 7, 'deux-points « : » manquent'],
  ['{\n  "a": \n}', 3, 1, 'un texte entre guillemets droits est attendu : une virgule est peut-être en trop'],
  ['{\n  "a": "b\n}', 2, 8, 'un guillemet droit « " » manque à la fin du texte'],
  ['{"a": "b"', 1, 10, 'une accolade « } » manque'],
  ['{"a": "b" // note\n}', 1, 11, 'un commentaire n’a pas sa place ici'],
  ['{"a": "\\b\\q"}', 1, 7, 'une barre « \\ » s’écrit deux fois : « \\\\ »'],
  ['{"a": "b\u0007"}', 1, 7, 'un retour à la ligne ou un signe invisible est dans le texte'],
  ['{} x', 1, 4, 'un signe est de trop : virgule, guillemet ou accolade'],
])('a file that is no JSON is named with the place and what is missing there: %j', (text, line, column, what) => {
  expect(readJson(Buffer.from(text))).toEqual({ problem: `ce fichier n’est pas du JSON : ${what}`, line, column });
});

test.each([
  ['{"a": {"b": "1"},\n"b": "2",\n\n"a": "3"}', 4, 1, 'la clé « a » est là deux fois, à la ligne 1 aussi'],
  ['{"a": {"b": 38}}', 1, 13, '« 38 » est sans guillemets : un texte est attendu'],
  ['{"a": null}', 1, 7, '« null » est sans guillemets : un texte est attendu'],
  ['"a"', 1, 1, group],
  ['["a"]', 1, 1, list],
  ['{"a": {"b": ["c"]}}', 1, 13, list],
])(
  'a file that holds something else than texts and groups is named with the place: %j',
  (text, line, column, problem) => {
    expect(readJson(Buffer.from(text))).toEqual({ problem, line, column });
  },
);

test('texts are read by their keys, in their order, a byte order mark aside', () => {
  const content = { b: { a: '2', d: {} }, a: { b: '1' }, c: 'Zw\uFEFFei' };
  expect(readJson(Buffer.from(`\uFEFF${JSON.stringify(content)}`))).toEqual({
    texts: new Map([
      ['b.a', '2'],
      ['a.b', '1'],
      ['c', 'Zw\uFEFFei'],
    ]),
  });
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
