import { type Resources, sourceLanguage } from './resources.ts';
import { siteValues } from './site-values.ts';

/**
 * A language of the site: `locales/<tag>/language.json`, and its texts without notes,
 * with the French keys.
 */
export interface Language {
  /** BCP 47 tag, the folder's name. */
  tag: string;
  /** The language's name, in that language. */
  name: string;
  dir: 'ltr' | 'rtl';
  status: 'draft' | 'published';
  /** The tag that formats dates and amounts, such as `en-GB` for `en`. By default, `tag`. */
  formats: string;
  /** The translated slugs in `language.json`, by page. */
  slugs: Partial<Record<string, string>>;
  texts: Resources;
}

/** A group of texts, as in a file. */
export interface Group {
  [key: string]: string | Group;
}

/** The contents of a language's files, by name such as `home`. */
export type LocaleFiles = Record<string, Group>;

/**
 * Files without texts of the site: the settings of the language, and the e-mail to the publisher,
 * which is always in French.
 */
const otherFiles = ['language', 'email'];

/** Matches a variable of a text, such as `{{product}}`, and its name. */
export const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The variables that any text may use: those of the site, and the number of a plural. */
export const commonVariables = [...Object.keys(siteValues('fr', '')), 'count'];

/** @returns the names of the files that every language must have, besides `language.json`. */
export function textFiles(source: LocaleFiles): string[] {
  return Object.keys(source).filter((file) => !otherFiles.includes(file));
}

/**
 * @param group a French group, such as `{ sent_note, sent_one, sent_other, title }`.
 * @returns its keys in a language, without notes and with the plural forms of that language. In
 * Polish: `sent_one`, `sent_few`, `sent_many` and `title`.
 */
export function keysIn(group: Group, tag: string): string[] {
  const keys = Object.keys(group).filter((key) => !key.endsWith('_note'));
  const own = keys.flatMap((key) => {
    const stem = pluralStem(key);
    return `${stem}_other` in group ? pluralForms(tag).map((form) => `${stem}_${form}`) : key;
  });
  return [...new Set(own)];
}

/** @returns the French text of a key. A plural form that French lacks has that of `_other`. */
export function frenchOf(group: Group, key: string): string | Group {
  return group[key] ?? group[`${pluralStem(key)}_other`] ?? '';
}

/** @returns a key without its plural form: `summary` for `summary_one`. */
export function pluralStem(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/**
 * @returns the plural forms of whole numbers. Polish uses `_other` only for fractions,
 * which no text counts.
 */
function pluralForms(tag: string): string[] {
  const rules = new Intl.PluralRules(tag);
  const numbers = [...Array(201).keys(), 1000, 1_000_000];
  const met = new Set(numbers.map((number) => rules.select(number)));
  return rules.resolvedOptions().pluralCategories.filter((form) => met.has(form));
}

/**
 * Makes the languages from their files.
 * @param folders the files of each language, by tag.
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
  const { name, status, formats = tag, slugs } = (files.language ?? {}) as unknown as Language;
  if (!isTag(tag)) {
    // A build has been stopped before; this is for `npm run dev`.
    throw new Error(`locales/${tag}/ : « ${tag} » n’est pas une étiquette de langue, comme br`);
  }
  const { direction: dir = 'ltr' } = new Intl.Locale(tag).getTextInfo();
  const texts = Object.fromEntries(
    textFiles(source).map((file) => [file, mergeTexts(tag, source[file] ?? {}, files[file])]),
  ) as unknown as Resources;
  return { tag, name, dir, status, formats, slugs: slugs ?? {}, texts };
}

/** @returns whether a text is a language tag in its usual spelling. */
export function isTag(text: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/.test(text) && Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

/** Returns the texts of a group in the French order, in which the pages show them. */
function mergeTexts(tag: string, french: Group, own?: string | Group, path = ''): Group {
  const group = typeof own === 'object' && own !== null ? own : {};
  const texts = keysIn(french, tag).map((key) => {
    const wanted = frenchOf(french, key);
    const at = path + key;
    return [
      key,
      typeof wanted === 'string'
        ? textOrKey(wanted, group[key], at)
        : mergeTexts(tag, wanted, group[key], `${at}.`),
    ];
  });
  return Object.fromEntries(texts);
}

/** In a draft, a missing text shows its key, and a variable that French lacks shows its name. */
function textOrKey(french: string, own: string | Group | undefined, key: string): string {
  if (typeof own !== 'string' || own.trim() === '') {
    return french === '' ? '' : `⟦${key}⟧`;
  }
  const known = [...commonVariables, ...[...french.matchAll(variable)].map(([, name]) => name)];
  return own
    .normalize('NFC')
    .replace(variable, (found, name) => (known.includes(name) ? found : `⟦${name}⟧`));
}
