import { hash } from 'node:crypto';
import type { Language } from '../../src/i18n/languages.ts';
import type { Resources } from '../../src/i18n/resources.ts';
import { siteValues } from '../../src/i18n/site-values.ts';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { type Fault, faultError } from './check/faults.ts';
import { type CheckedLanguage, checkLanguage } from './check/language.ts';
import { checkNames, isSlug, languageFile } from './check/language-file.ts';
import { nest } from './json.ts';
import { readLanguage } from './locale-files.ts';
import { isNote } from './rows.ts';
import { listTags, localesFolder } from './tags.ts';

/**
 * Reads and checks the languages that the site is built in, French first.
 * @param drafts whether drafts are built as well.
 * @returns the languages; all faults of French and of published languages, and of drafts, where they are asked for,
 * what keeps a file from being read; and the warnings of published languages.
 */
export function readBuiltLanguages(drafts: boolean, folder = localesFolder()) {
  const source = readLanguage(sourceLanguage, folder);
  // Against French that cannot be read, no translation is checked.
  const tags = source.faults.length > 0 ? [] : listTags(folder).filter((tag) => tag !== sourceLanguage);
  const found: Fault[] = [];
  const languages: Language[] = [];
  for (const language of [source, ...tags.map((tag) => readLanguage(tag, folder))]) {
    const checked = checkLanguage(source, language);
    const isPublished = languageFile(language).status === 'published';
    // Without its folder or its own file, nobody knows whether a language is a draft.
    const unusable = checked.faults.filter(({ file }) => /\/(language\.json)?$/.test(file));
    const isUsable = unusable.length === 0;
    if (isPublished) found.push(...checked.faults);
    else found.push(...(drafts && isUsable ? language.faults : unusable));
    if (isUsable && (isPublished || drafts)) languages.push(builtLanguage(checked));
  }
  found.push(...checkNames(languages));
  return {
    languages,
    faults: found.filter(({ warning }) => !warning),
    warnings: found.filter(({ warning }) => warning),
  };
}

/**
 * @returns a function that gives the languages of a build: it reads them at its first call, for all parts of the build,
 * and throws an Error that lists the faults.
 */
export function languagesOfBuild(drafts: boolean, folder?: string) {
  let read: ReturnType<typeof readBuiltLanguages> | undefined;
  return () => {
    read ??= readBuiltLanguages(drafts, folder);
    if (read.faults.length > 0) throw faultError(read.faults);
    return read;
  };
}

function builtLanguage({ language, rows }: CheckedLanguage): Language {
  const { tag, texts } = language;
  const { name, status, formats = tag } = languageFile(language);
  const values = siteValues(formats, texts.get('common.toComplete') ?? '');
  // The form's script does not know the values of the site: they go into its texts here.
  const insertValues = (text: string) => text.replace(/\{\{\s*(\w+)\s*\}\}/g, (found, name) => values[name] ?? found);
  const shown = rows.flatMap(({ key, french, text }): [string, string][] => {
    if (french === undefined || isNote(key)) return [];
    // A text that a draft lacks is shown as its key.
    if (text === undefined) return [[key, `⟦${key.slice(key.indexOf('.') + 1)}⟧`]];
    return [[key, key.startsWith('contact.') ? insertValues(text) : text]];
  });
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction: 'ltr' | 'rtl' } };
  const copy = nest(shown) as unknown as Resources;
  const slugs = [...texts].filter(([key, slug]) => tag !== sourceLanguage && isSlug(key) && slug);
  const version = hash('sha256', JSON.stringify(copy.contact ?? {}), 'base64url').slice(0, 8);
  return {
    ...({ name, status, formats } as Language),
    tag,
    dir: locale.getTextInfo().direction,
    copy,
    slugs: Object.fromEntries(slugs.map(([key, slug]) => [key.replace(/\.slug$/, ''), slug])),
    dialogCopy: `/assets/contact-${tag}-${version}.json`,
  };
}
