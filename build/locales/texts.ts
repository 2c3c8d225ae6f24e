import { siteValues } from '../../src/i18n/site-values.ts';

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
  /** Of a faulty file, it may be something else than a text. */
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
export const commonVariables = Object.keys(siteValues('fr', ''));

/** @returns the names of the files that every language must have, besides `language.json`. */
export function textFileNames(source: LocaleFiles): string[] {
  return Object.keys(source).filter((file) => !otherFiles.includes(file));
}

/** @returns the texts of a file, in its order. */
export function textsOf(group: Group = {}, path = '', groupNote = ''): Text[] {
  const names = Object.keys(group).filter((name) => !name.endsWith('_note'));
  return names.flatMap((name) => {
    const value = group[name] as string | Group;
    const key = path + name;
    const note = String(group[`${name}_note`] ?? groupNote);
    const isGroup = typeof value === 'object' && value !== null;
    return isGroup ? textsOf(value, `${key}.`, note) : [{ key, value, note }];
  });
}

/** @returns the texts of a file by key. */
export function valuesOf(group: Group | undefined): Map<string, string> {
  return new Map(textsOf(group).map(({ key, value }) => [key, value]));
}

/** Makes the content of a file from texts by key. */
export function groupOf(values: [key: string, value: string][]): Group {
  const file: Group = {};
  for (const [key, value] of values) {
    const path = key.split('.');
    const name = path.pop() as string;
    let group = file;
    for (const step of path) {
      group[step] ??= {};
      group = group[step] as Group;
    }
    group[name] = value;
  }
  return file;
}
