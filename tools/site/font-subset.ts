import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

export const family = 'Bricolage Grotesque';

/** The package that the font comes with, and its licence. */
export const fontPackage = 'node_modules/@fontsource-variable/bricolage-grotesque';

/** The one weight that headings and other words of display are set in. */
export const weight = 700 as const;

export interface Subset {
  /** Name of the package's file that it is cut from. */
  name: string;
  characters: string[];
  font: Buffer;
}

/** What browsers get; `noLayoutClosure` keeps glyphs out that only features would reach. */
const forBrowsers = { targetFormat: 'woff2', variationAxes: { wght: weight }, noLayoutClosure: true } as const;

/** What can be drawn with. */
export const forDrawing = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;

/**
 * Cuts the font down to some characters.
 * @param options of subset-font; without them, what browsers get.
 * @returns a font for each file of the package that has some of them; characters that none has are left out.
 */
export async function subsetsOf(
  characters: string[],
  options: Parameters<typeof subsetFont>[2] = forBrowsers,
): Promise<Subset[]> {
  const ranges: Record<string, string> = JSON.parse(await readFile(join(fontPackage, 'unicode.json'), 'utf8'));
  // Latin comes last in the package and first here: it is the one that the fallback stands in for.
  const parts = Object.entries(ranges)
    .reverse()
    .map(([name, range]) => ({ name, characters: characters.filter((character) => covers(range, character)) }))
    .filter((part) => part.characters.length > 0);
  return Promise.all(
    parts.map(async ({ name, characters }) => {
      const whole = await readFile(join(fontPackage, 'files', `bricolage-grotesque-${name}-wght-normal.woff2`));
      return { name, characters, font: await subsetFont(whole, characters.join(''), options) };
    }),
  );
}

/** @param range a CSS `unicode-range`. */
function covers(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
  });
}

/** @returns characters as a CSS `unicode-range`. */
export function rangeOf(characters: string[]): string {
  return characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(', ');
}
