const nnbsp = '\u202F';
const nbsp = '\u00A0';
const spaces = '[ \u00A0\u202F]';

/** What is no prose: addresses, e-mail addresses, tags, variables. */
const untouched = /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|<\/?[a-zA-Z][\w-]*\s*\/?>|\{\{[^{}]*\}\}/g;

/** The first of the signs, of no script, that stand for what is no prose while a text is set. */
const firstMark = 0xe000;

/** Words that the specification quotes with their dots; they keep them. */
const quoted: readonly string[] = ['Envoi en cours...'];

/** Capitals that lose their accent most often. */
const capitals: readonly [RegExp, string][] = [
  [/(?<=^(?:- )?|[.!?…][ \u00A0\u202F])A(?= \p{Ll})(?! (?:été|eu|fait)(?!\p{L}))/gu, 'À'],
  [
    /(?<!\p{L})E(?=(?:tat|tape|cole|quipe|tude|diteur|crire|crivez|change|vénement|tablissement|conomi|nergie|galement|lément|valuation|lu)s?(?!\p{L}))/gu,
    'É',
  ],
  [/(?<!\p{L})Ca(?!\p{L})/gu, 'Ça'],
];

/**
 * Rewrites French text as a printer would set it: no-break spaces, typographic apostrophes, quotation marks and
 * ellipses, accented capitals (`locales/README.md`). Addresses, tags and variables stay. A text that is right, or
 * that the specification quotes, comes back as it is.
 */
export function proofread(text: string): string {
  if (quoted.includes(text)) return text;
  const kept: string[] = [];
  const masked = text.replace(untouched, (found) => String.fromCharCode(firstMark + kept.push(found) - 1));
  const set = capitals
    .reduce((result, [pattern, letter]) => result.replace(pattern, letter), masked)
    .replace(/(?<=[\p{L}\uE000-\uF8FF])'(?=[\p{L}\uE000-\uF8FF])/gu, '’')
    .replace(/(?<!\.)\.\.\.(?!\.)/g, '…')
    .replace(/"([^"]*)"/g, '«$1»')
    .replace(new RegExp(`(?<=\\S)${spaces}*([;!?]+)(?=[\\s»)\uE000-\uF8FF]|$)`, 'g'), `${nnbsp}$1`)
    .replace(new RegExp(`(?<=\\S)${spaces}*:(?=[\\s\uE000-\uF8FF]|$)`, 'g'), `${nbsp}:`)
    .replace(new RegExp(`«${spaces}*`, 'g'), `«${nbsp}`)
    .replace(new RegExp(`${spaces}*»`, 'g'), `${nbsp}»`)
    .replace(new RegExp(`(\\d)${spaces}*(?=[%€])`, 'g'), `$1${nbsp}`)
    .replace(/(\d)[ \u202F]+(?=(?:h|heures?|semaines?|mois|ans?|jours?)(?!\p{L}))/gu, `$1${nbsp}`)
    .replace(/(?<!\p{L})(n°|[Aa]rt\.)[ \u202F]*(?=\d)/gu, `$1${nbsp}`)
    .replace(/(\d)[ \u202F]à[ \u202F](?=\d)/g, `$1${nbsp}à${nbsp}`);
  return set.replace(/[\uE000-\uF8FF]/g, (sign) => kept[sign.charCodeAt(0) - firstMark] ?? sign);
}
