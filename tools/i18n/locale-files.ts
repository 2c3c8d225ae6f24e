import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, faultAt } from './check/faults.ts';
import { nest, readJson } from './json.ts';
import { type Lock, readLock } from './lock.ts';
import { localesFolder, tagProblem } from './tags.ts';

/** A folder of `locales/` as it is on disk. */
export interface LocaleFiles {
  tag: string;
  /** The files, by their names without `.json`, sorted. */
  files: readonly string[];
  /** What `language.json` says, unchecked: `name`, `status`, and perhaps `formats`, `slugs.hosting`. */
  settings: ReadonlyMap<string, string>;
  /** The texts of the other files that can be read, by file and key, such as `home.hero.heading`; notes are texts, too. */
  texts: ReadonlyMap<string, string>;
  lock: Lock;
  /** What cannot be read. */
  faults: readonly Fault[];
}

/** Reads the files of a language and its lock. What cannot be read becomes a fault, such as a folder of another name. */
export function readLanguage(tag: string, folder = localesFolder()): LocaleFiles {
  let settings: LocaleFiles['settings'] = new Map();
  const texts = new Map<string, string>();
  const { lock, faults } = readLock(tag, folder);
  const problem = tagProblem(tag);
  if (problem) faults.push({ file: `locales/${tag}/`, key: '', problem });
  // Hidden files are left out, such as `.#home.json`, Emacs's lock.
  const files = globSync('*.json', { cwd: join(folder, tag) }).map((name) => name.replace(/\.json$/, ''));
  for (const file of files.sort()) {
    const read = readJson(readFileSync(join(folder, tag, `${file}.json`)));
    if (typeof read === 'string') faults.push(faultAt(tag, file, { problem: read }));
    else if (file === 'language') settings = read;
    else for (const [key, text] of read) texts.set(`${file}.${key}`, text);
  }
  return { tag, files, settings, texts, lock, faults };
}

/** Writes texts into the files of a language. @param texts file and key, such as `home.hero.heading`, and text. */
export function writeTexts(tag: string, texts: Iterable<readonly [string, string]>, folder: string): void {
  mkdirSync(join(folder, tag), { recursive: true });
  for (const [file, content] of Object.entries(nest(texts)))
    writeFileSync(join(folder, tag, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
