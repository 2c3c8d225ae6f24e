import { type Group, type Language, type LocaleFiles, makeLanguages } from './language.ts';

const files = import.meta.glob<Group>('/locales/*/*.json', { eager: true, import: 'default' });

const folders: Record<string, LocaleFiles> = {};
for (const [path, content] of Object.entries(files)) {
  const [, , tag = '', file = ''] = path.split(/\/|\.json$/);
  folders[tag] = { ...folders[tag], [file]: content };
}

/** Every language found in `locales/`, the source language first. */
export const languages: readonly Language[] = makeLanguages(folders, __DRAFTS__);

/** Returns the language with this tag. @throws Error if the site is not built in it. */
export function languageAt(tag: string): Language {
  const language = languages.find((candidate) => candidate.tag === tag);
  if (!language) {
    throw new Error(`locales/${tag}/ does not exist, or is a draft`);
  }
  return language;
}
