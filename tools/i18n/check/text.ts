import { sourceLanguage } from '../../../src/i18n/source-language.ts';
import { facts } from '../../../src/site/facts.ts';
import type { SourceRow } from '../rows.ts';
import type { Fault } from './faults.ts';
import { lengthProblems } from './lengths.ts';
import { checkMarkers, checkVariables, marker } from './markers.ts';

/** A translated text. Where its French has changed since, what was added may be missing until it is translated. */
type Pair = SourceRow & { tag: string; text: string; isStale?: boolean };

type Problem = Pick<Fault, 'problem' | 'warning'>;

/** What no text may have, or seldom has, and what its translator reads; `%s` is what was found. */
const signs: readonly [sign: RegExp, problem: string, warning?: true][] = [
  [/\b(?:TODO|FIXME|TBD|XXX|Lorem ipsum)\b|\?{3}/, '« %s » : ce texte n’est pas fini'],
  [
    /&(?:#\d+;|#x[\da-f]+;|[a-z]{2}[a-z0-9]*;|(?:[aeiouync](?:acute|grave|circ|uml|tilde|cedil)|nbsp|amp|quot|[lr]aquo))/i,
    '« %s » s’afficherait tel quel : écrivez le signe lui-même',
  ],
  [/<!--/, '« %s » s’afficherait tel quel : retirez le commentaire'],
  [/\$t\(/, '« %s » appelle un autre texte : écrivez les mots eux-mêmes'],
  [/^\s|\s$/, 'un blanc est au début ou à la fin du texte : retirez-le'],
  [/[\u202A-\u202E]/, 'un signe invisible force le sens de lecture : retirez-le, la page connaît le sens de la langue'],
  [/[\u200B\u200E\u200F\u2066-\u2069]/, 'un signe invisible (%s) est dans le texte : est-ce voulu ?', true],
  [/\uFFFD/, '« %s » tient la place d’un signe perdu : réécrivez-le, et enregistrez le fichier en UTF-8'],
  [/[ÃÂ][\u0080-\u00BF]|â€.?/, '« %s » : les accents sont cassés, enregistrez le fichier en UTF-8 et réécrivez-les'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  [/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/, 'un signe de commande invisible est dans le texte : retirez-le'],
];

/** @returns the faults of a text, or, where it has none, what a person has to decide on. */
export function checkText({ tag, key, french, text, note, uncounted, isStale }: Pair): Problem[] {
  const { missing, others } = checkMarkers(french, text, uncounted);
  const found = signs.flatMap(([sign, problem, warning]) =>
    (sign.exec(text) ?? []).map((one) => ({ problem: problem.replace('%s', () => visible(one)), warning })),
  );
  const variables = tag === sourceLanguage ? checkVariables(key, french) : [];
  const problems: Problem[] = [
    ...missing.map((problem) => ({ problem, warning: isStale })),
    ...[...others, ...variables, ...lengthProblems(key, text, note)].map((problem) => ({ problem })),
    ...found,
    // French of another country may have the same words.
    ...(/^fr\b/.test(tag) ? [] : keptFrench(french, text)),
    ...(uncounted ? [] : otherFigures(french, text)),
  ];
  const faults = problems.filter(({ warning }) => !warning);
  return faults.length > 0 ? faults : problems;
}

/** @returns a sign or, where nobody sees it, its number. */
function visible(sign: string): string {
  return /^\p{Cf}$/u.test(sign) ? `U+${sign.charCodeAt(0).toString(16).toUpperCase()}` : sign;
}

/** @returns that the figures differ. The digits of another script are not compared. */
function otherFigures(french: string, text: string): Problem[] {
  const [before, after] = [figuresOf(french), figuresOf(text)];
  if (before === after || /(?!\d)\p{Nd}/u.test(text)) return [];
  return [{ problem: `les nombres diffèrent (${before} en français, ${after} ici) : est-ce voulu ?`, warning: true }];
}

/** @returns the figures of a text, sorted, without what stands between thousands. */
function figuresOf(text: string): string {
  const plain = text.replace(marker, ' ').replace(/(\d)[.,\s’'](?=\d{3}(?!\d))/g, '$1');
  return (plain.match(/\d+/g) ?? []).sort().join(', ') || 'aucun';
}

/** How many French words in a row are no coincidence any more. */
const run = 5;

/** @returns whether a translation keeps all French words, or some in a row. */
function keptFrench(french: string, text: string): Problem[] {
  const [words, own] = [wordsOf(french), ` ${wordsOf(text).join(' ')} `];
  if (words.length > 0 && own === ` ${words.join(' ')} `)
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
