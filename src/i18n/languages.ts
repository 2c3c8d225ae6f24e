import found from 'virtual:languages';
import type { Resources } from './resources.ts';

/** A language of the site: what `locales/<tag>/language.json` says of it, and its copy without notes, in French's shape. */
export interface Language {
  /** BCP 47 tag, the folder's name. */
  tag: string;
  /** The language's name in itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  status: 'draft' | 'published';
  /** Tag of the country whose dates and amounts the pages write, where it is not the one that is usual for the tag. */
  formats?: string | undefined;
  copy: Resources;
  /** Translated slugs, where a page's file gives one. */
  slugs: Partial<Record<string, string>>;
  /** Address of the dialog's copy in this language, which the browser fetches when the dialog is wanted. */
  dialogCopy: string;
}

/** Every language found in `locales/`, the source language first. */
export const languages: readonly Language[] = found;

/** The language with this tag. @throws Error when the site is not built in it. */
export function languageAt(tag: string): Language {
  const language = languages.find((candidate) => candidate.tag === tag);
  if (!language) throw new Error(`locales/${tag}/ does not exist, or is a draft`);
  return language;
}
