import { sourceLanguage } from '../../../src/i18n/resources.ts';
import { type LocaleFiles, listTags, localesFolder, readLanguage } from '../locale-files.ts';
import { isNote, isWithin, type Row, rowsOf } from '../rows.ts';
import { type Fault, faultAt, faultError } from './faults.ts';
import { checkSettings } from './settings.ts';
import { checkText } from './text.ts';

/** A language, text by text, with all that its translator has to correct or to decide on. */
export interface CheckedLanguage {
  language: LocaleFiles;
  rows: readonly Row[];
  faults: readonly Fault[];
}

/** Reads and checks all languages, French first. @throws Error when a file of French cannot be read. */
export function checkLocales(folder = localesFolder()): CheckedLanguage[] {
  const source = readOrThrow(sourceLanguage, folder);
  const others = listTags(folder).filter((tag) => tag !== sourceLanguage);
  const all = [source, ...others.map((tag) => readLanguage(tag, folder))];
  return all.map((language) => checkLanguage(source, language, all));
}

/** @returns the rows of one language, which may be new. @throws Error when a file of it, or of French, cannot be read. */
export function readableRows(tag: string, folder = localesFolder()): readonly Row[] {
  return rowsOf(readOrThrow(sourceLanguage, folder), readOrThrow(tag, folder));
}

/** @returns the files of a language. @throws Error when one of them cannot be read. */
export function readOrThrow(tag: string, folder: string): LocaleFiles {
  const language = readLanguage(tag, folder);
  if (language.faults.length > 0) {
    throw faultError(language.faults);
  }
  return language;
}

/** Checks a language against French, or French against itself. @param all every language: no two have one name. */
export function checkLanguage(
  source: LocaleFiles,
  language: LocaleFiles,
  all = [source],
): CheckedLanguage {
  const { tag } = language;
  // The folder is no language's.
  if (language.faults.some(({ file }) => file.endsWith('/'))) {
    return { language, rows: [], faults: language.faults };
  }
  const rows = rowsOf(source, language);
  const fileFaults = [...language.faults, ...checkFiles(source, language)];
  const found = [
    ...checkSettings(language, all),
    ...rows.flatMap((row) => checkRow(tag, row, rows)),
  ];
  const textFaults = found.filter(({ file }) => !fileFaults.some((fault) => fault.file === file));
  // A group that stands where French has a text is one fault.
  const unique = new Map(
    [...fileFaults, ...textFaults].map((fault) => [JSON.stringify(fault), fault]),
  );
  return { language, rows, faults: [...unique.values()] };
}

/** Checks which files there are. */
function checkFiles(source: LocaleFiles, { tag, files }: LocaleFiles): Fault[] {
  const wanted = [...new Set(['language', ...source.files])].filter((file) => file !== 'email');
  const missing = wanted.filter((file) => !files.includes(file));
  const surplus = files.filter((file) => tag !== sourceLanguage && !wanted.includes(file));
  return [
    ...missing.map((file) => faultAt(tag, file, { problem: 'ce fichier manque' })),
    ...surplus.map((file) =>
      faultAt(tag, file, { problem: 'ce fichier est en trop : retirez-le' }),
    ),
  ];
}

/** Checks a text: one that the language has to have, or one that French has no key for. */
function checkRow(tag: string, row: Row, rows: readonly Row[]): Fault[] {
  const { key, french, text } = row;
  if (isNote(key)) {
    return [];
  }
  if (french === undefined) {
    return [surplusFault(tag, row)];
  }
  if (text === undefined) {
    const isExplained = rows.some(({ meant }) => meant?.some((one) => one.key === key));
    return isExplained ? [] : [faultAt(tag, key, { problem: 'ce texte manque', french })];
  }
  return checkText(tag, { ...row, french }).map((one) => faultAt(tag, key, { ...one, french }));
}

function surplusFault(tag: string, { key, text, locked, meant = [] }: Row): Fault {
  const french = meant.map((one) => one.french).join(' | ');
  const [first] = meant;
  if (first && isWithin(key, first.key)) {
    return faultAt(tag, first.key, {
      problem: 'le français a ici un texte, pas un groupe de clés',
      french,
    });
  }
  if (first && isWithin(first.key, key)) {
    return faultAt(tag, key, {
      problem: 'le français a ici un groupe de clés, pas un texte',
      french,
    });
  }
  if (first) {
    const name = first.key.slice(first.key.indexOf('.') + 1);
    return faultAt(tag, key, {
      problem: `cette clé est en trop : c’est peut-être « ${name} », qui manque`,
      french,
    });
  }
  if (!locked) {
    return faultAt(tag, key, { problem: 'cette clé est en trop' });
  }
  const problem = `le français n’a plus ce texte : « ${text} » ne paraît plus, « npm run i18n:add ${tag} » le retire`;
  return faultAt(tag, key, { problem, before: locked.french, warning: true });
}
