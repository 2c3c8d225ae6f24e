import { hash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';
import { headingWeight, inHeadingFace } from '../src/styles/heading-face.ts';
import type { BuiltPage } from './finish-page.ts';
import { textsOf } from './locales/texts.ts';

/** The features that browsers apply by default. This style sheet does not change them. */
const defaultFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

/** Characters of numbers and dates, which scripts and counters change. */
const numbers = '0123456789+-%,./: ';

/** @returns what the pages show in the heading face, now or by a script, and the titles of share images. */
export function headingTexts(pages: BuiltPage[]): string {
  const texts = pages.flatMap(({ document, language }) => [
    ...textsIn(document, inHeadingFace.join()),
    ...textsIn(document, '.stamp').map((text) => text.toLocaleUpperCase(language)),
    ...titlesOfScripts(document, language),
    document.querySelector('[property="og:title"]')?.getAttribute('content'),
  ]);
  return [numbers, ...texts].join('');
}

function textsIn(document: HTMLElement, selector: string): string[] {
  return document.querySelectorAll(selector).map(({ textContent }) => textContent);
}

/** @returns the titles and the stamp of the contact form (`script-texts.ts`). */
function titlesOfScripts(document: HTMLElement, language: string): string[] {
  const texts = document.querySelector('[data-texts]')?.getAttribute('data-texts') ?? '{}';
  return textsOf(JSON.parse(texts))
    .filter(([key]) => /\.(title|stamp)$/.test(key))
    .map(([key, text]) => (key.endsWith('stamp') ? text.toLocaleUpperCase(language) : text));
}

/**
 * Cuts the fonts of a style sheet to the characters of headings and one weight: 8 kB instead of 41.
 * @returns the style sheet with the addresses of the smaller fonts, which are in `dir`.
 */
export async function subsetFonts(css: string, dir: string, texts: string): Promise<string> {
  const characters = [...new Set(texts)].sort().join('');
  let result = css;
  for (const address of new Set(css.match(/\/assets\/[\w-]+\.woff2/g))) {
    const whole = join(dir, address);
    const font = await subsetFont(await readFile(whole), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: headingWeight },
      keepFeatures: defaultFeatures,
      noLayoutClosure: true,
      // It describes the weights that are left out.
      dropTables: ['STAT'],
    });
    const name = `/assets/heading-${hash('sha256', font, 'base64url').slice(0, 8)}.woff2`;
    await writeFile(join(dir, name), font);
    await rm(whole);
    result = result.replaceAll(address, name);
  }
  return result;
}
