import { hash } from 'node:crypto';
import type { Language } from '../../src/i18n/languages.ts';
import type { Resources } from '../../src/i18n/resources.ts';
import { siteValues } from '../../src/i18n/site-values.ts';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { type Fault, faultError } from './check/faults.ts';
import { type Judged, judgeLanguage } from './check/language.ts';
import { checkNames, isSlug, languageFile } from './check/language-file.ts';
import { nest } from './json.ts';
import { readLanguage } from './locale-files.ts';
import { isNote } from './rows.ts';
import { directionOf, listTags, localesFolder } from './tags.ts';

interface Wanted {
  /** Whether drafts are built as well. */
  drafts: boolean;
  folder?: string;
}

/**
 * Reads the languages that the site is built in, the source language first.
 * @returns the languages, and the faults: for a published language all that is wrong, for a draft that is wanted what
 * keeps a file from being read; and, of published languages, what a person has to look at.
 */
export function readBuiltLanguages({ drafts, folder = localesFolder() }: Wanted) {
  const source = readLanguage(sourceLanguage, folder);
  const tags = listTags(folder).filter((tag) => tag !== sourceLanguage);
  const found: Fault[] = [];
  const languages: Language[] = [];
  for (const language of [source, ...tags.map((tag) => readLanguage(tag, folder))]) {
    const judged = judgeLanguage(source, language);
    const unusable = judged.faults.filter(({ file }) => /\/(language\.json)?$/.test(file));
    const isPublished = languageFile(language).status === 'published';
    if (isPublished) found.push(...judged.faults);
    else found.push(...unusable, ...(drafts && unusable.length === 0 ? language.faults : []));
    if (unusable.length === 0 && (isPublished || drafts)) languages.push(builtLanguage(judged));
  }
  found.push(...checkNames(languages));
  return {
    languages,
    faults: found.filter(({ warning }) => !warning),
    warnings: found.filter(({ warning }) => warning),
  };
}

/**
 * @returns what the site is built from, read and judged when it is first asked for: all parts of a build share one
 * reading. It throws an Error with the list of all faults.
 */
export function soundLanguages(wanted: Wanted) {
  let read: ReturnType<typeof readBuiltLanguages> | undefined;
  return () => {
    read ??= readBuiltLanguages(wanted);
    if (read.faults.length > 0) throw faultError(read.faults);
    return read;
  };
}

const variable = /\{\{\s*(\w+)\s*\}\}/g;

function builtLanguage({ language, rows }: Judged): Language {
  const { tag, texts } = language;
  const { name, status, formats = tag } = languageFile(language);
  const values = siteValues(formats, texts.get('common.toComplete') ?? '');
  const shown = rows.flatMap(({ key, french, text }): [string, string][] => {
    if (french === undefined || isNote(key)) return [];
    // What a draft still lacks shows its key.
    if (text === undefined) return [[key, `⟦${key.slice(key.indexOf('.') + 1)}⟧`]];
    // The dialog's script knows no facts of the site: what the browser fetches says them.
    return [[key, key.startsWith('contact.') ? text.replace(variable, (found, name) => values[name] ?? found) : text]];
  });
  const copy = nest(shown) as unknown as Resources;
  const slugs = [...texts].filter(([key, slug]) => tag !== sourceLanguage && isSlug(key) && slug);
  const version = hash('sha256', JSON.stringify(copy.contact ?? {}), 'base64url').slice(0, 8);
  return {
    ...({ name, status, formats } as Language),
    tag,
    dir: directionOf(tag),
    copy,
    slugs: Object.fromEntries(slugs.map(([key, slug]) => [key.replace(/\.slug$/, ''), slug])),
    dialogCopy: `/assets/contact-${tag}-${version}.json`,
  };
}
