import { sourceLanguage } from '../../src/i18n/resources.ts';
import { checkLanguageFile, isTag } from './check-language-file.ts';
import { checkText } from './check-text.ts';
import { type Fault, isUnreadable, type LocaleFolder, readLocales } from './folders.ts';
import { type Group, textFileNames, textsOf, valuesOf } from './texts.ts';

/**
 * Checks every language against French.
 * @param root the folder of the project.
 * @returns the languages, with all that their translators have to correct.
 */
export function checkLocales(root?: string): LocaleFolder[] {
  const all = readLocales(root);
  const source = all.find(({ tag }) => tag === sourceLanguage) as LocaleFolder;
  return all.map((language) => {
    const texts = isTag(language.tag) ? checkFiles(language, source) : [];
    const faults = [...language.faults, ...checkLanguageFile(language, all), ...texts];
    return { ...language, faults };
  });
}

/**
 * @returns the faults of a language that stop a build. With drafts, for those who work on the texts:
 * what makes it impossible to build the language. Without: all, except those of drafts, which are
 * left out.
 * @param withDrafts whether drafts are built as well.
 */
export function stoppingFaults({ tag, files, faults }: LocaleFolder, withDrafts: boolean): Fault[] {
  if (withDrafts) {
    return faults.filter(({ alwaysStops }) => alwaysStops);
  }
  const isLeftOut = files.language?.status === 'draft' && tag !== sourceLanguage;
  return isLeftOut ? [] : faults;
}

/** Checks which files exist, and the texts of each. */
function checkFiles(language: LocaleFolder, source: LocaleFolder): Fault[] {
  const { tag, files } = language;
  const pathOf = (name: string) => `locales/${tag}/${name}.json`;
  const wanted = textFileNames(source.files);
  const isMissing = (name: string) => !(name in files) && !isUnreadable(language, name);
  const isSurplus = (name: string) =>
    !['language', ...wanted].includes(name) &&
    tag !== sourceLanguage &&
    !isUnreadable(source, name);
  const report = (name: string, problem: string, expected: string): Fault => {
    return { file: pathOf(name), key: '', problem, expected };
  };
  return [
    ...wanted
      .filter(isMissing)
      .map((name) => report(name, 'ce fichier manque', `copiez fr/${name}.json`)),
    ...Object.keys(files)
      .filter(isSurplus)
      .map((name) => report(name, 'ce fichier est en trop', 'renommez-le, ou retirez-le')),
    ...wanted.flatMap((name) => {
      const texts = files[name];
      return texts ? checkTexts(pathOf(name), source.files[name] ?? {}, texts) : [];
    }),
  ];
}

function checkTexts(file: string, french: Group, own: Group): Fault[] {
  const wanted = textsOf(french);
  const values = valuesOf(own);
  const keys = wanted.map(({ key }) => key);
  const surplus = [...values.keys()].filter((key) => !keys.includes(key));
  const faults = wanted.flatMap((one) =>
    checkText(one, values.get(one.key)).map((found) => ({ file, key: one.key, ...found })),
  );
  const problem = 'cette clé est en trop';
  return [
    ...faults,
    ...surplus.map((key) => ({ file, key, problem, expected: expectedInsteadOf(key, keys) })),
  ];
}

/** What is expected instead of a key that French does not have. */
function expectedInsteadOf(key: string, keys: string[]): string {
  const isGroup = keys.some((one) => one.startsWith(`${key}.`));
  return isGroup ? 'un groupe de clés, comme en français' : 'les clés du français, sans autre';
}
