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

/** The variables that any text may use. */
export const commonVariables = Object.keys(siteValues('fr', ''));

/** @returns the names of the files that every language must have, besides `language.json`. */
export function textFiles(source: LocaleFiles): string[] {
  return Object.keys(source).filter((file) => !otherFiles.includes(file));
}

/**
 * @returns the values in a file, by key such as `hero.heading`. A value without
 * quotes is not a string.
 */
export function textsOf(group: Group, path = ''): [key: string, value: unknown][] {
  return Object.entries(group).flatMap(([key, value]): [string, unknown][] => {
    if (isNote(key)) {
      return [];
    }
    const isGroup = typeof value === 'object' && value !== null;
    return isGroup ? textsOf(value, `${path}${key}.`) : [[path + key, value]];
  });
}

/** A French text, which every language must have. */
export interface WantedText {
  /** Such as `hero.heading`. */
  key: string;
  french: string;
  /** The note to the translator beside the French text, or else that of its group. */
  note: string;
}

/** @returns the French texts of a file. */
export function wantedTexts(french: Group): WantedText[] {
  const wanted: WantedText[] = [];
  mapTexts(french, (text) => {
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
  textOf: (wanted: WantedText) => string,
  path = '',
  groupNote: string | Group = '',
): Group {
  const keys = Object.keys(group).filter((key) => !isNote(key));
  const texts = keys.map((name) => {
    const french = group[name] as string | Group;
    const note = group[`${name}_note`] ?? groupNote;
    const key = path + name;
    return [
      name,
      typeof french === 'string'
        ? textOf({ key, french, note: String(note) })
        : mapTexts(french, textOf, `${key}.`, note),
    ];
  });
  return Object.fromEntries(texts);
}

function isNote(key: string): boolean {
  return key.endsWith('_note');
}
