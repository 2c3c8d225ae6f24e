import { facts } from '../../../src/site/facts.ts';
import { lengthProblem } from './limits.ts';

/** What is wrong with a text. */
export interface Slip {
  /** In French. */
  problem: string;
  /** Whether a person has to decide. */
  doubt?: boolean;
}

/** A text of a language beside that of the source. */
export interface Pair {
  /** File and key, such as `home.hero.heading`. */
  id: string;
  tag: string;
  french: string;
  text: string;
  /** What the French file says to the translator of this text. */
  note?: string | undefined;
  /** Variables that may come or go, such as `{{count}}` in the form for one. */
  free?: readonly string[];
}

/** What no language may have, and what its translator reads; `$1` is what was found. */
const never: readonly [RegExp, string][] = [
  [/\b(TODO|FIXME|TBD|XXX|Lorem ipsum)\b/, '« $1 » : ce texte n’est pas fini'],
  [/(&(?:#\d+|#x[\da-f]+|[a-z]{2}[a-z0-9]*);)/i, '« $1 » s’afficherait tel quel : écrivez le signe lui-même'],
  [/(\$t\()/, '« $1 » appelle un autre texte : écrivez les mots eux-mêmes'],
  [/[\u202A-\u202E]/, 'un signe invisible force le sens de lecture : retirez-le, la page connaît le sens de la langue'],
  [/\uFFFD/, '« � » tient la place d’un signe perdu : réécrivez-le, et enregistrez le fichier en UTF-8'],
  [/([ÃÂ][\u0080-\u00BF])/, '« $1 » : les accents sont cassés, enregistrez le fichier en UTF-8 et réécrivez-les'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  [/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/, 'un signe de commande invisible est dans le texte : retirez-le'],
];

/** Names and acronyms that every language keeps. */
const names = [facts.product, 'EmailJS', 'CNIL', 'RGAA', 'CCAG-TIC', 'IHTS', 'RGPD', 'SIRH', 'GTA'];

/** How many words in a row are no coincidence any more. */
const run = 5;

/** @returns all that is wrong with a text, or doubtful. */
export function slips(pair: Pair): Slip[] {
  const { id, french, text, note, free } = pair;
  if (text.replace(/[\p{Z}\p{Cf}\p{Cc}\u115F\u1160\u3164\uFFA0]/gu, '') === '')
    return [{ problem: 'le texte est vide' }];
  const problems = [
    ...markerProblems(french, text, free),
    ...never.flatMap(([pattern, problem]) => {
      const found = pattern.exec(text);
      return found ? [problem.replace('$1', () => found[1] ?? '')] : [];
    }),
  ];
  if (/[{}]/.test(text.replace(/\{\{[^{}]*\}\}/g, '').replace(/\{\{|\}\}/g, '{')) && problems.length === 0)
    problems.push('une accolade manque ou est en trop : une variable en a deux de chaque côté');
  if (french.startsWith('- ') !== text.startsWith('- '))
    problems.push(
      `le tiret qui commence un point de liste (« - ») ${french.startsWith('- ') ? 'manque' : 'est en trop'}`,
    );
  const length = lengthProblem(id, text, note);
  return [...problems, ...(length ? [length] : [])].map((problem): Slip => ({ problem })).concat(leftInFrench(pair));
}

/** @returns what says that words of the source were left, names and short words aside. */
function leftInFrench({ tag, french, text }: Pair): Slip[] {
  if (new Intl.Locale(tag).language === 'fr') return [];
  const [before, after] = [wordsOf(french), wordsOf(text)];
  if (before.length === 0) return [];
  if (before.join(' ') === after.join(' '))
    return before.length >= run
      ? [{ problem: 'le texte est resté en français' }]
      : [{ problem: 'les mêmes mots qu’en français : est-ce voulu ?', doubt: true }];
  const kept = ` ${after.join(' ')} `;
  const left = before
    .map((_, index) => before.slice(index, index + run))
    .find((words) => words.length === run && kept.includes(` ${words.join(' ')} `));
  return left ? [{ problem: `des mots sont restés en français : « ${left.join(' ')} »`, doubt: true }] : [];
}

function wordsOf(text: string): string[] {
  const prose = aroundMarkers(text).filter((_, index) => index % 2 === 0);
  const own = names.reduce((left, name) => left.replaceAll(name, ' '), prose.join(' '));
  return (own.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2);
}

const variable = /\{\{[^{}]*\}\}/g;
const tag = /<\/?[a-z][\w-]*\s*\/?>/gi;

/** @returns a text cut into what must stay as it is (odd places: variables, tags) and what may change (even places). */
export function aroundMarkers(text: string): string[] {
  return text.split(/(\{\{[^{}]*\}\}|<\/?[a-zA-Z][\w-]*\s*\/?>)/);
}

/**
 * Compares the variables and tags of a translation with those of the source.
 * @param free variables that may come or go, such as `{{count}}` in the form for one.
 * @returns what is wrong, in French; empty when nothing is.
 */
export function markerProblems(source: string, translation: string, free: readonly string[] = []): string[] {
  const expected = markersOf(source);
  const found = markersOf(translation);
  const lost = minus(expected, found).filter((marker) => !free.includes(marker));
  const extra = minus(found, expected).filter((marker) => !free.includes(marker));
  const problems = [
    ...lost.map((marker) => `${kindOf(marker)} ${marker} manque`),
    ...extra.map((marker) => `${kindOf(marker)} ${marker} est en trop`),
  ];
  return problems.length === 0 && !isNested(translation)
    ? ['les balises s’ouvrent et se ferment dans le désordre']
    : problems;
}

function markersOf(text: string): string[] {
  const variables = (text.match(variable) ?? []).map((found) => `{{${found.slice(2, -2).trim()}}}`);
  return [...variables, ...(text.match(tag) ?? []).map((found) => found.replace(/\s/g, ''))];
}

function kindOf(marker: string): string {
  return marker.startsWith('{{') ? 'la variable' : 'la balise';
}

function minus(left: readonly string[], right: readonly string[]): string[] {
  const rest = [...right];
  return left.filter((marker) => {
    const place = rest.indexOf(marker);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

function isNested(text: string): boolean {
  const open: string[] = [];
  for (const found of text.match(tag) ?? []) {
    const name = found.replace(/[<>/\s]/g, '');
    if (found.startsWith('</')) {
      if (open.pop() !== name) return false;
    } else if (!found.endsWith('/>')) open.push(name);
  }
  return open.length === 0;
}
