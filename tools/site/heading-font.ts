import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { facts } from '../../src/site/facts.ts';
import { marker } from '../i18n/check/markers.ts';
import { readLanguage } from '../i18n/locale-files.ts';
import { family, rangeOf, type Subset, subsetsOf, weight } from './font-subset.ts';

/** A free font with the widths of Arial Bold, to measure on any machine. */
const arimo = 'node_modules/@fontsource/arimo/files/arimo-latin-700-normal.woff2';

/** Capsize assumes English. With this correction more French headings break in the same places in both fonts. */
const sizeAdjust = '101%';

/** The rules that are made already: languages with the same letters share a font. */
const facesOf = new Map<string, Promise<string>>();

/**
 * Makes the `@font-face` rules of the headings: the site's font, subset to the characters of `locales/` and to one
 * weight, and the fallback font that is shown until it has loaded.
 * @param tag a language; it shares the source language's font where that has all its characters.
 * @param dir folder of the built site, to which the font files are written. Without it (in development) they are inlined.
 * @returns CSS.
 */
export function headingFaces(tag: string, dir?: string): Promise<string> {
  // While developing, texts change: nothing is kept.
  if (!dir) {
    return makeFaces(charactersOf(tag));
  }
  const known = facesOf.get(tag);
  if (known) {
    return known;
  }
  const characters = charactersOf(tag);
  const letters = characters.join('');
  const faces = facesOf.get(letters) ?? makeFaces(characters, dir);
  facesOf.set(letters, faces);
  facesOf.set(tag, faces);
  return faces;
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

async function makeFaces(characters: string[], dir?: string): Promise<string> {
  const subsets = await subsetsOf(characters);
  const [main] = subsets;
  const faces = subsets.map(async (subset) => faceOf(subset, await addressOf(subset, dir)));
  const fallback = main ? [fallbackOf(main)] : [];
  return (await Promise.all([...faces, ...fallback])).join('');
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
  const range = name === 'latin' ? '' : `unicode-range:${rangeOf(characters)};`;
  return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${address})format("woff2");${range}}`;
}

/** Arial Bold, scaled to the width and height of the font, so that headings hardly move when the font arrives. */
async function fallbackOf({ font }: Subset): Promise<string> {
  const arial = {
    ...(await fromBuffer(await readFile(arimo))),
    fullName: 'Arial Bold',
    postscriptName: 'Arial-BoldMT',
  };
  const metrics = { ...(await fromBuffer(font)), familyName: family };
  const { fontFaces } = createFontStack([metrics, arial], {
    fontFaceProperties: { fontWeight: weight, sizeAdjust },
  });
  // The same font on Linux.
  return fontFaces
    .replace(/(src: [^;]*)/, '$1, local("Liberation Sans Bold")')
    .replace(/\s*\n\s*/g, '');
}
