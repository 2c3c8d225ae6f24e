import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { facts } from '../../src/site/facts.ts';
import { type Fault, faultError } from './check/faults.ts';
import { tagProblem } from './check/language-file.ts';
import { type JsonObject, leaves, readJson } from './json.ts';
import { type Memory, readMemory } from './memory/memory.ts';

/** Words of the e-mail that the publisher receives: always in the source language, never asked of translators. */
const untranslatedFiles: readonly string[] = ['email'];

/** A folder of `locales/` as it is on disk. */
export interface LocaleFiles {
  tag: string;
  /** File name without `.json` → its content. */
  files: ReadonlyMap<string, JsonObject>;
  memory: Memory;
  /** What cannot be read. */
  faults: readonly Fault[];
}

/** @returns the folder that holds one folder per language: `LOCALES_DIR`, or `locales/` of the project. */
export function localesFolder(): string {
  return resolve(process.env.LOCALES_DIR || 'locales');
}

/** @returns the names of the language folders, sorted; one that is hidden, such as `.idea`, is an editor's. */
export function listTags(folder = localesFolder()): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

/** Reads the files of a language and its memory; what cannot be read, such as a folder of another name, becomes faults. */
export function readLanguage(tag: string, folder = localesFolder()): LocaleFiles {
  const files = new Map<string, JsonObject>();
  const problem = tagProblem(tag);
  if (problem) return { tag, files, memory: new Map(), faults: [{ file: `locales/${tag}/`, key: '', problem }] };
  const { memory, faults } = readMemory(tag, folder);
  // Hidden ones are left out, such as `.#home.json`, Emacs's lock.
  for (const name of globSync('*.json', { cwd: join(folder, tag) }).sort()) {
    const read = readJson(readFileSync(join(folder, tag, name)));
    if ('content' in read) files.set(name.replace('.json', ''), read.content);
    else faults.push({ file: `locales/${tag}/${name}`, key: '', ...read });
  }
  return { tag, files, memory, faults };
}

/** @returns French and a language. @throws Error when a file of one of them cannot be read: then nothing may be written. */
export function readForWriting(tag: string, folder: string): [source: LocaleFiles, language: LocaleFiles] {
  const [source, language] = [readLanguage(sourceLanguage, folder), readLanguage(tag, folder)];
  const faults = [...source.faults, ...language.faults];
  if (faults.length > 0) throw faultError(faults);
  return [source, language];
}

/** @returns the files that are translated, in their order: file name → its texts. */
export function translatedFiles({ files }: LocaleFiles): [file: string, content: JsonObject][] {
  return [...files].filter(([file]) => file !== 'language' && !untranslatedFiles.includes(file));
}

/**
 * The characters that the pages of a language may show, for the subset of the web font: those of its copy, its
 * digits and the publisher's facts. A language does not count another's, so that none makes the others heavier.
 * @returns each character once, sorted; variables, tags and notes do not count.
 */
export function charactersInUse(tag: string, folder = localesFolder()): string[] {
  const { files } = readLanguage(tag, folder);
  const copy = [...files].filter(([file]) => !untranslatedFiles.includes(file)).map(([, content]) => content);
  const texts = [
    '0123456789+-% ',
    new Intl.NumberFormat(tag, { useGrouping: false }).format(9876543210),
    ...leaves(copy).map(({ text }) => text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, '')),
    ...leaves(facts).map(({ text }) => text),
  ];
  return [...new Set(texts.join(''))].filter((character) => character >= ' ').sort();
}
