import { sourceLanguage } from '../../../src/i18n/resources.ts';
import { describeFaults } from '../check/faults.ts';
import { type CheckedLanguage, checkLocales } from '../check/language.ts';
import { fileOf, listTags, localesFolder } from '../locale-files.ts';
import { meantTag, tagProblem } from '../tags.ts';

/**
 * `npm run i18n:status [tag]`: how far each language is; for one that is asked for, its faults and warnings as well. It
 * only reads.
 * @returns the lines of the table, and what else there is to say.
 * @throws Error for a language that is not there, or French that cannot be read.
 */
export function status(asked: string | undefined, folder = localesFolder()) {
  const shown = checkLocales(folder).filter(({ language: { tag } }) =>
    asked ? tag === asked : tag !== sourceLanguage,
  );
  if (asked && shown.length === 0) {
    throw new Error(noSuchLanguage(asked, folder));
  }
  if (shown.length === 0) {
    return {
      table: [],
      message: 'Le site n’a que le français. Pour commencer une langue : npm run i18n:add en',
    };
  }
  // A file that cannot be read has no line in the table.
  const faults = shown.flatMap((one) => (asked ? one.faults : one.language.faults));
  return { table: shown.flatMap(progress), message: describeFaults(faults) };
}

/** @returns what to do about a language that has no folder of this name. */
function noSuchLanguage(asked: string, folder: string): string {
  const tag = meantTag(asked) ?? asked;
  const folders = listTags(folder);
  if (folders.includes(tag)) {
    return `locales/${asked}/ n’existe pas. Pour locales/${tag}/ : npm run i18n:status ${tag}`;
  }
  const twin = folders.find((name) => meantTag(name) === tag);
  if (twin) {
    return `locales/${tag}/ n’existe pas : renommez locales/${twin}/ en « ${tag} »`;
  }
  const problem = tagProblem(asked);
  return problem ? `${problem}.` : `locales/${asked}/ n’existe pas : npm run i18n:add ${asked}`;
}

/** @returns a line for each file: how much of it is translated, how many faults and warnings it has. */
function progress({ language: { tag, settings }, comparison, faults }: CheckedLanguage) {
  const byFile = Map.groupBy(comparison.translations, ({ key }) => fileOf(key));
  return [...byFile].map(([fichier, own]) => {
    const done = own.filter(({ text }) => text !== undefined).length;
    const here = faults.filter(({ file }) => file === `locales/${tag}/${fichier}.json`);
    const warnings = here.filter(({ warning }) => warning).length;
    return {
      langue: tag,
      fichier,
      statut: settings.get('status') ?? '?',
      traduits: `${done}/${own.length}`,
      part: `${Math.floor((100 * done) / own.length)} %`,
      fautes: here.length - warnings,
      'à relire': warnings,
    };
  });
}
