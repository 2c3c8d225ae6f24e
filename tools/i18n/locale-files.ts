import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, faultAt } from './check/faults.ts';
import { nest, readJson } from './json.ts';
import { type Lock, readLock } from './lock.ts';
import { folderProblem, localesFolder } from './tags.ts';

/** A folder of `locales/` as it is on disk. */
export interface LocaleFiles {
  tag: string;
  /** The files, by their names without `.json`, sorted. */
  files: readonly string[];
  /** The texts of those that can be read, by file and key, such as `home.hero.heading`; notes are texts, too. */
  texts: ReadonlyMap<string, string>;
  lock: Lock;
  /** What cannot be read. */
  faults: readonly Fault[];
}

/** Reads the files of a language and its lock. What cannot be read becomes a fault, such as a folder of another name. */
export function readLanguage(tag: string, folder = localesFolder()): LocaleFiles {
  const texts = new Map<string, string>();
  const problem = folderProblem(tag, folder);
  if (problem)
    return { tag, files: [], texts, lock: new Map(), faults: [{ file: `locales/${tag}/`, key: '', problem }] };
  const { lock, faults } = readLock(tag, folder);
  // Hidden ones are left out, such as `.#home.json`, Emacs's lock.
  const names = globSync('*.json', { cwd: join(folder, tag) });
  const files = names.map((name) => name.replace(/\.json$/, '')).sort();
  for (const file of files) {
    const read = readJson(readFileSync(join(folder, tag, `${file}.json`)));
    if (typeof read === 'string') faults.push(faultAt(tag, file, { problem: read }));
    else for (const [key, text] of read) texts.set(`${file}.${key}`, text);
  }
  return { tag, files, texts, lock, faults };
}

/**
 * Writes texts into the files of a language; a file that says the same already keeps its layout.
 * @param texts file and key, such as `home.hero.heading`, and text.
 */
export function writeTexts(tag: string, texts: Iterable<readonly [string, string]>, folder: string): void {
  const before = nest(readLanguage(tag, folder).texts);
  mkdirSync(join(folder, tag), { recursive: true });
  for (const [file, content] of Object.entries(nest(texts)))
    if (JSON.stringify(content) !== JSON.stringify(before[file]))
      writeFileSync(join(folder, tag, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
