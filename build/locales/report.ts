/**
 * `npm run i18n [language]`: lists what is left to do, with a table; for one language also texts
 * that are as in French or have other numbers. It changes no file.
 */
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { isTag } from './check-language-file.ts';
import { checkLocales } from './check-locales.ts';
import { faultLine, isPublished, type LocaleFolder } from './folders.ts';
import { textFileNames, textsOf, valuesOf } from './texts.ts';

const [, , only] = process.argv;
const languages = checkLocales();
const source = languages.find(({ tag }) => tag === sourceLanguage) as LocaleFolder;
const shown = languages.filter(({ tag }) => only === undefined || tag === only);
if (shown.length === 0) {
  console.error(`locales/${only}/ n’existe pas : copiez locales/fr/ sous ce nom.`);
  process.exit(1);
}

const table: Record<string, object> = {};
for (const language of shown) {
  const { tag, faults } = language;
  if (!isTag(tag)) {
    list(`${tag} : à corriger`, faults.map(faultLine));
    continue;
  }
  const same = comparedTexts(language, (text, french) => text === french);
  if (only !== undefined && tag !== sourceLanguage) {
    const otherNumbers = comparedTexts(
      language,
      (text, french) => numbers(text) !== numbers(french),
    );
    list(`${tag} : comme en français, est-ce voulu ?`, same);
    list(`${tag} : d’autres nombres qu’en français, est-ce voulu ?`, otherNumbers);
  }
  list(`${tag} : à corriger`, faults.map(faultLine));
  table[tag] = {
    statut: isPublished(language) ? 'publiée' : 'brouillon',
    textes: comparedTexts(language, () => true).length,
    'comme en français': same.length,
    'à corriger': faults.length,
  };
}
console.table(table);

function list(title: string, lines: string[]): void {
  if (lines.length > 0) {
    console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  }
}

/** @returns the places of those texts of a language for which `isWanted` is true. */
function comparedTexts(
  { tag, files }: LocaleFolder,
  isWanted: (text: unknown, french: unknown) => boolean,
): string[] {
  return textFileNames(source.files).flatMap((file) => {
    const values = valuesOf(files[file]);
    return textsOf(source.files[file])
      .filter(({ key }) => values.get(key))
      .filter(({ key, value }) => isWanted(values.get(key), value))
      .map(({ key }) => `locales/${tag}/${file}.json : ${key}`);
  });
}

function numbers(text: unknown): string {
  return (String(text).match(/\d+/g) ?? []).sort().join(' ');
}
