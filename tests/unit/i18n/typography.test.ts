import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Addresses, e-mail addresses, tags and variables: they stay as they are. */
const untouched =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|<\/?[a-zA-Z][\w-]*\s*\/?>|\{\{[^{}]*\}\}/g;

/** The sign that stands for each of these meanwhile. */
const object = '\uFFFC';

/** Texts that the specification quotes, whose dots and hyphens stay. */
const quoted = ['Envoi en cours...', 'Contactez-nous'];

/** What is replaced by what. U+00A0 and U+202F are no-break spaces, wide and narrow; U+2011 is a no-break hyphen. */
const rules: [RegExp, string][] = [
  // Accents that capitals lose most often.
  [/(?<=^(?:- )?|[.!?…]\s)A(?= \p{Ll})(?! (?:été|eu|fait)(?!\p{L}))/gu, 'À'],
  [
    /(?<!\p{L})E(?=(?:tat|tape|cole|quipe|tude|diteur|crire|crivez|change|vénement|tablissement)s?(?!\p{L}))/gu,
    'É',
  ],
  [/(?<!\p{L})Ca(?!\p{L})/gu, 'Ça'],
  // Apostrophes, ellipses, quotation marks.
  [/(?<=[\p{L}\uFFFC])'(?=[\p{L}\uFFFC])/gu, '’'],
  [/(?<!\.)\.\.\.(?!\.)/g, '…'],
  [/"([^"]*)"/g, '«$1»'],
  [/«\s*/g, '«\u00A0'],
  [/\s*»/g, '\u00A0»'],
  // Punctuation of two parts.
  [/(?<=\S)\s*([;!?]+)(?=[\s»)\uFFFC]|$)/g, '\u202F$1'],
  [/(?<=\S)\s*:(?=[\s\uFFFC]|$)/g, '\u00A0:'],
  // A number and what belongs to it.
  [/(?<=\d)\s*(?=[%€])/g, '\u00A0'],
  [/(?<=\d)\s+(?=(?:h|heures?|semaines?|mois|ans?|jours?)(?!\p{L}))/gu, '\u00A0'],
  [/(?<=(?<!\p{L})(?:n°|[Aa]rt\.))\s*(?=\d)/gu, '\u00A0'],
  [/(?<=\d)\sà\s(?=\d)/g, '\u00A0à\u00A0'],
  [/ × /g, '\u00A0×\u00A0'],
  [/(?<=(?<!\p{L})en) (?=\d{4}(?!\d))/gu, '\u00A0'],
  // No-break hyphens inside the numbers of laws only: a browser's search does not find a word that has one.
  [/(?<=n°\s\d+)-(?=\d)/g, '\u2011'],
  [/(?<!\d)\u2011|\u2011(?!\d)/g, '-'],
];

/** @returns a French text with the spaces, marks and accents that a printer would set (`locales/README.md`). */
function typeset(text: string): string {
  if (quoted.includes(text)) {
    return text;
  }
  const kept = text.match(untouched) ?? [];
  const masked = text.replace(untouched, object);
  const set = rules.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    masked,
  );
  return set.replaceAll(object, () => kept.shift() ?? object);
}

// `npm run i18n:typography` is this test with `-u`: it writes the corrected texts into the files.
test.each(globSync('locales/fr/*.json'))('%s has the typography of a printer', async (file) => {
  const typesetValues = (_key: string, value: unknown) =>
    typeof value === 'string' ? typeset(value) : value;
  const corrected = JSON.stringify(JSON.parse(readFileSync(file, 'utf8'), typesetValues), null, 2);
  await expect(`${corrected}\n`).toMatchFileSnapshot(resolve(file));
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
