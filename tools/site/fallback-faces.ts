import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { family, forDrawing, packageFolder, rangeOf, type Subset, subset, weight } from './font-subset.ts';

/** Names that machines know Arial Bold by, or a font of the same widths; Arimo, which has them too, is measured. */
const standIns = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'];
const arimo = join(packageFolder('@fontsource/arimo'), 'files/arimo-latin-700-normal.woff2');

/** Letters whose stretches differ by no more share a face. */
const step = 0.03;

/**
 * The fallback: Arial Bold with each letter stretched to its width in the font, so that lines break where they will
 * break with it. Lines are as high as the face that has the space says, so only that one gets the font's heights.
 */
export async function fallbackFaces({ name, characters }: Subset): Promise<string> {
  const font = measured(await subset(name, characters, forDrawing));
  const standIn = measured(await readFile(arimo));
  const stretch = (letter: string) => font.width(letter) / standIn.width(letter);
  const letters = characters
    .filter((letter) => font.width(letter) && standIn.width(letter))
    .sort((one, other) => stretch(one) - stretch(other));
  const groups: string[][] = [];
  for (const letter of letters) {
    const group = groups.at(-1);
    if (group?.[0] && stretch(letter) - stretch(group[0]) <= step) group.push(letter);
    else groups.push([letter]);
  }
  return groups.map((group) => fallbackFace(group, mean(group.map(stretch)), group.includes(' ') && font)).join('\n');
}

function fallbackFace(letters: string[], size: number, heights: false | ReturnType<typeof measured>): string {
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  return `@font-face {
    font-family: "${family} Fallback";
    font-weight: ${weight};
    src: ${standIns.map((local) => `local("${local}")`).join(', ')};
    size-adjust: ${percent(size)};
    unicode-range: ${rangeOf(letters)};
    ${
      heights
        ? `ascent-override: ${percent(heights.ascent / size)};
    descent-override: ${percent(-heights.descent / size)};
    line-gap-override: ${percent(heights.lineGap / size)};`
        : ''
    }
  }`;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** @returns heights of a font, and the widths of its letters, in em. */
function measured(file: Buffer) {
  const font = create(file);
  if (!('glyphForCodePoint' in font)) throw new Error('the heading font is a collection, of which none can be chosen');
  const em = font.unitsPerEm;
  return {
    ascent: font.ascent / em,
    descent: font.descent / em,
    lineGap: font.lineGap / em,
    /** Zero for a letter that the font lacks. */
    width(letter: string) {
      const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      return glyph.id === 0 ? 0 : glyph.advanceWidth / em;
    },
  };
}
