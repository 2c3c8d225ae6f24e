import { execFileSync } from 'node:child_process';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { frenchTextsFor, type Group, textFiles, textsOf } from './keys.ts';
import { type LocaleFolder, parseTexts } from './read.ts';

/** A text whose French has changed since its translation was last committed. */
export interface OutdatedText {
  file: string;
  key: string;
  before: unknown;
  now: unknown;
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
  return textFiles(source.files).flatMap((name) => {
    const file = `locales/${tag}/${name}.json`;
    const commit = git(root, 'log', '-1', '--format=%H', '--', file);
    const at = (language: string): Group => {
      const json = commit && git(root, 'show', `${commit}:./locales/${language}/${name}.json`);
      return json ? parseTexts(json) : {};
    };
    const french = frenchTextsFor(tag, at(sourceLanguage));
    const own = new Map(textsOf(at(tag)));
    const ownNow = new Map(textsOf(files[name] ?? {}));
    return [...frenchTextsFor(tag, source.files[name] ?? {})]
      .filter(([key, now]) => french.has(key) && words(french.get(key)) !== words(now))
      .filter(([key]) => ownNow.has(key) && ownNow.get(key) === own.get(key))
      .map(([key, now]) => ({ file, key, before: french.get(key), now }));
  });
}

/** Ignores the kind of space (plain or no-break), which only matters to a printer. */
function words(text: unknown): string {
  return String(text).replace(/\s+/g, ' ');
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
