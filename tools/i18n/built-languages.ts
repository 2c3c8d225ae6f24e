import { hash } from 'node:crypto';
import type { Language } from '../../src/i18n/languages.ts';
import type { Resources } from '../../src/i18n/resources.ts';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { type Fault, faultError } from './check/faults.ts';
import { type Judged, judgedLanguage } from './check/language.ts';
import { checkNames, directionOf, mayHaveSlug } from './check/language-file.ts';
import type { JsonObject } from './json.ts';
import { type LocaleFiles, listTags, localesFolder, readLanguage, translatedFiles } from './locale-files.ts';
import { type Place, shaped } from './places.ts';

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
    const judged = judgedLanguage(source, language);
    const own = language.files.get('language');
    const unusable = judged.faults.filter(({ file }) => /\/(language\.json)?$/.test(file));
    const isPublished = own?.status === 'published';
    if (isPublished) found.push(...judged.faults);
    else found.push(...unusable, ...(drafts && unusable.length === 0 ? language.faults : []));
    if (unusable.length === 0 && (isPublished || drafts)) languages.push(builtLanguage(source, judged));
  }
  found.push(...checkNames(languages));
  const doubts = found.filter(({ doubt }) => doubt);
  return { languages, faults: found.filter(({ doubt }) => !doubt), doubts };
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

function builtLanguage(source: LocaleFiles, { language: { tag, files }, followed }: Judged): Language {
  const { name, status, formats = tag } = files.get('language') as JsonObject & Language;
  const texts = new Map(followed.places.map(({ key, own }) => [key, own?.text]));
  // What a draft still lacks shows its key.
  const text = ({ key }: Place) => texts.get(key) ?? `⟦${key.slice(key.indexOf('.') + 1)}⟧`;
  const copy = Object.fromEntries(
    translatedFiles(source).map(([file, french]) => [file, shaped(file, french, tag, text)]),
  );
  const slugs = [...files].flatMap(([file, { slug }]) =>
    tag !== sourceLanguage && mayHaveSlug(file) && slug ? [[file, slug]] : [],
  );
  const version = hash('sha256', JSON.stringify(copy.contact ?? {}), 'base64url').slice(0, 8);
  return {
    ...{ name, status, formats },
    tag,
    dir: directionOf(tag),
    copy: copy as unknown as Resources,
    slugs: Object.fromEntries(slugs),
    dialogCopy: `/assets/contact-${tag}-${version}.json`,
  };
}
