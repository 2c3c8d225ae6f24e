import { createHash } from 'node:crypto';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { describeFaults, type Fault } from './check/faults.ts';
import { judgedLanguage } from './check/language.ts';
import { checkLanguageFile, checkNames, type LanguageFile, mayHaveSlug } from './check/language-file.ts';
import { isObject, type Json, type JsonObject, keyName, type Path, withoutNotes } from './json.ts';
import { type LocaleFiles, listTags, localesFolder, readLanguage, translatedFiles } from './locale-files.ts';
import { isFixed, shaped } from './wanted.ts';

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
 * it from being shown; and, of published languages, what a person has to look at.
 */
export function readBuiltLanguages({ drafts, folder = localesFolder() }: Wanted) {
  const source = readLanguage(sourceLanguage, folder);
  const tags = [sourceLanguage, ...listTags(folder).filter((tag) => tag !== sourceLanguage)];
  const faults: Fault[] = [];
  const doubts: Fault[] = [];
  const unreadable: Fault[] = [];
  const languages = tags.flatMap((tag) => {
    const judged = judgedLanguage(source, tag, folder);
    const { files } = judged.language;
    unreadable.push(...judged.language.faults);
    const unusable = judged.language.faults.filter(({ file }) => /\/(language\.json)?$/.test(file));
    if (unusable.length === 0) unusable.push(...checkLanguageFile(tag, files.get('language')));
    if (unusable.length > 0) {
      faults.push(...unusable);
      return [];
    }
    const own = files.get('language') as JsonObject & LanguageFile;
    if (own.status === 'published') {
      faults.push(...judged.faults.filter(({ doubt }) => !doubt));
      doubts.push(...judged.faults.filter(({ doubt }) => doubt));
    }
    return own.status === 'published' || drafts ? [builtLanguage(source, judged.language, own)] : [];
  });
  faults.push(...checkNames(languages));
  return { languages, faults, doubts, unreadable };
}

/** The languages that the site is built in, and what a person has to look at in those that are published. */
export interface SoundLanguages {
  languages: readonly BuiltLanguage[];
  doubts: readonly Fault[];
}

/** @returns what the site is built from. @throws Error with the list of all faults. */
export function soundLanguages(wanted: Wanted): SoundLanguages {
  const { faults, ...sound } = readBuiltLanguages(wanted);
  if (faults.length > 0) throw withoutTrace(new Error(describeFaults(faults)));
  return sound;
}

/** @returns the same, read and judged when it is first asked for: all parts of a build share one reading. */
export function readOnce(wanted: Wanted): () => SoundLanguages {
  let sound: SoundLanguages | undefined;
  return () => (sound ??= soundLanguages(wanted));
}

/** The list is for translators; where in the code it was made tells them nothing. */
export function withoutTrace(error: Error): Error {
  error.stack = '';
  return error;
}

function builtLanguage(
  source: LocaleFiles,
  { tag, files }: LocaleFiles,
  own: LanguageFile & JsonObject,
): BuiltLanguage {
  const copy = Object.fromEntries(
    translatedFiles(source).map(([file, french]) => [file, copyOf(tag, file, french, files.get(file))]),
  );
  const slugs: Record<string, string> = {};
  for (const [file, content] of files)
    if (tag !== sourceLanguage && mayHaveSlug(file) && isObject(content) && content.slug)
      slugs[file] = String(content.slug);
  const described = withoutNotes(own) as LanguageFile & JsonObject;
  return { ...described, tag, copy, slugs, dialogCopy: dialogAddress(tag, copy.contact) };
}

function dialogAddress(tag: string, copy: Json | undefined): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(copy ?? {}))
    .digest('base64url')
    .slice(0, 8);
  return `/assets/contact-${tag}-${hash}.json`;
}

/** @returns the texts that the pages show. What a draft still lacks shows its key. */
export function copyOf(tag: string, file: string, source: Json, translation: Json | undefined): JsonObject {
  const text = (french: string, path: Path, own: Json | undefined) => {
    if (isFixed(file, keyName(path))) return french;
    return typeof own === 'string' && own.trim() !== '' ? own : `⟦${keyName(path)}⟧`;
  };
  return shaped(source, tag, text, translation) as JsonObject;
}
