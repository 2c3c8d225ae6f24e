import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pages } from '../../src/pages.ts';
import { type Fault, faultAt } from './check/faults.ts';
import { nest, readJson } from './json.ts';
import { type Locked, readLock } from './lock.ts';

/** @returns the folder that holds one folder per language: `LOCALES_DIR`, or `locales/` of the project. */
export function localesFolder(): string {
  return resolve(process.env.LOCALES_DIR || 'locales');
}

/** @returns the names of the language folders, sorted; one that is hidden, such as `.idea`, is an editor's. */
export function listTags(folder = localesFolder()): string[] {
  return globSync('*/', { cwd: folder }).sort();
}

/**
 * @param tag a folder's name, or a tag that a file gives.
 * @returns why it is not the tag of a language, in French: no tag, not in its usual letters, or the address of a page.
 */
export function tagProblem(tag: string): string | undefined {
  const problem = `« ${tag} » n’est pas une étiquette de langue : écrivez`;
  try {
    const [guess = ''] = Intl.getCanonicalLocales(tag.replaceAll('_', '-'));
    if (/^[a-z]{2,3}(-|$)/.test(guess)) {
      if (guess !== tag) {
        return `${problem} « ${guess} »`;
      }
      const isAddress = Object.values(pages).some(({ path }) => path === tag);
      return isAddress
        ? `« ${tag} » est déjà l’adresse d’une page : renommez ce dossier`
        : undefined;
    }
  } catch {
    // Not even similar to a tag.
  }
  return `${problem} par exemple « en », « br », « pt-BR » ou « zh-Hant »`;
}

/** A folder of `locales/` as it is on disk. */
export interface LocaleFiles {
  tag: string;
  /** The files, by their names without `.json`, sorted. */
  files: readonly string[];
  /** What `language.json` says, unchecked: `name`, `status`, and perhaps `formats`, `slugs.hosting`. */
  settings: ReadonlyMap<string, string>;
  /** The texts of the other files that can be read, by file and key, such as `home.hero.heading`; notes are texts, too. */
  texts: ReadonlyMap<string, string>;
  /** From which French each text was made, by the same keys. */
  lock: ReadonlyMap<string, Locked>;
  /** What cannot be read. */
  faults: readonly Fault[];
}

/** Reads the files of a language and its lock. What cannot be read becomes a fault, such as a folder of another name. */
export function readLanguage(tag: string, folder = localesFolder()): LocaleFiles {
  let settings: LocaleFiles['settings'] = new Map();
  const texts = new Map<string, string>();
  const { lock, faults } = readLock(tag, folder);
  const problem = tagProblem(tag);
  if (problem) {
    faults.push({ file: `locales/${tag}/`, key: '', problem });
  }
  // Hidden files are left out, such as `.#home.json`, Emacs's lock.
  const files = globSync('*.json', { cwd: join(folder, tag) }).map((name) =>
    basename(name, '.json'),
  );
  for (const file of files.sort()) {
    const read = readJson(readFileSync(join(folder, tag, `${file}.json`)));
    if (typeof read === 'string') {
      faults.push(faultAt(tag, file, { problem: read }));
    } else if (file === 'language') {
      settings = read;
    } else {
      for (const [key, text] of read) {
        texts.set(`${file}.${key}`, text);
      }
    }
  }
  return { tag, files, settings, texts, lock, faults };
}

/** Writes texts into the files of a language. @param texts file and key, such as `home.hero.heading`, and text. */
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
