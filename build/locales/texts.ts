import { textVariables } from '../../src/i18n/text-variables.ts';

/** A group of texts, as in a file. */
export interface Group {
  [key: string]: string | Group;
}

/** The contents of a language's files, by name such as `home`. */
export type LocaleFiles = Record<string, Group>;

/** A text of a file. */
export interface Text {
  /** Such as `hero.heading`. */
  key: string;
  /** In a faulty file it may be anything, whatever this type says. */
  value: string;
  /** The note to the translator beside the text, or else that of its group; empty for none. */
  note: string;
}

/**
 * Files without texts of the site: the settings of the language, and the e-mail to the publisher,
 * which is always in French.
 */
const otherFiles = ['language', 'email'];

/** Matches a variable of a text, such as `{{product}}`, and its name. */
export const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The variables that any text may use. */
export const commonVariables = Object.keys(textVariables('fr', ''));

/** @returns the names of the files that every language must have, besides `language.json`. */
export function textFileNames(source: LocaleFiles): string[] {
  return Object.keys(source).filter((file) => !otherFiles.includes(file));
}

/** @returns the texts of a file, in its order. */
export function textsOf(group: Group = {}, path = '', groupNote = ''): Text[] {
  return textNames(group).flatMap((name) => {
    const value = group[name] as string | Group;
    const key = path + name;
    const note = String(group[`${name}_note`] ?? groupNote);
    return isGroup(value) ? textsOf(value, `${key}.`, note) : [{ key, value, note }];
  });
}

/** @returns the texts of a file by key. */
export function valuesOf(group: Group | undefined): Map<string, string> {
  return new Map(textsOf(group).map(({ key, value }) => [key, value]));
}

/**
 * Makes a file of the same texts in other words, in the same order and without notes.
 * @param change returns the other text of a key, such as `hero.heading`.
 */
export function mapTexts(
  group: Group = {},
  change: (key: string, text: string) => string,
  path = '',
): Group {
  const entries = textNames(group).map((name) => {
    const value = group[name] as string | Group;
    const key = path + name;
    return [name, isGroup(value) ? mapTexts(value, change, `${key}.`) : change(key, value)];
  });
  return Object.fromEntries(entries);
}

function textNames(group: Group): string[] {
  return Object.keys(group).filter((name) => !name.endsWith('_note'));
}

function isGroup(value: string | Group): value is Group {
  return typeof value === 'object' && value !== null;
}
