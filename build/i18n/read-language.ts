import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './faults.ts';
import type { Json } from './json.ts';
import { localesFolder } from './locales-folder.ts';

/** A folder of `locales/` as it is on disk. */
export interface LocaleFiles {
  tag: string;
  /** File name without `.json` → its content. */
  files: ReadonlyMap<string, Json>;
  /** Files that are not JSON. */
  faults: readonly Fault[];
}

/** @returns the names of the language folders, sorted. */
export function listTags(folder = localesFolder()): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Reads the JSON files of a language; those that cannot be read become faults. */
export function readLanguage(tag: string, folder = localesFolder()): LocaleFiles {
  const files = new Map<string, Json>();
  const faults: Fault[] = [];
  const names = readdirSync(join(folder, tag)).filter((name) => name.endsWith('.json'));
  for (const name of names.sort()) {
    const text = readFileSync(join(folder, tag, name), 'utf8').replace(/^\uFEFF/, '');
    try {
      files.set(name.replace('.json', ''), JSON.parse(text));
    } catch (error) {
      faults.push({ file: `locales/${tag}/${name}`, key: '', problem: notJson(String(error)) });
    }
  }
  return { tag, files, faults };
}

function notJson(message: string): string {
  const place = /line (\d+) column (\d+)/.exec(message);
  const where = place ? `vers la ligne ${place[1]}, colonne ${place[2]}` : 'il s’arrête trop tôt';
  return `ce fichier n’est pas du JSON, ${where} : une virgule, un guillemet ou une accolade manque ou est en trop`;
}
