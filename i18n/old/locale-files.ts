import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Fault, faultAt } from './check/faults.ts';
import { nest, readJson } from './json.ts';
import { tagProblem } from './language-tags.ts';
import { type Locked, readLock } from './lock.ts';

/** A folder of `locales/` as it is on disk. */
export interface LocaleFiles {
  tag: string;
  /** The files, by their names without `.json`, sorted. */
  files: readonly string[];
  /** The files that are empty, as an interrupted program leaves them. */
  emptyFiles: readonly string[];
  /** What `language.json` says, unchecked: `name`, `status`, and perhaps `formats`, `slugs.hosting`. */
  settings: ReadonlyMap<string, string>;
  /** The texts of the other files that can be read, by file and key, such as `home.hero.heading`; notes are texts, too. */
  texts: ReadonlyMap<string, string>;
  /** From which French each text was made, by the same keys. */
  lock: ReadonlyMap<string, Locked>;
  /** What cannot be read. */
  faults: readonly Fault[];
}

/** @returns the folder that holds one folder per language: `LOCALES_DIR`, or `locales/` of the project. */
export function localesFolder(): string {
  return resolve(process.env.LOCALES_DIR || 'locales');
}

/** @returns the names of the language folders, sorted; one that is hidden, such as `.idea`, is an editor's. */
export function listTags(folder = localesFolder()): string[] {
  return globSync('*/', { cwd: folder }).sort();
}

/** Reads the files and the lock of a language. Faults are files that cannot be read, and a folder whose name is no tag. */
export function readLanguage(tag: string, folder = localesFolder()): LocaleFiles {
  const { lock, faults } = readLock(tag, folder);
  const problem = tagProblem(tag);
  if (problem) {
    faults.push({ file: `locales/${tag}/`, key: '', problem });
  }
  // Hidden files are left out, such as `.#home.json`, Emacs's lock.
  const names = globSync('*.json', { cwd: join(folder, tag) });
  const files = names.map((name) => basename(name, '.json')).sort();
  const emptyFiles: string[] = [];
  const texts = new Map<string, string>();
  let settings: LocaleFiles['settings'] = new Map();
  for (const file of files) {
    const bytes = readFileSync(join(folder, tag, `${file}.json`));
    const read = readJson(bytes);
    if (typeof read === 'string') {
      faults.push(faultAt(tag, file, { problem: read }));
      continue;
    }
    if (bytes.toString().trim() === '') {
      emptyFiles.push(file);
    }
    if (file === 'language') {
      settings = read;
      continue;
    }
    for (const [key, text] of read) {
      texts.set(`${file}.${key}`, text);
    }
  }
  return { tag, files, emptyFiles, settings, texts, lock, faults };
}

/**
 * Writes texts into the files of a language.
 * @param texts pairs of file and key, such as `home.hero.heading`, and text.
 */
export function writeTexts(
  tag: string,
  texts: Iterable<readonly [string, string]>,
  folder: string,
): void {
  mkdirSync(join(folder, tag), { recursive: true });
  for (const [file, content] of Object.entries(nest(texts))) {
    writeFileSync(join(folder, tag, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`);
  }
}

/** Removes a file of a language. */
export function removeFile(tag: string, file: string, folder: string): void {
  rmSync(join(folder, tag, `${file}.json`));
}

/** @returns the file of a key: `home` of `home.hero.heading`. */
export function fileOf(key: string): string {
  return key.split('.', 1)[0] ?? '';
}
