import { facts } from '../../../src/site/facts.ts';
import type { SourceRow } from '../rows.ts';
import type { Fault } from './faults.ts';
import { lengthProblem } from './lengths.ts';

/** What is wrong with a text, or for a person to decide. */
type Finding = Pick<Fault, 'problem' | 'warning'>;

/** A text of a language beside that of the source. */
interface Pair extends SourceRow {
  tag: string;
  text: string;
  /** Whether French has changed since: what it has more waits for the translator, and the page does without. */
  isStale?: boolean;
}

/** What no language may have, and what its translator reads; `$1` is what was found. */
const never: readonly [RegExp, string][] = [
  [/\b(TODO|FIXME|TBD|XXX|Lorem ipsum)\b/, '« $1 » : ce texte n’est pas fini'],
  [/(\?{3})/, '« $1 » : ce texte n’est pas fini'],
  [
    /(&(?:#\d+;|#x[\da-f]+;|[a-z]{2}[a-z0-9]*;|(?:[aeiouyncAEIOUYNC](?:acute|grave|circ|uml|tilde|cedil)|nbsp|amp|quot|[lr]aquo)))/i,
    '« $1 » s’afficherait tel quel : écrivez le signe lui-même',
  ],
  [/(<!--)/, '« $1 » s’afficherait tel quel : retirez le commentaire'],
  [/(\$t\()/, '« $1 » appelle un autre texte : écrivez les mots eux-mêmes'],
  [/[\u202A-\u202E]/, 'un signe invisible force le sens de lecture : retirez-le, la page connaît le sens de la langue'],
  [/\uFFFD/, '« � » tient la place d’un signe perdu : réécrivez-le, et enregistrez le fichier en UTF-8'],
  [/([ÃÂ][\u0080-\u00BF]|â€.?)/, '« $1 » : les accents sont cassés, enregistrez le fichier en UTF-8 et réécrivez-les'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  [/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/, 'un signe de commande invisible est dans le texte : retirez-le'],
];

/** Names and acronyms that every language keeps. */
const names = [facts.product, 'EmailJS', 'CNIL', 'RGAA', 'CCAG-TIC', 'IHTS', 'RGPD', 'SIRH', 'GTA'];

/** How many words in a row are no coincidence any more. */
const run = 5;

/** @returns all that is wrong with a text, or to be looked at. */
export function checkText(pair: Pair): Finding[] {
  const { key, french, text, note, isStale } = pair;
  const { missing, problems } = compareMarkers(pair);
  for (const [pattern, problem] of never) {
    const found = pattern.exec(text);
    if (found) problems.push(problem.replace('$1', () => found[1] ?? ''));
  }
  const braces = text.replace(/\{\{[^{}]*\}\}/g, '').replace(/\{\{|\}\}/g, '{');
  if (/[{}]/.test(braces) && missing.length + problems.length === 0)
    problems.push('une accolade manque ou est en trop : une variable en a deux de chaque côté');
  const isPoint = french.startsWith('- ');
  if (isPoint !== text.startsWith('- '))
    problems.push(`le tiret qui commence un point de liste (« - ») ${isPoint ? 'manque' : 'est en trop'}`);
  if (text !== text.trim() && french === french.trim())
    problems.push('un blanc est au début ou à la fin du texte : retirez-le');
  const length = lengthProblem(key, text, note);
  if (length) problems.push(length);
  return [
    ...missing.map((problem) => ({ problem, warning: isStale })),
    ...problems.map((problem) => ({ problem })),
    ...leftInFrench(pair),
    ...(missing.length + problems.length > 0 ? [] : toLookAt(pair)).map((problem) => ({ problem, warning: true })),
  ];
}

/** @returns what is right in some languages only, or seldom: marks that nobody sees, other figures than those of French. */
function toLookAt({ french, text, uncounted }: Pair): string[] {
  const mark = /[\u200B\u200E\u200F\u2066-\u2069]/.exec(text)?.[0].charCodeAt(0).toString(16).toUpperCase();
  const [before, after] = [figuresOf(french).join(', '), figuresOf(text).join(', ')];
  return [
    ...(mark ? [`un signe invisible (U+${mark}) est dans le texte : est-ce voulu ?`] : []),
    ...(before === after || uncounted
      ? []
      : [`les nombres diffèrent (${before || 'aucun'} en français, ${after || 'aucun'} ici) : est-ce voulu ?`]),
  ];
}

/** @returns the figures of a text, sorted, in European digits and without what stands between thousands. */
function figuresOf(text: string): string[] {
  const plain = text.replace(marker, ' ').replace(/\p{Nd}/gu, (digit) => {
    // Every script's zero has a code that ends in 0 or in 6.
    const [code, low] = [digit.codePointAt(0) ?? 0, (digit.codePointAt(0) ?? 0) % 16];
    return `${/\p{Nd}/u.test(String.fromCodePoint(code - low)) ? low : low - 6}`;
  });
  return (plain.replace(/(\d)[.,\s’'](?=\d{3}(?!\d))/g, '$1').match(/\d+/g) ?? []).sort();
}

/** @returns what says that words of the source were left, names and short words aside. */
function leftInFrench({ tag, french, text }: Pair): Finding[] {
  if (new Intl.Locale(tag).language === 'fr') return [];
  const [before, after] = [wordsOf(french), wordsOf(text)];
  if (before.length === 0) return [];
  if (before.join(' ') === after.join(' '))
    return before.length >= run
      ? [{ problem: 'le texte est resté en français' }]
      : [{ problem: 'les mêmes mots qu’en français : est-ce voulu ?', warning: true }];
  const kept = ` ${after.join(' ')} `;
  const left = before
    .map((_, index) => before.slice(index, index + run))
    .find((words) => words.length === run && kept.includes(` ${words.join(' ')} `));
  return left ? [{ problem: `des mots sont restés en français : « ${left.join(' ')} »`, warning: true }] : [];
}

function wordsOf(text: string): string[] {
  const own = names.reduce((left, name) => left.replaceAll(name, ' '), text.replace(marker, ' '));
  return (own.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2);
}

/** What a translation keeps as it is: variables and tags. */
const marker = /\{\{[^{}]*\}\}|<\/?[a-z][\w-]*\s*\/?>/gi;

/** @returns a text whose words are changed, its variables and tags left as they are. */
export function outsideMarkers(text: string, change: (part: string) => string): string {
  const parts = text.split(marker).map(change);
  const markers = text.match(marker) ?? [];
  return parts.map((part, index) => part + (markers[index] ?? '')).join('');
}

/** Compares the variables and tags of a translation with those of the source. */
function compareMarkers({ french, text, uncounted }: Pair): { missing: string[]; problems: string[] } {
  const [expected, found] = [markersOf(french), markersOf(text)];
  const missing: string[] = [];
  const problems: string[] = [];
  for (const marker of new Set([...expected, ...found])) {
    if (uncounted && marker === '{{count}}') continue;
    const count = (markers: string[]) => markers.filter((other) => other === marker).length;
    const more = count(found) - count(expected);
    const what = `${marker.startsWith('{{') ? 'la variable' : 'la balise'} ${marker}`;
    if (more < 0) missing.push(...Array(-more).fill(`${what} manque`));
    else problems.push(...Array(more).fill(`${what} est en trop`));
  }
  const tags = found.filter((marker) => /^<.*[^/]>$/.test(marker)).join('');
  if (missing.length + problems.length === 0 && !isNested(tags))
    problems.push('les balises s’ouvrent et se ferment dans le désordre');
  return { missing, problems };
}

function markersOf(text: string): string[] {
  return (text.match(marker) ?? []).map((found) => found.replace(/\s/g, ''));
}

function isNested(tags: string): boolean {
  const outer = tags.replace(/<([^<>]+)><\/\1>/g, '');
  return outer === tags ? tags === '' : isNested(outer);
}
