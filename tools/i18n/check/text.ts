import { sourceLanguage } from '../../../src/i18n/resources.ts';
import { facts } from '../../../src/site/facts.ts';
import { sameFrench } from '../lock.ts';
import type { SourceRow } from '../rows.ts';
import type { Problem } from './faults.ts';
import { checkLength } from './lengths.ts';
import { checkMarkers, checkVariables, marker } from './markers.ts';

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
  [
    /[\u202A-\u202E]/,
    'un signe invisible force le sens de lecture : retirez-le, la page connaît le sens de la langue',
  ],
  [
    /[\u200B\u200E\u200F\u2066-\u2069]/,
    'un signe invisible (%s) est dans le texte : est-ce voulu ?',
    true,
  ],
  [
    /\uFFFD/,
    '« %s » tient la place d’un signe perdu : réécrivez-le, et enregistrez le fichier en UTF-8',
  ],
  [
    /[ÃÂ][\u0080-\u00BF]|â€.?/,
    '« %s » : les accents sont cassés, enregistrez le fichier en UTF-8 et réécrivez-les',
  ],
  [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/,
    'un signe de commande invisible est dans le texte : retirez-le',
  ],
];

/** Checks a translated text, or a French one. @returns its faults or, where it has none, what a person has to decide on. */
export function checkText(
  tag: string,
  { key, french, text = '', note, locked }: SourceRow,
): Problem[] {
  const uncounted = /_(zero|one|two)$/.test(key);
  const isStale = locked !== undefined && !sameFrench(locked.french, french);
  const problems = [
    ...checkMarkers(french, text, uncounted, isStale),
    ...checkSigns(text),
    ...checkLength(key, text, note),
    ...(tag === sourceLanguage ? checkVariables(key, french) : []),
    // French of another country may have the same words.
    ...(/^fr\b/.test(tag) ? [] : checkWords(french, text)),
    ...(uncounted ? [] : checkFigures(french, text)),
  ];
  const faults = problems.filter(({ warning }) => !warning);
  if (!isStale) {
    return faults.length > 0 || locked?.checked ? faults : problems;
  }
  const stale = `le français a changé depuis la traduction « ${text} »`;
  return [
    ...(faults.length > 0 ? faults : problems),
    { problem: stale, before: locked.french, warning: true },
  ];
}

/** Looks for what no text may have. An invisible sign is shown by its number. */
function checkSigns(text: string): Problem[] {
  return signs.flatMap(([sign, problem, warning]) => {
    const [found] = sign.exec(text) ?? [];
    if (found === undefined) {
      return [];
    }
    const shown = /\p{Cf}/u.test(found)
      ? `U+${found.charCodeAt(0).toString(16).toUpperCase()}`
      : found;
    return [{ problem: problem.replace('%s', () => shown), warning }];
  });
}

/** Compares the figures, but not with the digits of another script. */
function checkFigures(french: string, text: string): Problem[] {
  const [before, after] = [figuresOf(french), figuresOf(text)];
  if (before === after || /(?!\d)\p{Nd}/u.test(text)) {
    return [];
  }
  return [
    {
      problem: `les nombres diffèrent (${before} en français, ${after} ici) : est-ce voulu ?`,
      warning: true,
    },
  ];
}

/** @returns the figures of a text, sorted, without what stands between thousands. */
function figuresOf(text: string): string {
  const plain = text.replace(marker, ' ').replace(/(\d)[.,\s’'](?=\d{3}(?!\d))/g, '$1');
  return (plain.match(/\d+/g) ?? []).sort().join(', ') || 'aucun';
}

/** Looks for French words: all of them, or so many in a row that they are no coincidence. */
function checkWords(french: string, text: string): Problem[] {
  const run = 5;
  const [words, own] = [wordsOf(french), ` ${wordsOf(text).join(' ')} `];
  if (words.length > 0 && own === ` ${words.join(' ')} `) {
    return words.length < run
      ? [{ problem: 'les mêmes mots qu’en français : est-ce voulu ?', warning: true }]
      : [{ problem: 'le texte est resté en français' }];
  }
  const runs = words.slice(run - 1).map((_, index) => words.slice(index, index + run).join(' '));
  const kept = runs.find((some) => own.includes(` ${some} `));
  return kept ? [{ problem: `des mots sont restés en français : « ${kept} »`, warning: true }] : [];
}

/** @returns the words of a text in small letters; names, acronyms and short words are left out. */
function wordsOf(text: string): string[] {
  const own = text.replaceAll(facts.product, ' ').replace(marker, ' ');
  const plain = own.replace(/EmailJS|\p{Lu}{2,}/gu, ' ');
  return (plain.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2);
}
