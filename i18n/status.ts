/** `npm run i18n [language]`: what there is to do in each language, or in one, and a table. It only reads. */
import { textFiles } from '../src/i18n/language.ts';
import { sourceLanguage } from '../src/i18n/resources.ts';
import { agedTexts } from './aged.ts';
import { type CheckedLanguage, checkLocales, describe, textsOf } from './check.ts';

const [, , only] = process.argv;
const languages = checkLocales();
const source = languages.find(({ tag }) => tag === sourceLanguage) as CheckedLanguage;
const shown = languages.filter(({ tag }) => only === undefined || tag === only);
if (shown.length === 0) {
  console.error(`locales/${only}/ n’existe pas : copiez locales/fr/ sous ce nom.`);
  process.exitCode = 1;
}

const table: Record<string, object> = {};
for (const language of shown) {
  const { tag, faults, isPublished } = language;
  const aged = tag === sourceLanguage ? [] : agedTexts(language, source);
  list(`${tag} : à corriger`, faults.map(describe));
  list(
    `${tag} : à relire, le français a changé`,
    (aged ?? []).map(
      ({ file, key, before, now }) =>
        `${file} : ${key}\n    avant : ${before}\n    maintenant : ${now}`,
    ),
  );
  const texts = countTexts(language);
  table[tag] = {
    statut: isPublished ? 'publiée' : 'brouillon',
    textes: texts.all,
    'comme en français': texts.french,
    'à corriger': faults.length,
    'à relire': aged?.length ?? '?',
  };
}
console.table(table);
if (Object.values(table).some((row) => Object.values(row).includes('?'))) {
  console.log('Sans l’historique de git, on ne sait pas quels textes sont à relire.');
}

function list(title: string, lines: string[]): void {
  if (lines.length > 0) {
    console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  }
}

/** Counts the texts of a language, and those that are as in French. */
function countTexts({ files }: CheckedLanguage): { all: number; french: number } {
  const found = textFiles(source.files).flatMap((file) => {
    const french = new Map(textsOf(source.files[file] ?? {}));
    const texts = textsOf(files[file] ?? {}).filter(([, text]) => text !== '');
    return texts.map(([key, text]) => text === french.get(key));
  });
  return { all: found.length, french: found.filter(Boolean).length };
}
