import { execFileSync } from 'node:child_process';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { type LocaleFolder, parseTexts } from './folders.ts';
import { textFileNames, textsOf, valuesOf } from './texts.ts';

/** A text whose French has changed since its translation was last committed. */
export interface OutdatedText {
  file: string;
  key: string;
  before: string | undefined;
  now: string;
}

/**
 * Lists the outdated texts of a language. A translation that was changed since, committed or
 * not, is not outdated.
 * @param root the folder of the project.
 * @returns undefined if git does not know the history: in an archive or a shallow clone.
 */
export function outdatedTexts(
  { tag, files }: LocaleFolder,
  source: LocaleFolder,
  root = '.',
): OutdatedText[] | undefined {
  if (git(root, 'rev-parse', '--is-shallow-repository') !== 'false') {
    return undefined;
  }
  return textFileNames(source.files).flatMap((name) => {
    const file = `locales/${tag}/${name}.json`;
    const commit = git(root, 'log', '-1', '--format=%H', '--', file);
    const valuesThen = (language: string) => {
      const json = commit && git(root, 'show', `${commit}:./locales/${language}/${name}.json`);
      return valuesOf(json ? parseTexts(json) : {});
    };
    const frenchThen = valuesThen(sourceLanguage);
    const ownThen = valuesThen(tag);
    const own = valuesOf(files[name]);
    return textsOf(source.files[name])
      .map(({ key, value }) => ({ file, key, before: frenchThen.get(key), now: value }))
      .filter(({ before, now }) => before !== undefined && words(before) !== words(now))
      .filter(({ key }) => own.has(key) && own.get(key) === ownThen.get(key));
  });
}

/** Ignores the kind of space (plain or no-break), which only matters to a printer. */
function words(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** @returns the output of git, trimmed; undefined if git fails. */
function git(cwd: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
