import found from 'virtual:languages';
import type { Resources } from './resources.ts';

/** A language of the site: `locales/<tag>/language.json`, and its texts without notes, under the keys of French. */
export interface Language {
  /** BCP 47 tag, the folder's name. */
  tag: string;
  /** The language's name in itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  status: 'draft' | 'published';
  /** The tag by which the pages write dates and amounts: `en-GB` for English, if its file says so. */
  formats: string;
  copy: Resources;
  /** Page → its translated slug, where `language.json` gives one. */
  slugs: Partial<Record<string, string>>;
  /** Address of the form's texts in this language, which the browser fetches together with React. */
  dialogCopy: string;
}

/** Every language found in `locales/`, the source language first. */
export const languages: readonly Language[] = found;

/** The language with this tag. @throws Error when the site is not built in it. */
export function languageAt(tag: string): Language {
  const language = languages.find((candidate) => candidate.tag === tag);
  if (!language) {
    throw new Error(`locales/${tag}/ does not exist, or is a draft`);
  }
  return language;
}
