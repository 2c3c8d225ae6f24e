import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pages } from '../../src/pages.ts';

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
      if (guess !== tag) return `${problem} « ${guess} »`;
      const isAddress = Object.values(pages).some(({ path }) => path === tag);
      return isAddress ? `« ${tag} » est déjà l’adresse d’une page : renommez ce dossier` : undefined;
    }
  } catch {
    // Not even similar to a tag.
  }
  return `${problem} par exemple « en », « br », « pt-BR » ou « zh-Hant »`;
}
