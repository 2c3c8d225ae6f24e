import { hash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';
import type { LanguageData } from '../src/i18n/languages.ts';
import { facts } from '../src/site/facts.ts';
import { type Group, textsOf } from './locales/texts.ts';

/** The features that browsers apply by default. This style sheet does not change them. */
const defaultFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

/** The only weight in which the display font is used. */
export const headingWeight = 700 as const;

/** Characters of the numbers and dates that stand between the texts. */
const numbers = '0123456789+-%,./: ';

/** @returns all that the site may show in the heading font: its texts, and stamps in capitals. */
export function headingTexts(languages: LanguageData[]): string {
  const texts = languages.flatMap(({ tag, texts: files }) =>
    textsOf(files as unknown as Group).map(([key, value]) =>
      key.endsWith('.stamp') ? value.toLocaleUpperCase(tag) : value,
    ),
  );
  return [numbers, facts.product, ...texts].join('').replace(/[<>{}]/g, '');
}

/**
 * Cuts the fonts of a style sheet to the characters of the site and one weight: 10 kB instead of 41.
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
