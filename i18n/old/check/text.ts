import { sourceLanguage } from '../../../src/i18n/resources.ts';
import type { Translation } from '../comparison.ts';
import { sameFrench } from '../lock.ts';
import type { Problem } from './faults.ts';
import { checkFigures } from './figures.ts';
import { checkFrenchWords } from './french-words.ts';
import { checkLength } from './lengths.ts';
import { checkLetters } from './letters.ts';
import { checkMarkers } from './markers.ts';
import { checkNames } from './names.ts';
import { checkSigns } from './signs.ts';
import { checkVariables } from './variables.ts';

/**
 * Checks a translated text, or a French one.
 * @returns its faults or, where it has none, what a person has to decide on; and whether French has changed since.
 */
export function checkText(tag: string, translation: Translation): Problem[] {
  const { french, text = '', locked } = translation;
  const isStale = locked !== undefined && !sameFrench(locked.french, french);
  const problems = findProblems(tag, translation, isStale);
  const faults = problems.filter(({ warning }) => !warning);
  const isDecided = locked?.checked && !isStale;
  const shown = faults.length > 0 || isDecided ? faults : problems;
  if (!isStale) {
    return shown;
  }
  const stale = `le français a changé depuis la traduction « ${text} »`;
  return [...shown, { problem: stale, before: locked.french, warning: true }];
}

function findProblems(tag: string, translation: Translation, isStale: boolean): Problem[] {
  const { key, french, text = '', note } = translation;
  const isUncounted = /_(zero|one|two)$/.test(key);
  const isSource = tag === sourceLanguage;
  // French of another country may have the same words.
  const isFrench = /^fr\b/.test(tag);
  const signs = checkSigns(french, text);
  // « ??? » is not finished: that says enough.
  const letters = signs.length > 0 ? [] : checkLetters(tag, french, text);
  const isWordless = letters.some(({ warning }) => !warning);
  return [
    ...checkMarkers(french, text, { isUncounted, isStale }),
    ...signs,
    ...letters,
    ...checkLength(key, text, note),
    ...checkNames(french, text, isStale),
    ...(isSource ? checkVariables(key, french) : []),
    ...(isFrench ? [] : checkFrenchWords(french, text)),
    ...(isUncounted || isWordless ? [] : checkFigures(french, text)),
  ];
}
