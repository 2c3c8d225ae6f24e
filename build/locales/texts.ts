import { textVariables } from '../../src/i18n/text-variables.ts';

export interface Group {
  [key: string]: string | Group;
}

export type LocaleFiles = Record<string, Group>;

/**
 * Files without texts of the site: the settings of the language, and the e-mail to the publisher,
 * which is always in French.
 */
const otherFiles = ['language', 'email'];

export const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The French values of the variables that any text may use; empty for what is not given. */
export const commonValues = textVariables('fr', { toComplete: '', none: '', firstDay: '' });

/** The names of these variables. */
export const commonVariables = Object.keys(commonValues);

/** @returns the names of the files that every language must have, besides `language.json`. */
export function textFileNames(source: LocaleFiles): string[] {
  return Object.keys(source).filter((file) => !otherFiles.includes(file));
}

/** @returns the texts of a file with their keys, such as `hero.heading`, in its order. */
export function textsOf(group: Group = {}, path = ''): [key: string, text: string][] {
  return Object.entries(group).flatMap(([name, value]) =>
    isGroup(value) ? textsOf(value, `${path}${name}.`) : [[path + name, value]],
  );
}

/** @returns the group with other texts. @param change returns that of a key, such as `hero.heading`. */
export function mapTexts(
  group: Group = {},
  change: (key: string, text: string) => string,
  path = '',
): Group {
  const entries = Object.entries(group).map(([name, value]) => {
    const key = path + name;
    return [name, isGroup(value) ? mapTexts(value, change, `${key}.`) : change(key, value)];
  });
  return Object.fromEntries(entries);
}

export function isGroup(value: string | Group): value is Group {
  return typeof value === 'object' && value !== null;
}
