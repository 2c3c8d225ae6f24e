import { readFile } from 'node:fs/promises';

/** @returns the colours of a theme, by the name of their CSS variable, as `src/styles/tokens.css` gives them. */
export async function tokens(theme: 'light' | 'dark'): Promise<Record<string, string>> {
  const css = await readFile('src/styles/tokens.css', 'utf8');
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  const read = (block: string) =>
    Object.fromEntries(
      [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value ?? '']),
    );
  return theme === 'light' ? read(light) : { ...read(light), ...read(dark) };
}
