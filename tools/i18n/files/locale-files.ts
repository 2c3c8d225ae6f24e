import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Fault } from '../check/faults.ts';
import type { Json } from './json.ts';
import { readJson } from './read-json.ts';

/** The language that all others are translated from. */
export const sourceTag = 'fr';

/** Words of the e-mail that the publisher receives: always in the source language, never asked of translators. */
export const untranslatedFiles: readonly string[] = ['email'];

/** A folder of `locales/` as it is on disk. */
export interface LocaleFiles {
  tag: string;
  /** File name without `.json` → its content. */
  files: ReadonlyMap<string, Json>;
  /** Files that cannot be read. */
  faults: readonly Fault[];
}

/** @returns the folder that holds one folder per language: `LOCALES_DIR`, or `locales/` of the project. */
export function localesFolder(): string {
  return resolve(process.env.LOCALES_DIR || 'locales');
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
    const read = readJson(readFileSync(join(folder, tag, name)));
    if ('content' in read) files.set(name.replace('.json', ''), read.content);
    else faults.push({ file: `locales/${tag}/${name}`, key: '', ...read });
  }
  return { tag, files, faults };
}

/** @returns the files that are translated, in their order: file name → its texts. */
export function translatedFiles({ files }: LocaleFiles): [file: string, content: Json][] {
  return [...files].filter(([file]) => file !== 'language' && !untranslatedFiles.includes(file));
}
