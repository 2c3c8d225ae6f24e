import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { charactersInUse } from './i18n/characters.ts';
import { sourceTag } from './i18n/locales-folder.ts';

const id = 'virtual:heading-font.css';
const family = 'Bricolage Grotesque';
const folder = 'node_modules/.cache/heading-font';
const source = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/bricolage-grotesque/package.json'));

/** What headings and other strong words are set in. */
const weights = { min: 500, max: 800 };

/**
 * Serves the font of the headings as a style sheet: cut down to the characters that `locales/` uses and to the
 * weights in use. It is preloaded and optional: where it comes too late, a fallback of the same metrics stands in for
 * it until the next page, so that nothing ever moves (with `swap`, throttled pages shifted by up to 0.04).
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
  const subsets = await subsetsOf(charactersInUse(sourceTag));
  await Promise.all(subsets.map(({ name, font }) => writeFile(join(folder, `${name}.woff2`), font)));
  return [...subsets.map((subset) => faceOf(subset, `/${folder}/${subset.name}.woff2`)), await fallbackFace()].join(
    '\n',
  );
}

/** Language → its own faces; empty where those of the source language have all its characters. */
const faces = new Map<string, Promise<string>>();

/**
 * Gives the pages of a language the font with its own characters, where the one of the source language lacks some.
 * @param css styles with the faces of the source language.
 * @param dir folder of the built site, which receives the font's files.
 */
export async function withFontOf(tag: string, css: string, dir: string): Promise<string> {
  if (tag === sourceTag) return css;
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
  const known = charactersInUse(sourceTag);
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
const forBrowsers = { targetFormat: 'woff2', variationAxes: { wght: weights }, noLayoutClosure: true } as const;

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
  const whole = await readFile(join(source, 'files', `bricolage-grotesque-${name}-wght-normal.woff2`));
  return subsetFont(whole, characters.join(''), options);
}

function faceOf({ name, characters }: Subset, address: string): string {
  const points = characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
  return `@font-face {
    font-family: "${family}";
    font-weight: ${weights.min} ${weights.max};
    font-display: optional;
    src: url("${address}") format("woff2");
    ${name === 'latin' ? '' : `unicode-range: ${points.join(', ')};`}
  }`;
}

/** Average width of a letter of Arial Bold in em, weighted by how often it occurs; most machines have a font of its widths. */
const arialBoldWidth = 983 / 2048;
const arialNames = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'];

/** The fallback, stretched to the metrics of the bold headings. */
async function fallbackFace(): Promise<string> {
  const whole = await readFile(join(source, 'files', 'bricolage-grotesque-latin-wght-normal.woff2'));
  const letters = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
  const bold = await subsetFont(whole, letters, { targetFormat: 'truetype', variationAxes: { wght: 700 } });
  const metrics = await fromBuffer(bold);
  const sizeAdjust = metrics.xWidthAvg / metrics.unitsPerEm / arialBoldWidth;
  const percent = (value: number) => `${((value / metrics.unitsPerEm / sizeAdjust) * 100).toFixed(3)}%`;
  return `@font-face {
    font-family: "${family} Fallback";
    font-weight: ${weights.min} ${weights.max};
    src: ${arialNames.map((name) => `local("${name}")`).join(', ')};
    size-adjust: ${(sizeAdjust * 100).toFixed(3)}%;
    ascent-override: ${percent(metrics.ascent)};
    descent-override: ${percent(-metrics.descent)};
    line-gap-override: ${percent(metrics.lineGap)};
  }`;
}

/** @param range a CSS `unicode-range`. */
function covers(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
  });
}
