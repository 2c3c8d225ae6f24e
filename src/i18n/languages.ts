import languageData from 'virtual:languages';
import type { i18n } from 'i18next';
import { createI18n } from './create-i18n.ts';
import type { Resources } from './resources.ts';
import { textVariables } from './text-variables.ts';

/**
 * A language as the build reads it: `locales/<tag>/language.json`, and its texts without notes,
 * with the French keys.
 */
export interface LanguageData {
  tag: string;
  name: string;
  dir: 'ltr' | 'rtl';
  /** The tag that formats dates and amounts, such as `en-GB` for `en`. By default, `tag`. */
  formats: string;
  slugs: Partial<Record<string, string>>;
  texts: Resources;
}

/** A language of the site, with the i18next instance that renders its pages. */
export interface Language extends LanguageData {
  i18n: i18n;
}

/** The languages in which the site is built, French first. */
export const languages: readonly Language[] = languageData.map((data) => {
  const { tag, formats, texts } = data;
  const toComplete = `<mark>${texts.common.toComplete}</mark>`;
  const values = textVariables(formats, { ...texts.common, toComplete });
  return { ...data, i18n: createI18n(tag, texts, values) };
});
