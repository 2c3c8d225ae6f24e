import { fillIn } from './fill-in.ts';

/** @returns whole hours, and whether half an hour is left. */
function splitHours(hours: number): { whole: number; hasHalf: boolean } {
  return { whole: Math.floor(hours), hasHalf: hours % 1 > 0 };
}

/** The width of « 30 » after whole hours. */
const noMinutes = '\u00A0\u2007\u2007';

/** @returns the text of hours for a column that is ranged right, in which « h » stands under « h ». */
export function inColumn(text: string, hours: number): string {
  return splitHours(hours).hasHalf ? text : `${text}${noMinutes}`;
}

/**
 * @param texts for whole hours and for hours and a half, each with the variable `hours`.
 * @returns hours, such as « 2 h » or « 2 h 30 ».
 */
export function fillInHours(
  { wholeHours = '', halfHours = '' }: DOMStringMap,
  hours: number,
): string {
  const { whole, hasHalf } = splitHours(hours);
  return fillIn(hasHalf ? halfHours : wholeHours, 'hours', whole);
}
