import { type Resources, sourceLanguage } from './resources.ts';
import { siteValues } from './site-values.ts';

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
  /** Page → its translated slug, where `language.json` gives one. */
  slugs: Partial<Record<string, string>>;
  texts: Resources;
}

/** A group of texts as it stands in a file. */
export interface Group {
  [key: string]: string | Group;
}

/** The files of a language: name, such as `home`, → what is in it. */
export type LocaleFiles = Record<string, Group>;

/** Files without a text of the site: what is said of the language, and the e-mail to the publisher, always in French. */
const otherFiles = ['language', 'email'];

/** A variable of a text, such as `{{product}}`, and its name. */
export const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The variables that any text may use: those of the site, and the number of a plural. */
export const commonVariables = [...Object.keys(siteValues('fr', '')), 'count'];

/** @returns the names of the files that every language has to have, beside `language.json`. */
export function textFiles(source: LocaleFiles): string[] {
  return Object.keys(source).filter((file) => !otherFiles.includes(file));
}

/**
 * @param group a group of French, such as `{ sent_note, sent_one, sent_other, title }`.
 * @returns its keys in a language: no notes, and the language's own forms of a plural. In Polish these are `sent_one`,
 * `sent_few`, `sent_many` and `title`.
 */
export function keysIn(group: Group, tag: string): string[] {
  const keys = Object.keys(group).filter((key) => !key.endsWith('_note'));
  const own = keys.flatMap((key) => {
    const stem = pluralStem(key);
    return `${stem}_other` in group ? pluralForms(tag).map((form) => `${stem}_${form}`) : key;
  });
  return [...new Set(own)];
}

/** @returns the French of a key; a form that only the language has is translated from `_other`. */
export function frenchOf(group: Group, key: string): string | Group {
  return group[key] ?? group[`${pluralStem(key)}_other`] ?? '';
}

/** @returns what stands before the form of a plural: `summary` of `summary_one`. */
export function pluralStem(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** @returns the forms of a plural that whole numbers have: Polish has `_other` for fractions alone, which no text counts. */
function pluralForms(tag: string): string[] {
  const rules = new Intl.PluralRules(tag);
  const numbers = [...Array(201).keys(), 1000, 1_000_000];
  const met = new Set(numbers.map((number) => rules.select(number)));
  return rules.resolvedOptions().pluralCategories.filter((form) => met.has(form));
}

/**
 * Makes languages of their files.
 * @param folders tag → files.
 * @param drafts whether drafts are wanted as well.
 * @returns the languages, French first.
 */
export function makeLanguages(folders: Record<string, LocaleFiles>, drafts: boolean): Language[] {
  const { [sourceLanguage]: source = {}, ...others } = folders;
  return Object.entries({ [sourceLanguage]: source, ...others })
    .map(([tag, files]) => makeLanguage(tag, files, source))
    .filter(({ status }) => drafts || status === 'published');
}

function makeLanguage(tag: string, files: LocaleFiles, source: LocaleFiles): Language {
  const { name, status, formats = tag, slugs = {} } = (files.language ?? {}) as unknown as Language;
  const { direction: dir = 'ltr' } = new Intl.Locale(tag).getTextInfo();
  const texts = Object.fromEntries(
    textFiles(source).map((file) => [file, shownTexts(tag, source[file] ?? {}, files[file])]),
  ) as unknown as Resources;
  return { tag, name, dir, status, formats, slugs, texts };
}

/** The texts of a group in the order of French, which the pages show. */
function shownTexts(tag: string, french: Group, own?: string | Group, path = ''): Group {
  const group = typeof own === 'object' ? own : {};
  const texts = keysIn(french, tag).map((key) => {
    const wanted = frenchOf(french, key);
    const at = path + key;
    return [
      key,
      typeof wanted === 'string'
        ? shownText(wanted, group[key], at)
        : shownTexts(tag, wanted, group[key], `${at}.`),
    ];
  });
  return Object.fromEntries(texts);
}

/** In a draft, a missing text is shown as its key, and a variable that French does not have as its name. */
function shownText(french: string, own: string | Group | undefined, key: string): string {
  if (typeof own !== 'string' || own.trim() === '') {
    return french === '' ? '' : `⟦${key}⟧`;
  }
  const known = [...commonVariables, ...[...french.matchAll(variable)].map(([, name]) => name)];
  return own
    .normalize('NFC')
    .replace(variable, (found, name) => (known.includes(name) ? found : `⟦${name}⟧`));
}
