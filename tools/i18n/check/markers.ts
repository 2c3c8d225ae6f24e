import { formVariables, siteValues } from '../../../src/i18n/site-values.ts';

/** What a translation keeps as it is: a variable, a tag, the dash of a list's entry. */
export const marker = /\{\{[^{}]*\}\}|<\/?[a-z][\w-]*\s*\/?>|^- /gi;

/** @returns what is wrong with the markers of a translation, in French; what it lacks stands apart. */
export function checkMarkers(french: string, text: string, uncounted = false): { missing: string[]; others: string[] } {
  const isAsked = (found: string) => !uncounted || found !== '{{count}}';
  const [expected, own] = [markersOf(french).filter(isAsked), markersOf(text).filter(isAsked)];
  const missing = without(expected, own).map((found) => `${nameOf(found)} manque`);
  const others = without(own, expected).map((found) => `${nameOf(found)} est en trop`);
  if (missing.length + others.length === 0) {
    if (!isNested(own)) others.push('les balises s’ouvrent et se ferment dans le désordre');
    if (/[{}]/.test(text.replace(/(?<!\{)\{\{[^{}]*\}\}(?!\})/g, '')))
      others.push('une accolade manque ou est en trop : une variable en a deux de chaque côté');
  }
  return { missing, others };
}

/** @returns what is wrong with the variables of a French text of the form, which is put together in the browser only. */
export function checkVariables(key: string, french: string): string[] {
  if (!key.startsWith('contact.')) return [];
  const given = Object.keys(siteValues('fr', ''));
  for (const [start, variable] of Object.entries(formVariables)) if (key.startsWith(start)) given.push(variable);
  const unknown = markersOf(french).filter((found) => found.startsWith('{{') && !given.includes(found.slice(2, -2)));
  return unknown.map((found) => `${nameOf(found)} n’a pas de valeur dans ce texte`);
}

/** @returns the markers of a text, without the spaces that do not matter. */
function markersOf(text: string): string[] {
  return (text.match(marker) ?? []).map((found) => found.replace(/\s/g, ''));
}

function nameOf(found: string): string {
  if (found === '-') return 'le tiret qui commence un point de liste (« - »)';
  return `${found.startsWith('{{') ? 'la variable' : 'la balise'} ${found}`;
}

/** @returns the entries of a list that another does not have, or not as often. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const count = (of: readonly string[], entry: string) => of.filter((one) => one === entry).length;
  return list.filter((entry, index) => count(list.slice(0, index + 1), entry) > count(other, entry));
}

/** @returns whether tags close in the order in which they open. */
function isNested(markers: readonly string[]): boolean {
  const open: string[] = [];
  for (const tag of markers.filter((found) => /^<.*[^/]>$/.test(found)))
    if (!tag.startsWith('</')) open.push(tag);
    else if (open.pop() !== tag.replace('/', '')) return false;
  return open.length === 0;
}
