import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceLanguage } from '../../src/i18n/source-language.ts';

/** @returns the folder that holds one folder per language: `LOCALES_DIR`, or `locales/` of the project. */
export function localesFolder(): string {
  return resolve(process.env.LOCALES_DIR || 'locales');
}

/** @returns the names of the language folders, sorted; one that is hidden, such as `.idea`, is an editor's. */
export function listTags(folder = localesFolder()): string[] {
  return globSync('*/', { cwd: folder }).sort();
}

/** @returns what to write instead of a tag that is none, in French. One is in its usual letters, its code two or three. */
export function tagProblem(tag: string): string | undefined {
  const problem = `« ${tag} » n’est pas une étiquette de langue : écrivez`;
  try {
    const [guess] = Intl.getCanonicalLocales(tag.replaceAll('_', '-'));
    if (guess && /^[a-z]{2,3}(-|$)/.test(guess)) return guess === tag ? undefined : `${problem} « ${guess} »`;
  } catch {
    // Nothing that is like a tag.
  }
  return `${problem} par exemple « en », « br », « pt-BR » ou « zh-Hant »`;
}

/** @returns why a folder's name can be that of no language, in French: it is no tag, or the address of a page. */
export function folderProblem(name: string, folder: string): string | undefined {
  const page = existsSync(join(folder, sourceLanguage, `${name}.json`));
  return page ? `« ${name} » est déjà l’adresse d’une page : renommez ce dossier` : tagProblem(name);
}
