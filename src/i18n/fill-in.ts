/**
 * Puts a value into a text in the browser, as i18next does when a page is rendered.
 * @param text has the variable in it, such as `{{number}}`.
 */
export function fillIn(text: string, variable: string, value: number | string): string {
  // A function, because `$&` in a plain replacement would be expanded.
  return text.replaceAll(placeholder(variable), () => `${value}`);
}

/** @returns what stands for a variable in a text that a script fills in. */
export function placeholder(variable: string): string {
  return `{{${variable}}}`;
}
