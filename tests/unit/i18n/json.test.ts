import { expect, test } from 'vitest';
import { readJson } from '../../../tools/i18n/json.ts';

test('texts are read by their keys, in their order, with or without a byte order mark', () => {
  const content = { b: { a: '2', d: {} }, a: { b: '1' }, c: 'Zw\uFEFFei' };
  const texts = Object.entries({ 'b.a': '2', 'a.b': '1', c: 'Zw\uFEFFei' });
  expect(readJson(Buffer.from(`\uFEFF${JSON.stringify(content)}`))).toEqual(new Map(texts));
});

test.each(['', ' \n', '\uFEFF'])('a file that an editor left empty has no texts: %j', (text) => {
  expect(readJson(Buffer.from(text))).toEqual(new Map());
});

const syntax = (what: string) => `ce fichier n’est pas du JSON : ${what}`;
const curly = (sign: string) =>
  syntax(`« ${sign} » n’est pas un guillemet droit : la clé et le texte se mettent entre « " »`);
const inner = syntax(
  'un guillemet droit « " » est dans le texte : mettez les guillemets de votre langue, ou « \\" »',
);
const space = (code: string) =>
  syntax(
    `un blanc insécable ou un signe invisible (${code}) est hors des guillemets : remplacez-le par une espace ordinaire`,
  );
const conflict = syntax(
  'une fusion n’est pas finie : gardez une seule des deux versions, et retirez les lignes « <<<<<<< », « ======= » et « >>>>>>> »',
);
const misplaced = (sign: string) =>
  syntax(`« ${sign} » n’a pas sa place hors des guillemets droits « " »`);
const missingComma = syntax('une virgule manque ici');
const surplusComma = syntax('cette virgule est en trop, ou la clé qui la suit manque');
const unclosed = syntax('un guillemet droit « " » manque à la fin du texte');

test.each<[text: string, line: number, column: number, problem: string, quoted: string]>([
  // Quotes.
  ['{\n  “a”: "b"\n}', 2, 3, curly('“'), '“a”: "b"'],
  ['{\n  "a": “b”\n}', 2, 8, curly('“'), '"a": “b”'],
  ['{\n  "a": "b”,\n  "c": "d"\n}', 2, 8, curly('”'), '"a": "b”,'],
  ['{\n  "a": « b »\n}', 2, 8, curly('«'), '"a": « b »'],
  ['{\n  \'a\': "b"\n}', 2, 3, curly("'"), '\'a\': "b"'],
  ['{\n  "a": "say "yes" now",\n  "c": "d"\n}', 2, 14, inner, '"a": "say "yes" now",'],
  ['{\n  "a": "say "yes""\n}', 2, 14, inner, '"a": "say "yes""'],
  ['{\n  "a": "b\n}', 2, 8, unclosed, '"a": "b'],
  // Spaces and signs that cannot be seen.
  ['{\n\u00A0 "a": "b"\n}', 2, 1, space('U+00A0'), '"a": "b"'],
  ['{\n  "a":\u202F"b"\n}', 2, 7, space('U+202F'), '"a":\u202F"b"'],
  ['{\n  "a": "b",\u200B\n  "c": "d"\n}', 2, 12, space('U+200B'), '"a": "b",\u200B'],
  // A merge.
  ['{\n<<<<<<< HEAD\n  "a": "b"\n}', 2, 1, conflict, '<<<<<<< HEAD'],
  ['{\n  "a": "b",\n=======\n  "a": "c"\n}', 3, 1, conflict, '======='],
  // Commas.
  ['{\n  "a": "b",,\n}', 2, 11, surplusComma, '"a": "b",,'],
  ['{\n  "a": "b",\n}', 2, 11, surplusComma, '"a": "b",'],
  ['{\n  "a": "b"\n  "c": "d"\n}', 2, 11, missingComma, '"a": "b"'],
  ['{\n  "a": "b" "c": "d"\n}', 2, 11, missingComma, '"a": "b" "c": "d"'],
  ['{\n  "a": "b";\n  "c": "d"\n}', 2, 11, misplaced(';'), '"a": "b";'],
  // The rest.
  ['{\n  "a" "b"\n}', 2, 7, syntax('deux-points « : » manquent avant cet endroit'), '"a" "b"'],
  ['{\n  "a": \n}', 3, 1, syntax('un texte entre guillemets droits « " » est attendu'), '}'],
  ['{\n  a: "b"\n}', 2, 3, misplaced('a'), 'a: "b"'],
  ['{"a": "b"', 1, 10, syntax('une accolade « } » manque'), '{"a": "b"'],
  ['{"a": "b"}\n}', 2, 1, misplaced('}'), '}'],
  [
    '{"a": "b" // note\n}',
    1,
    11,
    syntax('un commentaire n’a pas sa place ici'),
    '{"a": "b" // note',
  ],
  [
    '{"a": "\\b\\q"}',
    1,
    7,
    syntax('une barre « \\ » s’écrit deux fois : « \\\\ »'),
    '{"a": "\\b\\q"}',
  ],
  [
    '{"a": "b\u0007"}',
    1,
    7,
    syntax('une tabulation ou un signe invisible est dans le texte'),
    '{"a": "b\u0007"}',
  ],
  [
    '{"a": {"b": "1"},\n"b": "2",\n\n"a": "3"}',
    4,
    1,
    'la clé « a » est là deux fois, à la ligne 1 aussi',
    '"a": "3"}',
  ],
  [
    '{"a": {"b": 38}}',
    1,
    13,
    '« 38 » est sans guillemets : un texte est attendu',
    '{"a": {"b": 38}}',
  ],
  ['"a"', 1, 1, 'un groupe de clés entre accolades est attendu', '"a"'],
  [
    '{"a": ["b"]}',
    1,
    7,
    'une liste entre crochets n’a pas de clés : faites-en un groupe, comme en français',
    '{"a": ["b"]}',
  ],
])(
  '%j is refused with the place, the reason and the line',
  (text, line, column, problem, quoted) => {
    expect(readJson(Buffer.from(text))).toBe(
      `ligne ${line}, colonne ${column} : ${problem}\n      ${line} | ${quoted}`,
    );
  },
);

test.each([
  [
    'in Windows-1252',
    Buffer.from('{\n"a": "Journ\xe9e"}', 'latin1'),
    'ligne 2 : ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez les accents',
  ],
  [
    'in UTF-16',
    Buffer.from('\uFEFF{}', 'utf16le'),
    'ce fichier est en UTF-16 : enregistrez-le en UTF-8',
  ],
])('a file that is %s is refused', (_name, bytes, problem) => {
  expect(readJson(bytes)).toBe(problem);
});
