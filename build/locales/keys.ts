import { siteValues } from '../../src/i18n/site-values.ts';

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
function keysIn(group: Group, tag: string): string[] {
  const keys = Object.keys(group).filter((key) => !key.endsWith('_note'));
  const own = keys.flatMap((key) => {
    const stem = pluralStem(key);
    return `${stem}_other` in group ? pluralForms(tag).map((form) => `${stem}_${form}`) : key;
  });
  return [...new Set(own)];
}

/** @returns the French text of a key. A plural form that French lacks has that of `_other`. */
function frenchOf(group: Group, key: string): string | Group {
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
 * @returns the values in a file, by key such as `hero.heading`. A value without
 * quotes is not a string.
 */
export function textsOf(group: Group, path = ''): [key: string, value: unknown][] {
  return Object.entries(group).flatMap(([key, value]): [string, unknown][] => {
    if (key.endsWith('_note')) {
      return [];
    }
    const isGroup = typeof value === 'object' && value !== null;
    return isGroup ? textsOf(value, `${path}${key}.`) : [[path + key, value]];
  });
}

/** A French text that a language must have. */
export interface WantedText {
  /** Such as `hero.heading`. */
  key: string;
  french: string;
  /** The note to the translator beside the French text, or else that of its group. */
  note: string;
}

/** @returns the French texts of a file, with the plural forms of a language. */
export function wantedTexts(french: Group, tag: string): WantedText[] {
  const wanted: WantedText[] = [];
  mapTexts(french, tag, (text) => {
    wanted.push(text);
    return text.french;
  });
  return wanted;
}

/**
 * Makes a group of a language in the French order, in which the pages show it.
 * @param textOf makes each text from the French one.
 */
export function mapTexts(
  group: Group,
  tag: string,
  textOf: (wanted: WantedText) => string,
  path = '',
  groupNote: string | Group = '',
): Group {
  const texts = keysIn(group, tag).map((name) => {
    const french = frenchOf(group, name);
    const note = group[`${name}_note`] ?? group[`${pluralStem(name)}_note`] ?? groupNote;
    const key = path + name;
    return [
      name,
      typeof french === 'string'
        ? textOf({ key, french, note: String(note) })
        : mapTexts(french, tag, textOf, `${key}.`, note),
    ];
  });
  return Object.fromEntries(texts);
}
