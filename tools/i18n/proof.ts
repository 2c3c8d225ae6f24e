import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { runCommand } from '../run-command.ts';
import { leaves } from './json.ts';
import { localesFolder } from './locale-files.ts';
import { proofread } from './typography.ts';

/**
 * `npm run i18n:proof`: proof-reads the source language.
 * @param fix whether to correct the files, too.
 * @returns what there is to say. @throws Error that lists the texts to be corrected.
 */
export function proof(fix: boolean, folder = localesFolder()): string {
  const source = join(folder, sourceLanguage);
  const files = readdirSync(source).filter((name) => name.endsWith('.json'));
  const found = files.flatMap((name) => {
    const json = readFileSync(join(source, name), 'utf8');
    const better = corrected(json);
    if (fix && better !== json) writeFileSync(join(source, name), better);
    const texts = leaves(JSON.parse(better));
    return leaves(JSON.parse(json)).flatMap(({ key, text }, index) => {
      const after = texts[index]?.text ?? '';
      if (text === after) return [];
      return `locales/${sourceLanguage}/${name}  ${key}\n  - ${visible(text)}\n  + ${visible(after)}\n`;
    });
  });
  if (found.length === 0) return 'La typographie de locales/fr est en ordre.';
  if (fix) return `${found.join('')}${found.length} textes corrigés.`;
  throw new Error(
    `${found.join('')}${found.length} textes à corriger (␣ : U+00A0, ⍽ : U+202F). Pour les corriger : npm run i18n:proof -- --fix`,
  );
}

/** The texts of a file corrected; its keys and layout stay. */
function corrected(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")(\s*:)?/g, (whole, quoted: string, colon?: string) => {
    const text: string = JSON.parse(quoted);
    const better = proofread(text);
    return colon || text === better ? whole : JSON.stringify(better);
  });
}

/** Makes the spaces that look alike tell themselves apart. */
function visible(text: string): string {
  return text.replaceAll('\u00A0', '␣').replaceAll('\u202F', '⍽');
}

if (import.meta.main) await runCommand(async () => console.log(proof(process.argv.includes('--fix'))));
