import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
// @ts-expect-error It has no types.
import subsetFont from 'subset-font';

export const family = 'Bricolage Grotesque';

/** The package with the font and its licence. */
export const fontPackage = 'node_modules/@fontsource-variable/bricolage-grotesque';

/** The only weight in use: headings and other text in the display font. */
export const headingWeight = 700 as const;

export interface Subset {
  /** Name of the package's file, such as `latin`. */
  name: string;
  characters: string[];
  font: Buffer;
}

/** `noLayoutClosure` leaves out glyphs that only OpenType features would show. */
const webFont = {
  targetFormat: 'woff2',
  variationAxes: { wght: headingWeight },
  noLayoutClosure: true,
} as const;

/** The format that the share images are drawn with. */
export const drawingFont = {
  targetFormat: 'truetype',
  variationAxes: { wght: headingWeight },
} as const;

type FontFormat = typeof webFont | typeof drawingFont;

/**
 * Subsets the font to some characters.
 * @param options what subset-font makes; by default a web font.
 * @returns a font for each file of the package that has some of the characters. Those that no file has are left out.
 */
export async function subsetsOf(
  characters: string[],
  options: FontFormat = webFont,
): Promise<Subset[]> {
  const unicode = await readFile(join(fontPackage, 'unicode.json'), 'utf8');
  const ranges: Record<string, string> = JSON.parse(unicode);
  const parts = Object.entries(ranges).map(([name, range]) => ({
    name,
    characters: characters.filter((character) => covers(range, character)),
  }));
  const partsInUse = parts.filter((part) => part.characters.length > 0);
  // Latin comes last in the package and first here: the metrics of the fallback font are made for it.
  return Promise.all(partsInUse.toReversed().map((part) => subsetOf(part, options)));
}

async function subsetOf(
  { name, characters }: Pick<Subset, 'name' | 'characters'>,
  options: FontFormat,
): Promise<Subset> {
  const file = `bricolage-grotesque-${name}-wght-normal.woff2`;
  const whole = await readFile(join(fontPackage, 'files', file));
  const font = await subsetFont(whole, characters.join(''), options);
  return { name, characters, font };
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
