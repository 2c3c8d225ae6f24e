import leven from 'leven';
import { sourceLanguage } from '../../../src/i18n/source-language.ts';
import type { LocaleFiles } from '../locale-files.ts';
import { sameFrench } from '../lock.ts';
import { type Row, rowsOf, type SourceRow, toTranslate } from '../rows.ts';
import { type Fault, faultAt } from './faults.ts';
import { checkLanguageFile, checkSlugs } from './language-file.ts';
import { checkText } from './text.ts';

/** A language, text by text, with all that its translator has to correct or to decide on. */
export interface CheckedLanguage {
  language: LocaleFiles;
  rows: readonly Row[];
  faults: readonly Fault[];
}

/** Checks a language against French, and French against itself. */
export function checkLanguage(source: LocaleFiles, language: LocaleFiles): CheckedLanguage {
  const { tag } = language;
  // The folder is no language's.
  if (language.faults.some(({ file }) => file.endsWith('/'))) return { language, rows: [], faults: language.faults };
  const rows = rowsOf(source, tag, language);
  const fileFaults = [...language.faults, ...checkFiles(source, language)];
  const surplus = rows.filter(({ french }) => french === undefined).map((row) => checkSurplus(tag, row, rows));
  const explained = surplus.flatMap(({ meant }) => meant);
  const textFaults = [
    ...checkLanguageFile(language),
    ...toTranslate(rows).flatMap((row) => (explained.includes(row) ? [] : checkRow(tag, row))),
    // A group that stands where French has a text is one fault.
    ...new Map(surplus.map(({ fault }) => [`${fault.file} ${fault.key}`, fault])).values(),
    ...(tag === sourceLanguage ? [] : checkSlugs(language)),
  ].filter(({ file }) => !fileFaults.some((fault) => fault.file === file));
  return { language, rows, faults: [...fileFaults, ...textFaults] };
}

/** Checks which files there are. */
function checkFiles(source: LocaleFiles, { tag, files }: LocaleFiles): Fault[] {
  const wanted = [...new Set(['language', ...source.files])].filter((file) => file !== 'email');
  const missing = wanted.filter((file) => !files.includes(file));
  const unknown = files.filter((file) => tag !== sourceLanguage && !wanted.includes(file));
  return [
    ...missing.map((file) => faultAt(tag, file, { problem: 'ce fichier manque' })),
    ...unknown.map((file) => faultAt(tag, file, { problem: 'ce fichier est en trop : retirez-le' })),
  ];
}

/** Checks a text that the language has to have. */
function checkRow(tag: string, row: SourceRow): Fault[] {
  const { key, french, text, locked } = row;
  if (text === undefined) return [faultAt(tag, key, { problem: 'ce texte manque', french })];
  const isStale = locked !== undefined && !sameFrench(locked.french, french);
  const found = checkText({ ...row, tag, text, isStale }).map((one) => faultAt(tag, key, { ...one, french }));
  if (!isStale) return locked?.checked ? found.filter(({ warning }) => !warning) : found;
  const problem = `le français a changé depuis la traduction « ${text} »`;
  return [...found, faultAt(tag, key, { problem, before: locked.french, warning: true, french })];
}

/** Checks a text that French has no key for. @returns its fault, and the missing texts that it explains. */
function checkSurplus(tag: string, row: Row, rows: readonly Row[]): { fault: Fault; meant: readonly Row[] } {
  const { key, text, locked } = row;
  const meant = meantBy(row, rows);
  const [first] = meant;
  if (!first) {
    const gone = `le français n’a plus ce texte : « ${text} » ne paraît plus, « npm run i18n:add ${tag} » le retire`;
    const what = locked ? { problem: gone, before: locked.french, warning: true } : { problem: surplusKey };
    return { fault: faultAt(tag, key, what), meant };
  }
  const french = meant.map((one) => one.french).join(' | ');
  const name = first.key.slice(first.key.indexOf('.') + 1);
  const [at, problem] = key.startsWith(`${first.key}.`)
    ? [first.key, 'le français a ici un texte, pas un groupe de clés']
    : first.key.startsWith(`${key}.`)
      ? [key, 'le français a ici un groupe de clés, pas un texte']
      : [key, `${surplusKey} : c’est peut-être « ${name} », qui manque`];
  return { fault: faultAt(tag, at, { problem, french }), meant };
}

const surplusKey = 'cette clé est en trop';

/** @returns whether a text was made from French that has gone, so that `npm run i18n:add` can remove it. */
export function isLeaving(row: Row, rows: readonly Row[]): boolean {
  return row.french === undefined && row.locked !== undefined && meantBy(row, rows).length === 0;
}

/** @returns the missing texts that a surplus one may be meant for: in its place, of the same French, or of a similar key. */
function meantBy({ key, locked }: Row, rows: readonly Row[]): SourceRow[] {
  const missing = toTranslate(rows).filter(({ text }) => text === undefined);
  const inPlace = missing.filter((one) => one.key.startsWith(`${key}.`) || key.startsWith(`${one.key}.`));
  const similar = missing.filter((one) => sameFrench(locked?.french, one.french) || isMistyped(key, one.key));
  return inPlace.length > 0 ? inPlace : similar.slice(0, 1);
}

/** @returns whether a key may be another one mistyped; short names are too much alike to tell. */
function isMistyped(key: string, other: string): boolean {
  return other.length - other.lastIndexOf('.') > 4 && leven(key, other) <= 2;
}
