import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { proofread } from '../typography.ts';
import { isFixed } from './fixed-texts.ts';
import { keyName, leaves } from './json.ts';
import { localesFolder, sourceTag } from './locales-folder.ts';

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

if (import.meta.main) {
  const folder = join(localesFolder(), sourceTag);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const fix = process.argv.includes('--fix');
  const found = files.flatMap((name) => {
    const json = readFileSync(join(folder, name), 'utf8');
    const faults = misprints(name.replace('.json', ''), json);
    if (fix && faults.length > 0) writeFileSync(join(folder, name), corrected(json));
    return faults;
  });
  for (const { file, key, text, better } of found)
    console.log(`locales/${sourceTag}/${file}.json  ${key}\n  - ${visible(text)}\n  + ${visible(better)}`);
  const hint = 'Pour les corriger : npm run i18n:proof -- --fix';
  if (found.length === 0) console.log('La typographie de locales/fr est en ordre.');
  else
    console.log(
      fix ? `${found.length} textes corrigés.` : `${found.length} textes à corriger (␣ : U+00A0, ⍽ : U+202F). ${hint}`,
    );
  if (found.length > 0 && !fix) process.exitCode = 1;
}
