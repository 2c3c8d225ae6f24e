import { sourceLanguage } from '../../../src/i18n/resources.ts';
import { describeFaults } from '../check/faults.ts';
import { type CheckedLanguage, checkLocales } from '../check/language.ts';
import { likelyTag, tagProblem } from '../language-tags.ts';
import { fileOf, listTags, localesFolder } from '../locale-files.ts';

/**
 * `npm run i18n:status [tag]`: how far each language is. It only reads.
 * @param only the tag of one language: then its faults and warnings are listed, too.
 * @returns the lines of the table, and what else there is to say.
 * @throws Error for a language that is not there, or when a French file cannot be read.
 */
export function status(only: string | undefined, folder = localesFolder()) {
  const isWanted = (tag: string) => (only ? tag === only : tag !== sourceLanguage);
  const languages = checkLocales(folder).filter(({ language }) => isWanted(language.tag));
  if (only && languages.length === 0) {
    throw new Error(noSuchLanguage(only, folder));
  }
  if (languages.length === 0) {
    return {
      table: [],
      message: 'Le site n’a que le français. Pour commencer une langue : npm run i18n:add en',
    };
  }
  // A file that cannot be read has no line in the table.
  const faults = languages.flatMap((one) => (only ? one.faults : one.language.faults));
  return { table: languages.flatMap(progress), message: describeFaults(faults) };
}

/** @returns what to do about a language that has no folder of this name. */
function noSuchLanguage(name: string, folder: string): string {
  const tag = likelyTag(name) ?? name;
  const folders = listTags(folder);
  if (folders.includes(tag)) {
    return `locales/${name}/ n’existe pas. Pour locales/${tag}/ : npm run i18n:status ${tag}`;
  }
  const twin = folders.find((other) => likelyTag(other) === tag);
  if (twin) {
    return `locales/${tag}/ n’existe pas : renommez locales/${twin}/ en « ${tag} »`;
  }
  const problem = tagProblem(name);
  return problem ? `${problem}.` : `locales/${name}/ n’existe pas : npm run i18n:add ${name}`;
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
