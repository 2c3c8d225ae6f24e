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
  [/&(?:#x?[\da-f]+|[a-z]{2}[a-z\d]*);/i, '« %s » s’afficherait tel quel : écrivez le signe lui-même'],
  [/^\s|\s$/, 'un blanc est au début ou à la fin du texte : retirez-le'],
  [
    /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/,
    'un signe invisible (%s) est dans le texte : est-ce voulu ?',
    true,
  ],
  [
    /\uFFFD|[ÃÂ][\u0080-\u00BF]|â€.?/,
    '« %s » : les accents sont cassés, enregistrez le fichier en UTF-8 et réécrivez-les',
  ],
];

/** Checks a translated text, or a French one. @returns its faults or, where it has none, what a person has to decide on. */
export function checkText(tag: string, { key, french, text = '', note, locked }: SourceRow): Problem[] {
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
  if (!isStale) return faults.length > 0 || locked?.checked ? faults : problems;
  const problem = `le français a changé depuis la traduction « ${text} » ; avant : « ${locked.french} »`;
  return [...(faults.length > 0 ? faults : problems), { problem, warning: true }];
}

/** Looks for what no text may have. An invisible sign is shown by its number. */
function checkSigns(text: string): Problem[] {
  return signs.flatMap(([sign, problem, warning]) => {
    const [found] = sign.exec(text) ?? [];
    if (found === undefined) return [];
    const shown = /^\p{Cf}$/u.test(found) ? `U+${found.charCodeAt(0).toString(16).toUpperCase()}` : found;
    return [{ problem: problem.replace('%s', () => shown), warning }];
  });
}

/** Compares the figures, but not with the digits of another script. */
function checkFigures(french: string, text: string): Problem[] {
  const [before, after] = [figuresOf(french), figuresOf(text)];
  if (before === after || /(?!\d)\p{Nd}/u.test(text)) return [];
  return [{ problem: `les nombres diffèrent (${before} en français, ${after} ici) : est-ce voulu ?`, warning: true }];
}

/** @returns the figures of a text, sorted, without what stands between thousands. */
function figuresOf(text: string): string {
  const plain = text.replace(marker, ' ').replace(/(\d)[.,\s’'](?=\d{3}(?!\d))/g, '$1');
  return (plain.match(/\d+/g) ?? []).sort().join(', ') || 'aucun';
}

/** Compares the words. A few that are the same in both languages are no fault. */
function checkWords(french: string, text: string): Problem[] {
  const words = wordsOf(french);
  if (words.length === 0 || wordsOf(text).join() !== words.join()) return [];
  return words.length < 5
    ? [{ problem: 'les mêmes mots qu’en français : est-ce voulu ?', warning: true }]
    : [{ problem: 'le texte est resté en français' }];
}

/** @returns the words of a text in small letters; names, acronyms and short words are left out. */
function wordsOf(text: string): string[] {
  const own = text.replaceAll(facts.product, ' ').replace(marker, ' ');
  const plain = own.replace(/EmailJS|\p{Lu}{2,}/gu, ' ');
  return (plain.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2);
}
