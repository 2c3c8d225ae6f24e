import type { LanguageData } from '../../src/i18n/languages.ts';
import { type Resources, sourceLanguage } from '../../src/i18n/resources.ts';
import { checkLocales } from './check-locales.ts';
import { checkWords } from './check-text.ts';
import { faultLine, isDraft, type LocaleFolder } from './folders.ts';
import { type Group, type LocaleFiles, mapTexts, textFileNames, textsOf } from './texts.ts';

/**
 * @param withDrafts whether drafts are built as well. Then only what makes it impossible to build a
 * language stops the build, for those who work on the texts.
 * @returns the languages in which the site is built, French first.
 * @throws Error, in French, with a line for each fault that stops the build.
 */
export function readLanguages(withDrafts: boolean, root?: string): LanguageData[] {
  const all = checkLocales(root);
  const built = all.filter((folder) => withDrafts || !isDraft(folder));
  const lines = built.flatMap(({ tag, faults }) =>
    faults
      .filter(({ alwaysStops }) => alwaysStops || !withDrafts)
      .map((fault) => faultLine(tag, fault)),
  );
  if (lines.length > 0) {
    const list = lines.join('\n');
    throw new Error(`À corriger dans les traductions (le guide est locales/README.md) :\n${list}`);
  }
  const isSource = ({ tag }: { tag: string }) => tag === sourceLanguage;
  const source = all.find(isSource)?.files ?? {};
  return built
    .map((folder) => makeLanguage(folder, source))
    .sort((one, other) => Number(isSource(other)) - Number(isSource(one)));
}

function makeLanguage({ tag, files }: LocaleFolder, source: LocaleFiles): LanguageData {
  const given = (files.language ?? {}) as Partial<LanguageData>;
  const { name = tag, formats = tag, slugs = {} } = given;
  const { direction: dir = 'ltr' } = new Intl.Locale(tag).getTextInfo();
  const texts = Object.fromEntries(
    textFileNames(source).map((file) => [file, shownTexts(source[file], files[file])]),
  ) as unknown as Resources;
  return { tag, name, dir, formats, slugs, texts };
}

/**
 * @returns the texts of a file with the French keys, in the French order. In a draft, what is missing
 * or cannot be shown stands as its key; what French does not give is left out.
 */
function shownTexts(french: Group | undefined, own: Group | undefined): Group {
  const values = new Map<string, unknown>(textsOf(own));
  return mapTexts(french, (key, text) => {
    const value = values.get(key);
    if (text === '') {
      return '';
    }
    const canBeShown = typeof value === 'string' && checkWords(text, value).length === 0;
    return canBeShown ? value : `⟦${key}⟧`;
  });
}
