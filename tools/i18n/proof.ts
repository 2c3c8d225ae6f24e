import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { keyName, leaves } from './json.ts';
import { localesFolder } from './locale-files.ts';
import { proofread } from './typography.ts';
import { isFixed } from './wanted.ts';

/** A French text that is not set as a printer would, and how it should be. */
export interface Misprint {
  file: string;
  key: string;
  text: string;
  better: string;
}

/** @returns what the proof-reader would change in a file. */
export function misprints(file: string, json: string): Misprint[] {
  return leaves(JSON.parse(json))
    .map(({ path, text }) => ({ file, key: keyName(path), text, better: proofread(text) }))
    .filter(({ key, text, better }) => text !== better && !isFixed(file, key));
}

/** @returns the same file with its texts corrected; its layout stays. */
export function corrected(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")(\s*:)?/g, (whole, quoted: string, colon?: string) => {
    if (colon) return whole;
    const text: string = JSON.parse(quoted);
    const better = proofread(text);
    return text === better ? whole : JSON.stringify(better);
  });
}

/** Makes the spaces that look alike tell themselves apart. */
function visible(text: string): string {
  return text.replaceAll('\u00A0', '␣').replaceAll('\u202F', '⍽');
}

/**
 * `npm run i18n:proof`: proof-reads the source language.
 * @param fix whether to correct the files, too.
 * @returns what there is to say, and how many texts are still to be corrected.
 */
export function proof(fix: boolean, folder = localesFolder()): { said: string; left: number } {
  const source = join(folder, sourceLanguage);
  const files = readdirSync(source).filter((name) => name.endsWith('.json'));
  const found = files.flatMap((name) => {
    const json = readFileSync(join(source, name), 'utf8');
    const faults = misprints(name.replace('.json', ''), json);
    if (fix && faults.length > 0) writeFileSync(join(source, name), corrected(json));
    return faults;
  });
  if (found.length === 0) return { said: 'La typographie de locales/fr est en ordre.', left: 0 };
  const lines = found.map(
    ({ file, key, text, better }) =>
      `locales/${sourceLanguage}/${file}.json  ${key}\n  - ${visible(text)}\n  + ${visible(better)}\n`,
  );
  const count = fix
    ? `${found.length} textes corrigés.`
    : `${found.length} textes à corriger (␣ : U+00A0, ⍽ : U+202F). Pour les corriger : npm run i18n:proof -- --fix`;
  return { said: lines.join('') + count, left: fix ? 0 : found.length };
}

if (import.meta.main) {
  const { said, left } = proof(process.argv.includes('--fix'));
  console.log(said);
  if (left > 0) process.exitCode = 1;
}
