import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import type { Language } from '../../src/i18n/languages.ts';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { facts } from '../../src/site/facts.ts';
import { marker } from '../i18n/check/markers.ts';
import { readLanguage } from '../i18n/locale-files.ts';
import { family, headingWeight, rangeOf, type Subset, subsetsOf } from './font-subset.ts';

/** As @capsizecss/unpack reads them from Arimo Bold, a free font with the same widths. */
const arialBold = {
  familyName: 'Arial',
  fullName: 'Arial Bold',
  postscriptName: 'Arial-BoldMT',
  unitsPerEm: 2048,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  capHeight: 1409,
  xHeight: 1082,
  xWidthAvg: 983,
  subsets: { latin: { xWidthAvg: 983 }, thai: { xWidthAvg: 1536 } },
};

/** Capsize assumes English. With this correction more French headings break in the same places in both fonts. */
const sizeAdjust = '101%';

/**
 * Writes the fonts of the headings: the site's font, cut down to one weight and to the characters of each language.
 * Languages with the same characters share a font.
 * @param dir folder of the built site.
 * @returns language → its `@font-face` rules: this font, and the fallback that is shown until it has loaded.
 */
export async function writeHeadingFonts(
  languages: readonly Pick<Language, 'tag'>[],
  dir: string,
): Promise<Map<string, string>> {
  const tags = languages.map(({ tag }) => tag);
  const sharing = Map.groupBy(tags, (tag) => charactersOf(tag).join(''));
  const fonts = [...sharing].map(async ([characters, sharers]) => {
    const faces = await makeFaces([...characters], dir);
    return sharers.map((tag) => [tag, faces] as const);
  });
  return new Map((await Promise.all(fonts)).flat());
}

/** @returns the same rules while developing, with the font in them, since no file of it is written. */
export function headingFaces(tag: string): Promise<string> {
  return makeFaces(charactersOf(tag));
}

/** @returns the characters that the font of a language is cut down to: French's, if they are enough. */
function charactersOf(tag: string): string[] {
  const own = charactersInUse(tag);
  const source = charactersInUse(sourceLanguage);
  return own.every((character) => source.includes(character)) ? source : own;
}

/**
 * The characters that the pages of a language may show, for the subset of the web font: those of its copy, its
 * digits and the publisher's facts. A language does not count another's, so that none makes the others heavier.
 * @param folder of the languages; by default `locales/`.
 * @returns each character once, sorted; variables, tags and notes do not count.
 */
export function charactersInUse(tag: string, folder?: string): string[] {
  // No page shows the e-mail's texts and the notes to translators.
  const copy = [...readLanguage(tag, folder).texts]
    .filter(([key]) => !/^email\.|_note$/.test(key))
    .map(([, text]) => text.replace(marker, ''));
  const digits = new Intl.NumberFormat(tag, { useGrouping: false }).format(9876543210);
  const texts = ['0123456789+-% ', digits, ...copy, ...textsOfFacts()];
  const characters = new Set(texts.join(''));
  // Line breaks and other controls have no glyph.
  return [...characters].filter((character) => character >= ' ').sort();
}

function textsOfFacts(): string[] {
  const groups: object[] = [facts, facts.publisher, facts.host];
  const values = groups.flatMap((group) => Object.values<unknown>({ ...group }));
  return values.filter((value) => typeof value === 'string');
}

/** @param dir to which the font files are written; without it they are in the rules. */
async function makeFaces(characters: string[], dir?: string): Promise<string> {
  const subsets = await subsetsOf(characters);
  const faces = await Promise.all(
    subsets.map(async (subset) => faceOf(subset, await addressOf(subset, dir))),
  );
  const [main] = subsets;
  const fallback = main ? await fallbackOf(main) : '';
  return faces.join('') + fallback;
}

async function addressOf({ name, font }: Subset, dir?: string): Promise<string> {
  if (!dir) {
    return `data:font/woff2;base64,${font.toString('base64')}`;
  }
  const address = `/assets/${name}-${hash('sha256', font, 'base64url').slice(0, 8)}.woff2`;
  await writeFile(join(dir, address), font);
  return address;
}

function faceOf({ name, characters }: Subset, address: string): string {
  // Latin is on every page, so a browser need not be told when to fetch it.
  const range = name === 'latin' ? '' : `unicode-range:${rangeOf(characters)};`;
  return `@font-face{font-family:${family};font-weight:${headingWeight};font-display:swap;src:url(${address})format("woff2");${range}}`;
}

/** Arial Bold, scaled to the width and height of the font, so that headings hardly move when the font arrives. */
async function fallbackOf({ font }: Subset): Promise<string> {
  const metrics = { ...(await fromBuffer(font)), familyName: family };
  const { fontFaces } = createFontStack([metrics, arialBold], {
    fontFaceProperties: { fontWeight: headingWeight, sizeAdjust },
  });
  // Linux has a font of the same widths under another name.
  const faces = fontFaces.replace(/src: [^;]*/, '$&, local("Liberation Sans Bold")');
  return faces.replace(/\s*\n\s*/g, '');
}
