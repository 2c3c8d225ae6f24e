import leven from 'leven';
import { formVariables, siteValues } from '../../../src/i18n/site-values.ts';
import type { Problem } from './faults.ts';
import { variablesOf } from './markers.ts';

/** The variables that any text may use. */
const siteVariables = Object.keys(siteValues('fr', ''));

/** The variables that a page gives to some of its texts. */
const pageVariables = [
  ...['address', 'count', 'date', 'done', 'duration', 'events', 'factor', 'facts', 'first'],
  ...['format', 'hours', 'interval', 'label', 'method', 'minutes', 'next', 'number', 'planned'],
  ...['protocols', 'share', 'values', 'year'],
];

/** Every variable of the site; the guide explains each (`locales/README.md`, Les variables). */
export const knownVariables: readonly string[] = [
  ...new Set([...siteVariables, ...pageVariables, ...Object.values(formVariables)]),
];

/**
 * Checks the variables of a French text, with which every translation is compared.
 * @param key file and key, such as `home.hero.heading`.
 */
export function checkVariables(key: string, french: string): Problem[] {
  // The form's texts are put together in the browser, where a variable without a value is seen by a visitor.
  const given = key.startsWith('contact.') ? variablesOfForm(key) : knownVariables;
  const unknown = variablesOf(french).filter((name) => !given.includes(name));
  return unknown.map((name) => ({ problem: unknownProblem(name) }));
}

function variablesOfForm(key: string): string[] {
  const own = Object.entries(formVariables).filter(([start]) => key.startsWith(start));
  return [...siteVariables, ...own.map(([, name]) => name)];
}

function unknownProblem(name: string): string {
  if (knownVariables.includes(name)) {
    return `la variable {{${name}}} n’a pas de valeur dans ce texte`;
  }
  const similar = knownVariables.find((known) => leven(known, name) <= 2);
  const advice = similar ? `c’est peut-être {{${similar}}}` : 'le guide les nomme toutes';
  return `la variable {{${name}}} n’existe pas : ${advice}`;
}
