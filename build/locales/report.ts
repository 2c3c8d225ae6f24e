/**
 * `npm run i18n [language]`: lists what is left to do, with a table; for one language also texts
 * that are as in French or have other numbers. It changes no file.
 */
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { checkLocales } from './check-locales.ts';
import { faultLine, isDraft, type LocaleFolder } from './folders.ts';
import { textFileNames, textsOf } from './texts.ts';

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
  const isTranslation = tag !== sourceLanguage;
  const same = comparedTexts(language, (text, french) => isTranslation && text === french);
  if (only !== undefined && isTranslation) {
    const other = comparedTexts(language, (text, french) => numbers(text) !== numbers(french));
    list(`${tag} : comme en français, est-ce voulu ?`, same);
    list(`${tag} : d’autres nombres qu’en français, est-ce voulu ?`, other);
  }
  const lines = faults.map((fault) => faultLine(tag, fault));
  list(`${tag} : à corriger`, lines);
  table[tag] = {
    statut: isDraft(language) ? 'brouillon' : 'publiée',
    textes: comparedTexts(language, () => true).length,
    'comme en français': same.length,
    'à corriger': lines.length,
  };
}
console.table(table);

function list(title: string, lines: string[]): void {
  if (lines.length > 0) {
    console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  }
}

function comparedTexts(
  { tag, files }: LocaleFolder,
  isWanted: (text: string, french: string) => boolean,
): string[] {
  return textFileNames(source.files).flatMap((file) => {
    const french = new Map(textsOf(source.files[file]));
    return textsOf(files[file])
      .filter(([key, text]) => text && french.has(key) && isWanted(text, french.get(key) ?? ''))
      .map(([key]) => `locales/${tag}/${file}.json : ${key}`);
  });
}

function numbers(text: string): string {
  return (String(text).match(/\d+/g) ?? []).sort().join(' ');
}
