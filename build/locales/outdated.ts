import { execFileSync } from 'node:child_process';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { type Group, textFiles, textsOf, wantedTexts } from './keys.ts';
import { type LocaleFolder, parseTexts } from './read.ts';

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
  return textFiles(source.files).flatMap((name) => {
    const file = `locales/${tag}/${name}.json`;
    const commit = git(root, 'log', '-1', '--format=%H', '--', file);
    const at = (language: string): Group => {
      const json = commit && git(root, 'show', `${commit}:./locales/${language}/${name}.json`);
      return json ? parseTexts(json) : {};
    };
    const texts = wantedTexts(at(sourceLanguage));
    const frenchThen = new Map(texts.map(({ key, french }) => [key, french]));
    const own = new Map(textsOf(at(tag)));
    const ownNow = new Map(textsOf(files[name] ?? {}));
    return wantedTexts(source.files[name] ?? {})
      .map(({ key, french }) => ({ file, key, before: frenchThen.get(key), now: french }))
      .filter(({ before, now }) => before !== undefined && words(before) !== words(now))
      .filter(({ key }) => ownNow.has(key) && ownNow.get(key) === own.get(key));
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
