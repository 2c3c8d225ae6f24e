/** Addresses, e-mail addresses, tags and variables: they stay as they are. */
const untouched =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|<\/?[a-zA-Z][\w-]*\s*\/?>|\{\{[^{}]*\}\}/g;

/** The sign that stands for each of these meanwhile. */
const placeholder = '\uFFFC';

/** Texts that the specification quotes, whose dots and hyphens stay (spec §5, §8). */
const quoted = ['Envoi en cours...', 'Contactez-nous'];

/** What is replaced by what. U+00A0 and U+202F are no-break spaces, wide and narrow; U+2011 is a no-break hyphen. */
const rules: readonly [RegExp, string][] = [
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
export function typeset(text: string): string {
  if (quoted.includes(text)) {
    return text;
  }
  const kept = text.match(untouched) ?? [];
  let printed = text.replace(untouched, placeholder);
  for (const [pattern, replacement] of rules) {
    printed = printed.replace(pattern, replacement);
  }
  return printed.replaceAll(placeholder, () => kept.shift() ?? placeholder);
}
