import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkitten';
import { family, rangeOf, type Subset, weight } from './font-subset.ts';

/** Names that machines know Arial Bold by, or a font of the same widths; Arimo, which has them too, is measured. */
const standIns = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'];
const arimo = 'node_modules/@fontsource/arimo/files/arimo-latin-700-normal.woff2';

/** A face stretches its letters by a multiple of this, which is at most 2 % off for any of them. */
const step = 0.04;

/**
 * The fallback: Arial Bold with each letter stretched to its width in the font, so that lines break where they will
 * break with it. Lines are as high as the face that has the space says, so only that one gets the font's heights.
 */
export async function fallbackFaces({ font: file, characters }: Subset): Promise<string> {
  const font = measured(file);
  const standIn = measured(await readFile(arimo));
  const letters = characters.filter((letter) => font.width(letter) && standIn.width(letter));
  const groups = Map.groupBy(letters, (letter) => Math.round(font.width(letter) / standIn.width(letter) / step));
  return [...groups].map(([steps, group]) => fallbackFace(group, steps * step, font)).join('\n');
}

function fallbackFace(letters: string[], size: number, font: ReturnType<typeof measured>): string {
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  const heights = `ascent-override: ${percent(font.ascent / size)};
    descent-override: ${percent(-font.descent / size)};
    line-gap-override: ${percent(font.lineGap / size)};`;
  return `@font-face {
    font-family: "${family} Fallback";
    font-weight: ${weight};
    src: ${standIns.map((local) => `local("${local}")`).join(', ')};
    size-adjust: ${percent(size)};
    unicode-range: ${rangeOf(letters)};
    ${letters.includes(' ') ? heights : ''}
  }`;
}

/** @returns heights of a font, and the widths of its letters, in em. */
function measured(file: Buffer) {
  const font = create(file) as Font;
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
