import { hash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { charactersInUse } from '../i18n/locale-files.ts';
import { fallbackFaces } from './fallback-faces.ts';
import { family, rangeOf, type Subset, subsetsOf, weight } from './font-subset.ts';

const id = 'virtual:heading-font.css';
const folder = 'node_modules/.cache/heading-font';

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
  return facesOf(charactersInUse(sourceLanguage), async ({ name, font }) => {
    // Named by its content and put there whole: builds side by side share this folder.
    const file = `${folder}/${hash('sha256', font).slice(0, 16)}/${name}.woff2`;
    const unfinished = `${file}.${process.pid}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, font);
    await rename(unfinished, file);
    return `/${file}`;
  });
}

/** Language → its own faces; empty where those of the source language have all its characters. */
const faces = new Map<string, Promise<string>>();

/**
 * @param dir folder of the built site, which receives the font's files.
 * @returns the faces of a language with its own characters; nothing where those of the source language have them all.
 */
export function ownFaces(tag: string, dir: string): Promise<string> {
  const wanted = faces.get(tag) ?? writeFaces(tag, dir);
  faces.set(tag, wanted);
  return wanted;
}

async function writeFaces(tag: string, dir: string): Promise<string> {
  const known = charactersInUse(sourceLanguage);
  const characters = charactersInUse(tag);
  if (characters.every((character) => known.includes(character))) return '';
  const styles = await facesOf(characters, async ({ name, font }) => {
    const address = `/assets/${name}-${tag}-${hash('sha256', font, 'base64url').slice(0, 8)}.woff2`;
    await writeFile(join(dir, address), font);
    return address;
  });
  return styles.replace(/\s*\n\s*/g, '');
}

/** @param place puts a font where browsers find it, and returns its address. */
async function facesOf(characters: string[], place: (subset: Subset) => Promise<string>): Promise<string> {
  const subsets = await subsetsOf(characters);
  const faces = subsets.map(async (subset) => face(subset, await place(subset)));
  return (await Promise.all([...faces, ...subsets.slice(0, 1).map(fallbackFaces)])).join('\n');
}

function face({ name, characters }: Subset, address: string): string {
  return `@font-face {
    font-family: "${family}";
    font-weight: ${weight};
    font-display: swap;
    src: url("${address}") format("woff2");
    ${name === 'latin' ? '' : `unicode-range: ${rangeOf(characters)};`}
  }`;
}
