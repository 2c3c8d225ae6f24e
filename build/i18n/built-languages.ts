import { createHash } from 'node:crypto';
import { checkLanguage } from './check-language.ts';
import { checkLanguageFile, type LanguageFile } from './check-language-file.ts';
import { mayHaveSlug } from './check-slugs.ts';
import { describeFaults, type Fault } from './faults.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { localesFolder, sourceTag, untranslatedFiles } from './locales-folder.ts';
import { type LocaleFiles, listTags, readLanguage } from './read-language.ts';
import { shaped } from './shape.ts';

/** A language as the site is built from it. */
export interface BuiltLanguage extends LanguageFile {
  /** BCP 47 tag, the folder's name. */
  tag: string;
  /** File name → texts, without notes, in the shape of the source. */
  copy: Record<string, JsonObject>;
  /** Page → its translated address, where its file gives one. */
  slugs: Record<string, string>;
  /** Address of the dialog's copy, which the browser fetches when the dialog is wanted. */
  dialogCopy: string;
}

interface Wanted {
  /** Whether drafts are built as well. */
  drafts: boolean;
  folder?: string;
}

/**
 * Reads the languages that the site is built in, the source language first.
 * @returns the languages, and the faults: for a published language all that is wrong, for a draft only what keeps
 * it from being shown.
 */
export function readBuiltLanguages({ drafts, folder = localesFolder() }: Wanted) {
  const source = readLanguage(sourceTag, folder);
  const others = listTags(folder).filter((tag) => tag !== sourceTag);
  const faults: Fault[] = [];
  const languages = [source, ...others.map((tag) => readLanguage(tag, folder))].flatMap((files) => {
    const unusable = files.faults.some(({ file }) => file.endsWith('/language.json'))
      ? files.faults
      : checkLanguageFile(files.tag, files.files.get('language'));
    if (unusable.length > 0) {
      faults.push(...unusable);
      return [];
    }
    const own = files.files.get('language') as JsonObject & LanguageFile;
    if (own.status === 'published') faults.push(...checkLanguage(source, files));
    return own.status === 'published' || drafts ? [builtLanguage(source, files, own)] : [];
  });
  return { languages, faults };
}

/** @returns the languages that the site is built in. @throws Error with the list of all faults. */
export function soundLanguages(wanted: Wanted): BuiltLanguage[] {
  const { languages, faults } = readBuiltLanguages(wanted);
  if (faults.length > 0) throw withoutTrace(new Error(describeFaults(faults)));
  return languages;
}

/** The list is for translators; where in the code it was made tells them nothing. */
function withoutTrace(error: Error): Error {
  error.stack = error.message;
  return error;
}

function builtLanguage(source: LocaleFiles, { tag, files }: LocaleFiles, own: LanguageFile): BuiltLanguage {
  const pages = [...source.files].filter(([file]) => file !== 'language' && !untranslatedFiles.includes(file));
  const copy = Object.fromEntries(
    pages.map(([file, french]) => [file, shaped(tag, file, french, files.get(file)) as JsonObject]),
  );
  const slugs = Object.fromEntries(
    [...files].flatMap(([file, content]) => {
      const slug = isObject(content) && mayHaveSlug(file) && tag !== sourceTag ? content.slug : undefined;
      return typeof slug === 'string' && slug !== '' ? [[file, slug]] : [];
    }),
  );
  return {
    name: own.name,
    dir: own.dir,
    status: own.status,
    tag,
    copy,
    slugs,
    dialogCopy: dialogAddress(tag, copy.contact),
  };
}

function dialogAddress(tag: string, copy: Json | undefined): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(copy ?? {}))
    .digest('base64url')
    .slice(0, 8);
  return `/assets/contact-${tag}-${hash}.json`;
}
