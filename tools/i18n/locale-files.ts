import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { facts } from '../../src/site/facts.ts';
import type { Fault } from './check/faults.ts';
import { type Json, leaves, readJson } from './json.ts';

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

/**
 * The characters that the pages of a language may show, for the subset of the web font: those of its copy, its
 * digits and the publisher's facts. A language does not count another's, so that none makes the others heavier.
 * @returns each character once, sorted; variables, tags and notes do not count.
 */
export function charactersInUse(tag: string, folder = localesFolder()): string[] {
  const files = [...readLanguage(tag, folder).files].filter(([file]) => !untranslatedFiles.includes(file));
  const texts = [
    '0123456789+-% ',
    new Intl.NumberFormat(tag, { useGrouping: false }).format(9876543210),
    ...files.flatMap(([, copy]) => leaves(copy).map(({ text }) => text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, ''))),
    ...leaves({ ...facts }).map(({ text }) => text),
  ];
  return [...new Set(texts.join(''))].filter((character) => character >= ' ').sort();
}
