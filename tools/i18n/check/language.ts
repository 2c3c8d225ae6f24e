import { sourceLanguage } from '../../../src/i18n/source-language.ts';
import type { LocaleFiles } from '../locale-files.ts';
import { sameFrench } from '../lock.ts';
import { type Row, rowsOf, type SourceRow, toTranslate } from '../rows.ts';
import { type Fault, faultAt } from './faults.ts';
import { checkLanguageFile, checkSlugs } from './language-file.ts';
import { checkText } from './text.ts';

/** A language beside today's French, with all that its translator has to put right or to look at. */
export interface Judged {
  language: LocaleFiles;
  rows: readonly Row[];
  faults: readonly Fault[];
}

/** Judges a language; the source is judged beside itself. @param names what is wrong with the names of all languages. */
export function judgeLanguage(source: LocaleFiles, language: LocaleFiles, names: readonly Fault[] = []): Judged {
  const { tag } = language;
  // The folder is no language's.
  if (language.faults.some(({ file }) => file.endsWith('/'))) return { language, rows: [], faults: language.faults };
  const rows = rowsOf(source, tag, language);
  const own = names.filter(({ file }) => file === `locales/${tag}/language.json`);
  const fileFaults = [...language.faults, ...checkFiles(source, language), ...own];
  const surplus = rows.filter(({ french }) => french === undefined).map((row) => checkSurplus(tag, row, rows));
  const explained = new Set(surplus.flatMap(({ instead }) => instead));
  const textFaults = [
    ...toTranslate(rows).flatMap((row) => (explained.has(row) ? [] : checkRow(tag, row))),
    ...new Map(surplus.map(({ fault }) => [`${fault.file} ${fault.key}`, fault])).values(),
    ...(tag === sourceLanguage ? [] : checkSlugs(language)),
  ].filter(({ file }) => !fileFaults.some((fault) => fault.file === file));
  return { language, rows, faults: [...fileFaults, ...textFaults] };
}

/** Judges which files there are, and the one in which the language describes itself. */
function checkFiles(source: LocaleFiles, language: LocaleFiles): Fault[] {
  const { tag, files, faults } = language;
  const wanted = source.files.filter((file) => file !== 'language' && file !== 'email');
  const unknown = files.filter((file) => tag !== sourceLanguage && ![...wanted, 'language'].includes(file));
  const found = (file: string, problem: string) => ({ file: `locales/${tag}/${file}.json`, key: '', problem });
  return [
    ...checkLanguageFile(language),
    ...wanted.filter((file) => !files.includes(file)).map((file) => found(file, 'ce fichier manque')),
    ...unknown.map((file) => found(file, 'ce fichier est en trop : retirez-le')),
  ].filter(({ file }) => !faults.some((fault) => fault.file === file));
}

/** Judges a text that the language has to give. */
function checkRow(tag: string, row: SourceRow): Fault[] {
  const { key, french, text, locked } = row;
  if (text === undefined) return [faultAt(tag, key, { problem: 'ce texte manque', french })];
  const isStale = locked !== undefined && !sameFrench(locked.french, french);
  const found = checkText({ ...row, tag, text, isStale }).filter(
    ({ warning }) => isStale || !locked?.checked || !warning,
  );
  const problem = `le français a changé depuis la traduction « ${text} »`;
  const stale = { problem, before: locked?.french, warning: true };
  return (isStale ? [...found, stale] : found).map((one) => faultAt(tag, key, { ...one, french }));
}

/** Judges a text that French has no key for. @returns its fault, and the rows that lack because of it: one slip is one fault. */
function checkSurplus(tag: string, row: Row, rows: readonly Row[]): { fault: Fault; instead: readonly Row[] } {
  const { key, text, locked } = row;
  const { inside, around, likely } = relatives(row, rows);
  const instead = [inside, around, likely].find((some) => some.length > 0) ?? [];
  const [first] = instead;
  if (first) {
    const french = instead.map((one) => one.french).join(' | ');
    const name = first.key.slice(first.key.indexOf('.') + 1);
    const problem =
      (instead === inside && 'le français a ici un groupe de clés, pas un texte') ||
      (instead === around && 'le français a ici un texte, pas un groupe de clés') ||
      `cette clé est en trop : c’est peut-être « ${name} », qui manque`;
    return { fault: faultAt(tag, instead === around ? first.key : key, { problem, french }), instead };
  }
  const gone = `le français n’a plus ce texte : « ${text} » ne paraît plus, « npm run i18n:add ${tag} » le retire`;
  const what = locked ? { problem: gone, before: locked.french, warning: true } : { problem: 'cette clé est en trop' };
  return { fault: faultAt(tag, key, what), instead };
}

/** @returns whether a text was made from French that has gone, and stands in nothing's way. */
export function isLeaving(row: Row, rows: readonly Row[]): boolean {
  return (
    row.french === undefined && row.locked !== undefined && Object.values(relatives(row, rows)).flat().length === 0
  );
}

/** @returns the rows of French that a surplus text may be meant for: in a group of its name, around it, or of a name or French like its own. */
function relatives({ key, locked }: Row, rows: readonly Row[]) {
  const wanted = toTranslate(rows);
  return {
    inside: wanted.filter((one) => one.key.startsWith(`${key}.`)),
    around: wanted.filter((one) => key.startsWith(`${one.key}.`)),
    likely: wanted
      .filter((one) => one.text === undefined && (sameFrench(locked?.french, one.french) || isSlip(key, one.key)))
      .slice(0, 1),
  };
}

/** @returns whether two keys differ by a slip of the pen: by two letters in one place, in a name that is longer. */
function isSlip(one: string, other: string): boolean {
  const most = Math.max(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return most - start - end <= 2 && other.length - other.lastIndexOf('.') > 4;
}
