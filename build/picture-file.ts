import { readFileSync } from 'node:fs';
import { dark, light } from '../src/styles/colours.ts';

/** The colours by their names in a picture: `--ink`, and `--dark-ink` for that of the dark theme. */
const colours = new Map<string, string>([
  ...Object.entries(light),
  ...Object.entries(dark).map(([name, value]) => [`dark-${name}`, value] as const),
]);

/**
 * Reads a picture of `build/`, whose colours are named as in style sheets, such as `var(--ink)`.
 * @returns the picture with the values of these colours.
 * @throws Error for a name that `src/styles/colours.ts` has not.
 */
export function readPicture(name: 'icon.svg' | 'share-image.svg'): string {
  const file = `build/${name}`;
  return readFileSync(file, 'utf8').replace(/var\(--([\w-]+)\)/g, (_match, colour: string) => {
    const value = colours.get(colour);
    if (!value) {
      throw new Error(`${file}: src/styles/colours.ts has no colour « ${colour} »`);
    }
    return value;
  });
}
