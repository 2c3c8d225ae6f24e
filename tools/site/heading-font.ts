import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { charactersInUse } from '../i18n/locale-files.ts';

const id = 'virtual:heading-font.css';
const family = 'Bricolage Grotesque';
const folder = 'node_modules/.cache/heading-font';
const source = packageFolder('@fontsource-variable/bricolage-grotesque');

/** The one weight that headings and other words of display are set in. */
const weight = 700;

/**
 * Serves the font of the headings as a style sheet: cut down to the characters that `locales/` uses and to the one
 * weight in use. It is preloaded and takes over as soon as it is there, on the first visit too; until then a fallback
 * of the same widths and heights stands in for it, so that nothing moves.
 */
export function headingFont(): Plugin {
  return {
    name: 'heading-font',
    resolveId: (specifier) => (specifier === id ? `\0${id}` : null),
    load: (resolved) => (resolved === `\0${id}` ? fontStyles() : null),
  };
}

async function fontStyles(): Promise<string> {
  await mkdir(folder, { recursive: true });
  const subsets = await subsetsOf(charactersInUse(sourceLanguage));
  await Promise.all(subsets.map(({ name, font }) => writeFile(join(folder, `${name}.woff2`), font)));
  const faces = subsets.map((subset) => faceOf(subset, `/${folder}/${subset.name}.woff2`));
  return [...faces, ...(await Promise.all(subsets.slice(0, 1).map(fallbackFaces)))].join('\n');
}

/** Language → its own faces; empty where those of the source language have all its characters. */
const faces = new Map<string, Promise<string>>();

/**
 * Gives the pages of a language the font with its own characters, where the one of the source language lacks some.
 * @param css styles with the faces of the source language.
 * @param dir folder of the built site, which receives the font's files.
 */
export async function withFontOf(tag: string, css: string, dir: string): Promise<string> {
  if (tag === sourceLanguage) return css;
  const wanted = faces.get(tag) ?? writeFaces(tag, dir);
  faces.set(tag, wanted);
  const own = await wanted;
  if (own === '') return css;
  let placed = false;
  return css.replace(new RegExp(`@font-face\\{font-family:"?${family}"?;[^}]*\\}`, 'g'), () => {
    const first = placed ? '' : own;
    placed = true;
    return first;
  });
}

async function writeFaces(tag: string, dir: string): Promise<string> {
  const known = charactersInUse(sourceLanguage);
  const characters = charactersInUse(tag);
  if (characters.every((character) => known.includes(character))) return '';
  const subsets = await subsetsOf(characters);
  const written = subsets.map(async (subset) => {
    const hash = createHash('sha256').update(subset.font).digest('base64url').slice(0, 8);
    const address = `/assets/${subset.name}-${tag}-${hash}.woff2`;
    await writeFile(join(dir, address), subset.font);
    return faceOf(subset, address).replace(/\s*\n\s*/g, '');
  });
  return (await Promise.all(written)).join('');
}

type SubsetOptions = Parameters<typeof subsetFont>[2];

interface Subset {
  /** Name of the package's file that it is cut from. */
  name: string;
  characters: string[];
  font: Buffer;
}

/** What browsers get; `noLayoutClosure` keeps glyphs out that only features would reach. */
const forBrowsers = { targetFormat: 'woff2', variationAxes: { wght: weight }, noLayoutClosure: true } as const;

/**
 * Cuts the font down to some characters.
 * @param options of subset-font; without them, what browsers get.
 * @returns a font for each file of the package that has some of them; characters that none has are left out.
 */
export async function subsetsOf(characters: string[], options: SubsetOptions = forBrowsers): Promise<Subset[]> {
  const ranges: Record<string, string> = JSON.parse(await readFile(join(source, 'unicode.json'), 'utf8'));
  // Latin comes last in the package and first here: it is the one that every page preloads.
  const parts = Object.entries(ranges)
    .reverse()
    .map(([name, range]) => ({ name, characters: characters.filter((character) => covers(range, character)) }))
    .filter((part) => part.characters.length > 0);
  return Promise.all(parts.map(async (part) => ({ ...part, font: await subset(part.name, part.characters, options) })));
}

async function subset(name: string, characters: string[], options: SubsetOptions): Promise<Buffer> {
  return subsetFont(await readFile(fileOf(name)), characters.join(''), options);
}

function fileOf(subset: string): string {
  return join(source, 'files', `bricolage-grotesque-${subset}-wght-normal.woff2`);
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

function faceOf({ name, characters }: Subset, address: string): string {
  return `@font-face {
    font-family: "${family}";
    font-weight: ${weight};
    font-display: swap;
    src: url("${address}") format("woff2");
    ${name === 'latin' ? '' : `unicode-range: ${rangeOf(characters)};`}
  }`;
}

/** Names that machines know Arial Bold by, or a font of the same widths; Arimo, which has them too, is measured. */
const standIns = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'];
const arimo = join(packageFolder('@fontsource/arimo'), 'files/arimo-latin-700-normal.woff2');

/** Letters whose stretches differ by no more share a face. */
const step = 0.03;

/**
 * The fallback: Arial Bold with each letter stretched to its width in the font, so that lines break where they will
 * break with it. Lines are as high as the face that has the space says, so only that one gets the font's heights.
 */
async function fallbackFaces({ name, characters }: Subset): Promise<string> {
  const instance = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  const font = measured(await subset(name, characters, instance));
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

function rangeOf(characters: string[]): string {
  return characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(', ');
}

/** @param range a CSS `unicode-range`. */
function covers(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
  });
}
