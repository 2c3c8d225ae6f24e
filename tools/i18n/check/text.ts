import { sourceLanguage } from '../../../src/i18n/source-language.ts';
import { facts } from '../../../src/site/facts.ts';
import type { SourceRow } from '../rows.ts';
import type { Fault } from './faults.ts';
import { lengthProblem } from './lengths.ts';
import { checkMarkers, checkVariables, marker } from './markers.ts';

/** A translated text. Where its French has changed since, what was added may be missing until it is translated. */
type Pair = SourceRow & { tag: string; text: string; isStale?: boolean };

/** What no text may have, and what its translator reads; `%s` is what was found. */
const forbidden: readonly [RegExp, string][] = [
  [/\b(?:TODO|FIXME|TBD|XXX|Lorem ipsum)\b|\?{3}/, '« %s » : ce texte n’est pas fini'],
  [
    /&(?:#\d+;|#x[\da-f]+;|[a-z]{2}[a-z0-9]*;|(?:[aeiouync](?:acute|grave|circ|uml|tilde|cedil)|nbsp|amp|quot|[lr]aquo))/i,
    '« %s » s’afficherait tel quel : écrivez le signe lui-même',
  ],
  [/<!--/, '« %s » s’afficherait tel quel : retirez le commentaire'],
  [/\$t\(/, '« %s » appelle un autre texte : écrivez les mots eux-mêmes'],
  [/[\u202A-\u202E]/, 'un signe invisible force le sens de lecture : retirez-le, la page connaît le sens de la langue'],
  [/\uFFFD/, '« %s » tient la place d’un signe perdu : réécrivez-le, et enregistrez le fichier en UTF-8'],
  [/[ÃÂ][\u0080-\u00BF]|â€.?/, '« %s » : les accents sont cassés, enregistrez le fichier en UTF-8 et réécrivez-les'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  [/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/, 'un signe de commande invisible est dans le texte : retirez-le'],
];

/** How many French words in a row are no coincidence any more. */
const run = 5;

type Problem = Pick<Fault, 'problem' | 'warning'>;

/** @returns the faults of a text, and, where it has none, what a person has to decide on. */
export function checkText(pair: Pair): Problem[] {
  const { missing, others } = checkMarkers(pair.french, pair.text, pair.uncounted);
  const faults = [...others, ...faultsOf(pair)].map((problem) => ({ problem }));
  const lacking = missing.map((problem) => ({ problem, warning: pair.isStale }));
  const rest = [...keptFrench(pair), ...doubtsOf(pair).map((problem) => ({ problem, warning: true }))];
  const isFaulty = [...lacking, ...faults, ...rest].some(({ warning }: Problem) => !warning);
  return [...lacking, ...faults, ...rest.filter(({ warning }) => !isFaulty || !warning)];
}

function faultsOf({ tag, key, french, text, note }: Pair): string[] {
  const problems = forbidden.flatMap(([sign, problem]) =>
    (sign.exec(text) ?? []).map((found) => problem.replace('%s', () => found)),
  );
  const isPoint = french.startsWith('- ');
  if (isPoint !== text.startsWith('- '))
    problems.push(`le tiret qui commence un point de liste (« - ») ${isPoint ? 'manque' : 'est en trop'}`);
  if (text !== text.trim() && french === french.trim())
    problems.push('un blanc est au début ou à la fin du texte : retirez-le');
  if (tag === sourceLanguage) problems.push(...checkVariables(key, french));
  return [...problems, lengthProblem(key, text, note) ?? []].flat();
}

/** @returns what is right in some languages only, or seldom: marks that nobody sees, other figures. */
function doubtsOf({ french, text, uncounted }: Pair): string[] {
  const doubts = (/[\u200B\u200E\u200F\u2066-\u2069]/.exec(text) ?? []).map((sign) => {
    const code = sign.charCodeAt(0).toString(16).toUpperCase();
    return `un signe invisible (U+${code}) est dans le texte : est-ce voulu ?`;
  });
  const [before, after] = [figuresOf(french), figuresOf(text)];
  // The digits of another script are not compared.
  if (before !== after && !uncounted && !/(?!\d)\p{Nd}/u.test(text))
    doubts.push(`les nombres diffèrent (${before} en français, ${after} ici) : est-ce voulu ?`);
  return doubts;
}

/** @returns the figures of a text, sorted, without what stands between thousands. */
function figuresOf(text: string): string {
  const plain = text.replace(marker, ' ').replace(/(\d)[.,\s’'](?=\d{3}(?!\d))/g, '$1');
  return (plain.match(/\d+/g) ?? []).sort().join(', ') || 'aucun';
}

/** @returns whether a translation keeps all French words, or some in a row. French of another country may. */
function keptFrench({ tag, french, text }: Pair): Problem[] {
  const [words, own] = [wordsOf(french), ` ${wordsOf(text).join(' ')} `];
  if (/^fr\b/.test(tag) || words.length === 0) return [];
  if (own === ` ${words.join(' ')} `)
    return words.length < run
      ? [{ problem: 'les mêmes mots qu’en français : est-ce voulu ?', warning: true }]
      : [{ problem: 'le texte est resté en français' }];
  const runs = words.slice(run - 1).map((_, index) => words.slice(index, index + run).join(' '));
  const kept = runs.find((some) => own.includes(` ${some} `));
  return kept ? [{ problem: `des mots sont restés en français : « ${kept} »`, warning: true }] : [];
}

/** Names and acronyms that every language keeps. */
const names = [facts.product, 'EmailJS', 'CNIL', 'RGAA', 'CCAG-TIC', 'IHTS', 'RGPD', 'SIRH', 'GTA'];

/** @returns the words of a text in small letters, names and short words left out. */
function wordsOf(text: string): string[] {
  const own = names.reduce((left, name) => left.replaceAll(name, ' '), text.replace(marker, ' '));
  return (own.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2);
}
