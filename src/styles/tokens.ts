/** Matches a variable that holds a colour, in any notation. */
const colour = /--([\w-]+):\s*(#[\da-f]+|(?:var|rgb|hsl|ok\w+|color\S*)\([^;]*\));/gi;

/**
 * Reads the colours of a theme.
 * @param css the text of `tokens.css`, with the light theme first and the dark one in its first `@media`.
 * @returns the colours, by name of the variable.
 */
export function readTokens(css: string, theme: 'light' | 'dark'): Record<string, string> {
  const [light = '', dark = ''] = css.split('@media ');
  const read = (block: string) =>
    Object.fromEntries([...block.matchAll(colour)].map((found) => found.slice(1)));
  const named: Record<string, string> = { ...read(light), ...(theme === 'dark' && read(dark)) };
  const colourOf = (value: string): string =>
    value.startsWith('var') ? colourOf(named[value.slice(6, -1)] ?? '') : value;
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, colourOf(value)]));
}
