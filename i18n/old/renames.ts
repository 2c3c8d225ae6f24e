import leven from 'leven';
import { type Comparison, isWithin, type SurplusText, type Translation } from './comparison.ts';
import type { LocaleFiles } from './locale-files.ts';
import { hashOf, type Locked, sameFrench } from './lock.ts';

/** The key of a text that French does not have, and the missing key to which that text certainly belongs. */
export interface Rename {
  from: string;
  to: string;
}

/** Renames that a person sees as one: of a file, of a group, or of a single text. */
export interface RenamedGroup extends Rename {
  /** How many texts it holds. */
  count: number;
}

/**
 * Finds the texts that stand under another name than in French: French was renamed since, or the translator has renamed
 * a key or a group.
 * @param lock the lock of the language.
 */
export function findRenames(comparison: Comparison, lock: LocaleFiles['lock']): Rename[] {
  const { translations, surplus } = comparison;
  if (surplus.length === 0) {
    return [];
  }
  const missing = translations.filter(({ text }) => text === undefined);
  const known = pair(surplus, missing, (text, place) => isKnownAs(text, place, lock));
  const paired = new Set(known.flatMap(({ from, to }) => [from, to]));
  const isOpen = ({ key }: { key: string }) => !paired.has(key);
  const unknown = surplus.filter((text) => isOpen(text) && !text.locked);
  return [...known, ...pairGroups(unknown, missing.filter(isOpen), comparison)];
}

/** @returns the language as it is when its texts have the names that French gives them. */
export function withRenames(language: LocaleFiles, renames: readonly Rename[]): LocaleFiles {
  const texts = new Map(language.texts);
  const lock = new Map(language.lock);
  for (const { from, to } of renames) {
    const line = lock.get(from);
    texts.set(to, texts.get(from) ?? '');
    texts.delete(from);
    lock.delete(from);
    if (line) {
      lock.set(to, { ...line, key: to } satisfies Locked);
    }
  }
  return { ...language, texts, lock };
}

/**
 * Puts the renames of one group, or of one file, together.
 * @param french the names of all texts, groups and files of French.
 */
export function renamedGroups(
  renames: readonly Rename[],
  french: ReadonlySet<string>,
): RenamedGroup[] {
  const whole = renames.map(({ from, to }) => {
    const group = outermost(from, french);
    const end = from.slice(group.length);
    return to.endsWith(end)
      ? { from: group, to: to.slice(0, to.length - end.length) }
      : { from, to };
  });
  const groups = Map.groupBy(whole, ({ from, to }) => `${from} ${to}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: others.length + 1 }] : [],
  );
}

/** @returns the names of all texts, groups and files of French. */
export function frenchNames({ translations }: Comparison): ReadonlySet<string> {
  return new Set(translations.flatMap(({ key }) => startsOf(key)));
}

/** @returns the shortest start of a key, at least its file, that French does not have; the key itself at most. */
export function outermost(key: string, french: ReadonlySet<string>): string {
  return startsOf(key).find((start) => !french.has(start)) ?? key;
}

/** @returns the missing text that a surplus key is perhaps meant for: its own key is almost the same. */
export function similarKey(key: string, missing: readonly Translation[]): Translation | undefined {
  // Short names are too much alike to say which one was mistyped.
  const isLong = (other: string) => other.length - other.lastIndexOf('.') > 4;
  return missing.find((one) => isLong(one.key) && leven(key, one.key) <= 2);
}

/** @returns whether the lock shows that a text belongs to a key: its French has that key now, or that key had its words. */
function isKnownAs(text: SurplusText, place: Translation, lock: LocaleFiles['lock']): boolean {
  return text.locked
    ? sameFrench(text.locked.french, place.french)
    : lock.get(place.key)?.translation === hashOf(text.text);
}

/** Pairs each surplus text with the missing one of the most similar key, and each missing one only once. */
function pair(
  surplus: readonly SurplusText[],
  missing: readonly Translation[],
  isSame: (text: SurplusText, place: Translation) => boolean,
): Rename[] {
  const free = new Set(missing);
  return surplus.flatMap((text) => {
    const [best] = [...free]
      .filter((place) => isSame(text, place))
      .sort((one, other) => leven(text.key, one.key) - leven(text.key, other.key));
    if (!best) {
      return [];
    }
    free.delete(best);
    return [{ from: text.key, to: best.key }];
  });
}

/**
 * Pairs groups by their form, where the lock knows nothing yet: a group that French does not have, and the one group
 * beside it that is missing as a whole and has all its keys.
 */
function pairGroups(
  surplus: readonly SurplusText[],
  missing: readonly Translation[],
  comparison: Comparison,
): Rename[] {
  const french = frenchNames(comparison);
  const byGroup = Map.groupBy(surplus, ({ key }) => outermost(key, french));
  return [...byGroup].flatMap(([group, texts]) => {
    // What follows the name of the group, such as `.heading`; a text that is in no group is its own name, and has none.
    const ends = texts.map(({ key }) => key.slice(group.length));
    const isGroup = !ends.includes('');
    const place = isGroup ? placeOfGroup(group, ends, missing, comparison) : undefined;
    return place === undefined ? [] : ends.map((end) => ({ from: group + end, to: place + end }));
  });
}

/** @returns the one group of French that a surplus group can be, or nothing where there are several. */
function placeOfGroup(
  group: string,
  ends: readonly string[],
  missing: readonly Translation[],
  comparison: Comparison,
): string | undefined {
  const fitting = siblings(group, missing).filter(
    (other) => isEmpty(other, comparison) && hasAll(other, ends, missing),
  );
  const similar = fitting.filter((other) => leven(group, other) <= 2);
  const [place, ...others] = similar.length > 0 ? similar : fitting;
  return others.length === 0 ? place : undefined;
}

/** @returns the groups with missing texts that stand in the same group as another one. */
function siblings(group: string, missing: readonly Translation[]): string[] {
  const parent = group.slice(0, group.lastIndexOf('.') + 1);
  const depth = group.split('.').length;
  const beside = missing.filter(({ key }) => key.startsWith(parent));
  return [...new Set(beside.map(({ key }) => key.split('.').slice(0, depth).join('.')))];
}

/** @returns whether no text of a group is translated. */
function isEmpty(group: string, { translations }: Comparison): boolean {
  return translations.every(({ key, text }) => !isWithin(key, group) || text === undefined);
}

function hasAll(group: string, ends: readonly string[], missing: readonly Translation[]): boolean {
  return ends.every((end) => missing.some(({ key }) => key === group + end));
}

/** @returns a key's file, its groups, and itself, such as `home`, `home.hero`, `home.hero.heading`. */
function startsOf(key: string): string[] {
  const steps = key.split('.');
  return steps.map((_, index) => steps.slice(0, index + 1).join('.'));
}
