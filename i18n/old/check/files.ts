import { sourceLanguage } from '../../../src/i18n/resources.ts';
import type { Comparison } from '../comparison.ts';
import { fileOf, type LocaleFiles } from '../locale-files.ts';
import type { Rename } from '../renames.ts';
import { type Fault, faultAt } from './faults.ts';

/** Checks which files a language has. `checkSurplus` reports the texts of a file that French does not have. */
export function checkFiles(
  source: LocaleFiles,
  { tag, files, emptyFiles }: LocaleFiles,
  { surplus }: Comparison,
  renames: readonly Rename[],
): Fault[] {
  const isSource = tag === sourceLanguage;
  const advice = (what: string) => (isSource ? '' : ` : « npm run i18n:add ${tag} » ${what}`);
  const wanted = [...new Set(['language', ...source.files])].filter((file) => file !== 'email');
  const isRenamed = (file: string) => renames.some(({ to }) => fileOf(to) === file);
  const missing = wanted.filter((file) => !files.includes(file) && !isRenamed(file));
  const unread = emptyFiles.filter((file) => wanted.includes(file));
  const unknown = files.filter((file) => !isSource && !wanted.includes(file));
  const unused = unknown.filter((file) => !surplus.some(({ key }) => fileOf(key) === file));
  const report = (file: string, problem: string) => faultAt(tag, file, { problem });
  return [
    ...missing.map((file) => report(file, `ce fichier manque${advice('le crée')}`)),
    ...unread.map((file) => report(file, `ce fichier est vide${advice('le remplit')}`)),
    ...unused.map((file) => report(file, `ce fichier est en trop${advice('le retire')}`)),
  ];
}
