import type { Resources } from './resources.ts';

/**
 * A language of the site: `locales/<tag>/language.json`, and its texts without notes,
 * with the French keys.
 */
export interface Language {
  /** BCP 47 tag, the folder's name. */
  tag: string;
  /** The language's name, in that language. */
  name: string;
  dir: 'ltr' | 'rtl';
  status: 'draft' | 'published';
  /** The tag that formats dates and amounts, such as `en-GB` for `en`. By default, `tag`. */
  formats: string;
  /** The translated slugs in `language.json`, by page. */
  slugs: Partial<Record<string, string>>;
  texts: Resources;
  /** The address of the file with the contact form's texts. */
  dialogTexts: string;
}

/** The languages in which the site is built, French first (`build/languages-plugin.ts`). */
export const languages: readonly Language[] = __LANGUAGES__;

/** Returns the language with this tag. @throws Error if the site is not built in it. */
export function languageAt(tag: string): Language {
  const language = languages.find((candidate) => candidate.tag === tag);
  if (!language) {
    throw new Error(`locales/${tag}/ does not exist, or is a draft`);
  }
  return language;
}
