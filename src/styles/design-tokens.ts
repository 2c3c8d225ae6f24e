import { readFileSync } from 'node:fs';

/** @returns the colours of a theme, by the name of their CSS variable, as `tokens.css` gives them; only while building. */
export function tokens(theme: 'light' | 'dark'): Record<string, string> {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  const read = (block: string) =>
    Object.fromEntries(
      [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value ?? '']),
    );
  return theme === 'light' ? read(light) : { ...read(light), ...read(dark) };
}
