import { valid } from 'node-html-parser';
import { formVariables, siteValues } from '../../../src/i18n/site-values.ts';
import type { Problem } from './faults.ts';

/** What a translation keeps as it is: a variable, a tag, the dash of a list's entry. */
export const marker = /\{\{[^{}]*\}\}|<\/?[a-z][\w-]*\s*\/?>|^- /gi;

/**
 * Compares the markers of a translation with those of French.
 * @param uncounted whether `{{count}}` may be missing. @param isStale whether French has changed: so may what it added.
 */
export function checkMarkers(
  french: string,
  text: string,
  uncounted: boolean,
  isStale: boolean,
): Problem[] {
  const [expected, own] = [markersOf(french), markersOf(text)];
  const differences = [...new Set([...expected, ...own])].flatMap((found): Problem[] => {
    const surplus =
      own.filter((one) => one === found).length - expected.filter((one) => one === found).length;
    if (surplus === 0 || (uncounted && found === '{{count}}')) {
      return [];
    }
    const name = nameOf(found);
    return [
      surplus > 0
        ? { problem: `${name} est en trop` }
        : { problem: `${name} manque`, warning: isStale },
    ];
  });
  if (differences.length > 0) {
    return differences;
  }
  if (!valid(text)) {
    return [{ problem: 'les balises s’ouvrent et se ferment dans le désordre' }];
  }
  const rest = text.replace(/(?<!\{)\{\{[^{}]*\}\}(?!\})/g, '');
  const brace = 'une accolade manque ou est en trop : une variable en a deux de chaque côté';
  return /[{}]/.test(rest) ? [{ problem: brace }] : [];
}

/** @returns what is wrong with the variables of a French text of the form, which is put together in the browser only. */
export function checkVariables(key: string, french: string): Problem[] {
  if (!key.startsWith('contact.')) {
    return [];
  }
  const given = Object.keys(siteValues('fr', ''));
  for (const [start, variable] of Object.entries(formVariables)) {
    if (key.startsWith(start)) {
      given.push(variable);
    }
  }
  const unknown = markersOf(french).filter(
    (found) => found.startsWith('{{') && !given.includes(found.slice(2, -2)),
  );
  return unknown.map((found) => ({ problem: `${nameOf(found)} n’a pas de valeur dans ce texte` }));
}

/** @returns the markers of a text, without the spaces that do not matter. */
function markersOf(text: string): string[] {
  return (text.match(marker) ?? []).map((found) => found.replace(/\s/g, ''));
}

function nameOf(found: string): string {
  if (found === '-') {
    return 'le tiret qui commence un point de liste (« - »)';
  }
  return `${found.startsWith('{{') ? 'la variable' : 'la balise'} ${found}`;
}
