import type { Problem } from './faults.ts';
import { marker } from './markers.ts';

/** Compares numbers and their order with those of French, unless the translation has the digits of another script. */
export function checkFigures(french: string, text: string): Problem[] {
  const expected = figuresOf(french);
  const own = figuresOf(text);
  const hasOtherDigits = /(?!\d)\p{Nd}/u.test(text);
  if (hasOtherDigits || listOf(expected) === listOf(own)) {
    return [];
  }
  const areSame = listOf(expected.toSorted()) === listOf(own.toSorted());
  const what = areSame ? 'les nombres sont dans un autre ordre' : 'les nombres diffèrent';
  const problem = `${what} (${listOf(expected)} en français, ${listOf(own)} ici) : est-ce voulu ?`;
  return [{ problem, warning: true }];
}

/** @returns the figures of a text, without what stands between thousands: « 60 000 » is 60000, « 1.5 » is 1,5. */
function figuresOf(text: string): string[] {
  const plain = text.replace(marker, ' ').replace(/(\d)[.,\s’'](?=\d{3}(?!\d))/g, '$1');
  const found: string[] = plain.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return found.map((figure) => figure.replaceAll('.', ','));
}

function listOf(figures: readonly string[]): string {
  return figures.join(' ; ') || 'aucun';
}
