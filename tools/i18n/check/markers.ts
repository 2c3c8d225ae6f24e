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
