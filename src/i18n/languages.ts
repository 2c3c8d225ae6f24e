import type { Namespace, Resources } from './resources.ts';

/** The language that the specification is written in; its pages stand at the site's root. */
export const sourceLanguage = 'fr';

/** What a language says of itself in `locales/<tag>/language.json`. */
export interface Language {
  /** BCP 47 tag, the folder's name. */
  tag: string;
  /** The language's name in itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  status: 'draft' | 'published';
  copy: Resources;
  /** Translated slugs, where a page's file gives one. */
  slugs: Partial<Record<string, string>>;
}

const files = import.meta.glob<object>('../../locales/*/*.json', { eager: true, import: 'default' });

/** Every language found in `locales/`, the source language first. */
export const languages: readonly Language[] = [...new Set(Object.keys(files).map(tagOf))]
  .sort((a, b) => Number(b === sourceLanguage) - Number(a === sourceLanguage) || a.localeCompare(b))
  .map(readLanguage);

/** The language with this tag. @throws Error when `locales/` has no such folder. */
export function languageAt(tag: string): Language {
  const language = languages.find((candidate) => candidate.tag === tag);
  if (!language) throw new Error(`locales/${tag}/ does not exist`);
  return language;
}

function tagOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}

function readLanguage(tag: string): Language {
  const copy = Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => tagOf(file) === tag)
      .map(([file, content]) => [file.split('/').at(-1)?.replace('.json', ''), content]),
  ) as Resources & { language: Omit<Language, 'tag' | 'copy' | 'slugs'> };
  const slugs = Object.fromEntries(
    Object.entries(copy).flatMap(([page, content]) =>
      'slug' in content && content.slug ? [[page as Namespace, String(content.slug)]] : [],
    ),
  );
  return { ...copy.language, tag, copy, slugs };
}
