import { checkCopy } from './check-copy.ts';
import { checkLanguageFile } from './check-language-file.ts';
import { checkSlugs, mayHaveSlug } from './check-slugs.ts';
import type { Fault } from './faults.ts';
import { isObject, type Json } from './json.ts';
import { sourceTag, untranslatedFiles } from './locales-folder.ts';
import type { LocaleFiles } from './read-language.ts';

/** Compares every file of a language with the source language; the source is compared with itself. */
export function checkLanguage(source: LocaleFiles, language: LocaleFiles): Fault[] {
  const { tag, files } = language;
  const unread = new Set(language.faults.map(({ file }) => file));
  const ofSource = tag === sourceTag;
  const wanted = [...source.files].filter(([file]) => file !== 'language' && !untranslatedFiles.includes(file));
  const faults = wanted.flatMap(([file, french]) => {
    if (unread.has(`locales/${tag}/${file}.json`)) return [];
    const content = files.get(file);
    if (content === undefined) return [{ file: `locales/${tag}/${file}.json`, key: '', problem: 'ce fichier manque' }];
    return checkCopy(file, tag, french, ofSource || !mayHaveSlug(file) ? content : withoutSlug(content));
  });
  const known = new Set([...wanted.map(([file]) => file), 'language', ...(ofSource ? untranslatedFiles : [])]);
  const extra = [...files.keys()].filter((file) => !known.has(file));
  return [
    ...language.faults,
    ...(unread.has(`locales/${tag}/language.json`) ? [] : checkLanguageFile(tag, files.get('language'))),
    ...faults,
    ...(ofSource ? [] : checkSlugs(tag, files)),
    ...extra.map((file) => ({ file: `locales/${tag}/${file}.json`, key: '', problem: extraFile(file) })),
  ];
}

function extraFile(file: string): string {
  return untranslatedFiles.includes(file)
    ? 'ce fichier ne se traduit pas : retirez-le'
    : 'ce fichier est en trop : le français n’en a pas de ce nom';
}

function withoutSlug(content: Json): Json {
  if (!isObject(content)) return content;
  const { slug: _slug, ...rest } = content;
  return rest;
}
