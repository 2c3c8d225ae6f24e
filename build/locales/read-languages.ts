import type { LanguageData } from '../../src/i18n/languages.ts';
import { type Resources, sourceLanguage } from '../../src/i18n/resources.ts';
import { checkLocales, stoppingFaults } from './check-locales.ts';
import { faultLine } from './folders.ts';
import {
  commonVariables,
  type Group,
  type LocaleFiles,
  mapTexts,
  textFileNames,
  valuesOf,
  variable,
} from './texts.ts';

/**
 * Reads the languages in which the site is built.
 * @param withDrafts whether drafts are wanted as well.
 * @param root the folder of the project.
 * @returns the languages, French first.
 * @throws Error, in French, with a line for each fault that stops the build.
 */
export function readLanguages(withDrafts: boolean, root?: string): LanguageData[] {
  const all = checkLocales(root);
  const faults = all.flatMap((language) => stoppingFaults(language, withDrafts));
  if (faults.length > 0) {
    const lines = faults.map(faultLine).join('\n');
    throw new Error(`À corriger dans les traductions (le guide est locales/README.md) :\n${lines}`);
  }
  const isSource = ({ tag }: { tag: string }) => tag === sourceLanguage;
  const source = all.find(isSource)?.files ?? {};
  return all
    .map(({ tag, files }) => makeLanguage(tag, files, source))
    .filter(({ status }) => withDrafts || status === 'published')
    .sort((one, other) => Number(isSource(other)) - Number(isSource(one)));
}

function makeLanguage(tag: string, files: LocaleFiles, source: LocaleFiles) {
  const { name, status, formats = tag, slugs } = files.language as unknown as LanguageData;
  const { direction: dir = 'ltr' } = new Intl.Locale(tag).getTextInfo();
  const texts = Object.fromEntries(
    textFileNames(source).map((file) => [file, completeTexts(source[file], files[file])]),
  ) as unknown as Resources;
  return { tag, name, dir, status, formats, slugs: slugs ?? {}, texts };
}

/** @returns the texts of a file with the French keys, in the French order. */
function completeTexts(french: Group | undefined, own: Group | undefined): Group {
  const values = valuesOf(own);
  return mapTexts(french, (key, text) => shownText(key, text, values.get(key)));
}

/** In a draft, a missing text shows its key, and a variable that French lacks shows its name. */
function shownText(key: string, french: string, own: unknown): string {
  if (french === '') {
    // Not given, or withdrawn since it was translated.
    return '';
  }
  if (typeof own !== 'string' || own.trim() === '') {
    return `⟦${key}⟧`;
  }
  const known = [...commonVariables, ...[...french.matchAll(variable)].map(([, name]) => name)];
  return own.replace(variable, (found, name) => (known.includes(name) ? found : `⟦${name}⟧`));
}
