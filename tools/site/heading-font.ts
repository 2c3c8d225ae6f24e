import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

function faceOf({ name, characters }: Subset, address: string): string {
  return `@font-face {
    font-family: "${family}";
    font-weight: ${weight};
    font-display: swap;
    src: url("${address}") format("woff2");
    ${name === 'latin' ? '' : `unicode-range: ${rangeOf(characters)};`}
  }`;
}
