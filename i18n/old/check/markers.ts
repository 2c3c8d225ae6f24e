import { checkElements } from './elements.ts';
import type { Problem } from './faults.ts';

/** What a translation keeps as it is: a variable, a tag, the dash of a list's entry. */
export const marker = /\{\{[^{}]*\}\}|<\/?[a-z][\w-]*\s*\/?>|^- /gi;

/** A variable of a text, such as `{{product}}`, and its name. */
export const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** What a comparison of markers has to know of a text. */
interface MarkerContext {
  /** `{{count}}` may be missing: « une heure ». */
  isUncounted: boolean;
  /** French has changed since the translation: what it has added may be missing. */
  isStale: boolean;
}

/** Compares the markers of a translation with those of French. */
export function checkMarkers(french: string, text: string, context: MarkerContext): Problem[] {
  const spaced = spacedMarkers(french, text);
  if (spaced.length > 0) {
    return spaced;
  }
  const differences = compareMarkers(french, text, context);
  if (differences.length > 0) {
    return differences;
  }
  const tagProblems = checkElements(french, text);
  if (tagProblems.length > 0) {
    return tagProblems;
  }
  const withoutVariables = text.replace(/(?<!\{)\{\{[^{}]*\}\}(?!\})/g, '');
  const brace = 'une accolade manque ou est en trop : une variable en a deux de chaque côté';
  return /[{}]/.test(withoutVariables) ? [{ problem: brace }] : [];
}

/** @returns the names of a text's variables, such as `product`. */
export function variablesOf(text: string): string[] {
  return [...text.matchAll(variable)].map(([, name = '']) => name);
}

function compareMarkers(french: string, text: string, context: MarkerContext): Problem[] {
  const expected = markersOf(french);
  const own = markersOf(text);
  const problems: Problem[] = [];
  for (const found of new Set([...expected, ...own])) {
    const difference = countOf(found, own) - countOf(found, expected);
    const isOptional = context.isUncounted && found === '{{count}}';
    if (difference > 0 && !isOptional) {
      problems.push({ problem: `${nameOf(found)} est en trop` });
    }
    if (difference < 0 && !isOptional) {
      problems.push({ problem: `${nameOf(found)} manque`, warning: context.isStale });
    }
  }
  return problems;
}

/** A blank that a machine, or a habit, has put into a tag or between two braces: « < en> », « { {count}} ». */
function spacedMarkers(french: string, text: string): Problem[] {
  const expected = new Set(markersOf(french));
  const spaced = text.match(/<\s*\/?\s*[a-z][\w-]*\s*\/?\s*>|\{\s*\{[^{}]*\}\s*\}/gi) ?? [];
  return spaced.flatMap((found) => {
    const whole = found.replace(/\s/g, '');
    const isBroken = found.match(marker)?.join('') !== found;
    const kind = whole.startsWith('<') ? 'la balise' : 'la variable';
    return isBroken && expected.has(whole)
      ? [{ problem: `un blanc est dans ${kind} « ${found} » : écrivez « ${whole} »` }]
      : [];
  });
}

/** @returns the markers of a text, without the spaces that do not matter. */
function markersOf(text: string): string[] {
  return (text.match(marker) ?? []).map((found) => found.replace(/\s/g, ''));
}

function countOf(found: string, all: readonly string[]): number {
  return all.filter((one) => one === found).length;
}

function nameOf(found: string): string {
  if (found === '-') {
    return 'le tiret qui commence un point de liste (« - »)';
  }
  return `${found.startsWith('{{') ? 'la variable' : 'la balise'} ${found}`;
}
