/**
 * Puts a value into a text in the browser, as i18next does when a page is rendered.
 * @param text has the variable in it, such as `{{number}}`.
 */
export function fillIn(text: string, variable: string, value: number | string): string {
  // A function, because `$&` in a plain replacement would be expanded.
  return text.replace(placeholder(variable), () => `${value}`);
}

/** @returns what stands for a variable in a text that a script fills in. */
export function placeholder(variable: string): string {
  return `{{${variable}}}`;
}

/**
 * @param texts for whole hours and for hours and a half, each with the variable `hours`.
 * @returns hours, such as « 2 h » or « 2 h 30 ».
 */
export function fillInHours(
  { wholeHours = '', halfHours = '' }: DOMStringMap,
  hours: number,
): string {
  return fillIn(hours % 1 > 0 ? halfHours : wholeHours, 'hours', Math.floor(hours));
}
