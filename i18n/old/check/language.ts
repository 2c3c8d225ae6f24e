import { sourceLanguage } from '../../../src/i18n/resources.ts';
import { type Comparison, compare, unnotedTexts } from '../comparison.ts';
import { type LocaleFiles, listTags, localesFolder, readLanguage } from '../locale-files.ts';
import { findRenames, type Rename } from '../renames.ts';
import { counted, type Fault, faultAt, faultError } from './faults.ts';
import { checkFiles } from './files.ts';
import { checkSettings } from './settings.ts';
import { checkSurplus } from './surplus.ts';
import { checkText } from './text.ts';

/** A language, text by text, with all that its translator has to correct or to decide on. */
export interface CheckedLanguage {
  language: LocaleFiles;
  comparison: Comparison;
  faults: readonly Fault[];
}

/** A language and its comparison with French. */
export interface ComparedLanguage {
  source: LocaleFiles;
  language: LocaleFiles;
  comparison: Comparison;
  /** Its texts that stand under another name than in French. */
  renames: readonly Rename[];
}

/** Reads and checks all languages, French first. @throws Error when a file of French cannot be read. */
export function checkLocales(folder = localesFolder()): CheckedLanguage[] {
  const source = readOrThrow(sourceLanguage, folder);
  const others = listTags(folder).filter((tag) => tag !== sourceLanguage);
  const all = [source, ...others.map((tag) => readLanguage(tag, folder))];
  return all.map((language) => checkLanguage(source, language, all));
}

/**
 * Reads one language, which may be new, and compares it with French.
 * @throws Error when a file of it, or of French, cannot be read.
 */
export function compareWithFrench(tag: string, folder = localesFolder()): ComparedLanguage {
  const source = readOrThrow(sourceLanguage, folder);
  const language = readOrThrow(tag, folder);
  const comparison = compare(source, language);
  return { source, language, comparison, renames: findRenames(comparison, language.lock) };
}

/** @returns the files of a language. @throws Error when one of them cannot be read. */
export function readOrThrow(tag: string, folder: string): LocaleFiles {
  const language = readLanguage(tag, folder);
  if (language.faults.length > 0) {
    throw faultError(language.faults);
  }
  return language;
}

/**
 * Checks a language against French, or French against itself.
 * @param all every language, since no two may have the same name.
 */
export function checkLanguage(
  source: LocaleFiles,
  language: LocaleFiles,
  all = [source],
): CheckedLanguage {
  const { tag } = language;
  const isNoLanguage = language.faults.some(({ file }) => file.endsWith('/'));
  if (isNoLanguage) {
    const comparison = { keys: [], notes: new Map(), translations: [], surplus: [] };
    return { language, comparison, faults: language.faults };
  }
  const comparison = compare(source, language);
  const renames = findRenames(comparison, language.lock);
  const fileFaults = [...language.faults, ...checkFiles(source, language, comparison, renames)];
  const found = [
    ...checkSettings(language, all),
    ...checkTexts(tag, comparison, renames),
    ...checkNotedTexts(language, comparison),
  ];
  // What is wrong with a whole file says enough of its texts.
  const broken = new Set(fileFaults.map(({ file }) => file));
  const textFaults = found.filter(({ file }) => !broken.has(file));
  return { language, comparison, faults: [...fileFaults, ...textFaults] };
}

/** Checks the texts that the language has to have, then those that French has no key for. */
function checkTexts(tag: string, comparison: Comparison, renames: readonly Rename[]): Fault[] {
  const surplus = checkSurplus(tag, comparison, renames);
  const own = comparison.translations.flatMap((translation): Fault[] => {
    const { key, french, text } = translation;
    if (text !== undefined) {
      const problems = checkText(tag, translation);
      return problems.map((problem) => faultAt(tag, key, { ...problem, french }));
    }
    // A proof that the publisher has not given is empty in every language.
    const isMissing = french !== '' && !surplus.explained.has(key);
    return isMissing ? [faultAt(tag, key, { problem: 'ce texte manque', french })] : [];
  });
  return [...own, ...surplus.faults];
}

/** Until the lock has a text, it counts as a translation of the French of the day, whatever that is. */
function checkNotedTexts(language: LocaleFiles, comparison: Comparison): Fault[] {
  const { tag } = language;
  const unnoted = unnotedTexts(language, comparison);
  if (unnoted.length === 0 || tag === sourceLanguage) {
    return [];
  }
  const problem = `${counted(unnoted, 'texte')} à noter : « npm run i18n:add ${tag} » retient de quel français ils sont traduits`;
  return [{ file: `locales/${tag}/lock.jsonl`, key: '', problem, warning: true }];
}
