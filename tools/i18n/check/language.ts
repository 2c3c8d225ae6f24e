import { sourceLanguage } from '../../../src/i18n/resources.ts';
import { type LocaleFiles, listTags, localesFolder, readLanguage, tagProblem } from '../locale-files.ts';
import { isNote, type Row, rowsOf } from '../rows.ts';
import { type Fault, faultAt, faultError } from './faults.ts';
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
  return [source, ...others.map((tag) => readLanguage(tag, folder))].map((language) => checkLanguage(source, language));
}

/** @returns the rows of one language, which may be new. @throws Error when a file of it, or of French, cannot be read. */
export function readableRows(tag: string, folder = localesFolder()): readonly Row[] {
  return rowsOf(readOrThrow(sourceLanguage, folder), readOrThrow(tag, folder));
}

function readOrThrow(tag: string, folder: string): LocaleFiles {
  const language = readLanguage(tag, folder);
  if (language.faults.length > 0) throw faultError(language.faults);
  return language;
}

/** Checks a language against French, or French against itself. */
export function checkLanguage(source: LocaleFiles, language: LocaleFiles): CheckedLanguage {
  const { tag } = language;
  // The folder is no language's.
  if (language.faults.some(({ file }) => file.endsWith('/'))) return { language, rows: [], faults: language.faults };
  const rows = rowsOf(source, language);
  const found = [...checkSettings(language), ...rows.flatMap((row) => checkRow(tag, row))];
  // Of a file that cannot be read, the texts are not missing.
  const inRead = found.filter(({ file }) => !language.faults.some((fault) => fault.file === file));
  return { language, rows, faults: [...language.faults, ...inRead] };
}

/** Checks a text: one that the language has to have, or one that French has no key for. */
function checkRow(tag: string, { key, french, text, ...row }: Row): Fault[] {
  if (isNote(key)) return [];
  if (french === undefined) {
    const problem = `« ${text} » ne paraît pas : le français n’a pas cette clé ; corrigez son nom, ou retirez-la`;
    return [faultAt(tag, key, { problem, warning: true })];
  }
  if (text === undefined) return [faultAt(tag, key, { problem: 'ce texte manque', french })];
  return checkText(tag, { key, french, text, ...row }).map((one) => faultAt(tag, key, { ...one, french }));
}

/** Checks what `language.json` says. */
function checkSettings({ tag, settings }: LocaleFiles): Fault[] {
  const { name = '', status = '', formats } = Object.fromEntries(settings);
  const faults: Fault[] = [];
  const report = (key: string, problem: string) => void faults.push(faultAt(tag, `language.${key}`, { problem }));
  if (name.trim() === '') report('name', 'le nom de la langue, dans cette langue, manque');
  if (!/^(draft|published)$/.test(status))
    report('status', '« draft » (brouillon) ou « published » (publiée) est attendu');
  if (formats !== undefined && (!formats.startsWith(`${tag}-`) || tagProblem(formats)))
    report('formats', `une étiquette plus précise que « ${tag} » est attendue, comme « en-GB »`);
  return faults;
}
