import { facts } from '../../src/site/facts.ts';
import { soundLanguages } from './built-languages.ts';
import { leaves } from './json.ts';
import { localesFolder } from './locales-folder.ts';

const digits = '0123456789';

/**
 * The characters that the pages of the site show, for the subset of a web font: those of every language that is
 * built, of its name, of its digits and of the publisher's facts.
 * @param drafts whether drafts count as well, as in the build.
 * @returns each character once, in the order of Unicode; variables and tags do not count.
 */
export function charactersInUse({ drafts = false, folder = localesFolder() } = {}): string {
  const texts = soundLanguages({ drafts, folder }).flatMap(({ tag, name, copy }) => [
    name,
    new Intl.NumberFormat(tag, { useGrouping: false }).format(9876543210),
    ...leaves(copy).map(({ text }) => text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, '')),
  ]);
  const shown = new Set([digits, ...texts, ...leaves({ ...facts }).map(({ text }) => text)].join(''));
  return [...shown].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join('');
}
