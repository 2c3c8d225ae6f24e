import leven from 'leven';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import type { LocaleFiles } from './locale-files.ts';
import { hashOf, type Locked, sameFrench } from './lock.ts';

/** A text of a language and its French. */
export interface Row {
  /** File and key, such as `home.hero.heading`. */
  key: string;
  /** Undefined where French has no such key. */
  french?: string;
  /** Undefined where the text is missing. */
  text?: string | undefined;
  /** Its line in the lock; a text that the lock does not know as it is was made from today's French. */
  locked?: Locked | undefined;
  /** What French says to the translator of this text, or of its group. */
  note?: string | undefined;
  /** Where French has no such key: the missing texts that it may be meant for. */
  meant?: readonly SourceRow[];
}

/** A text that French has. */
export type SourceRow = Row & { french: string };

/**
 * Compares a language with French.
 * @returns a row for each text that the language has to have, in the order of French and with the language's own plural
 * forms, then one for each text that French has no key for. Blank texts count as missing.
 */
export function rowsOf(source: LocaleFiles, { tag, texts, lock }: LocaleFiles): Row[] {
  const rows = new Map<string, SourceRow>();
  const own = (key: string, french?: string): Pick<Row, 'text' | 'locked'> => {
    const text = texts.get(key) ?? '';
    // Invisible signs alone are no text.
    if (!/[^\p{Z}\p{C}]/u.test(text)) {
      return {};
    }
    const translation = hashOf(text);
    const line = lock.get(key);
    const today = french === undefined ? undefined : { key, french, translation };
    return { text, locked: line?.translation === translation ? line : today };
  };
  for (const [key, text] of source.texts) {
    // The e-mail that the publisher receives is always in French.
    if (key.startsWith('email.')) {
      continue;
    }
    const stem = pluralStem(source.texts, key);
    const group = key.slice(0, key.lastIndexOf('.'));
    for (const name of stem ? pluralKeys(stem, tag) : [key]) {
      const french = source.texts.get(name) ?? source.texts.get(`${stem}_other`) ?? text;
      const [note] = [name, stem, group].flatMap(
        (noted) => source.texts.get(`${noted}_note`) ?? [],
      );
      rows.set(name, { key: name, french, note, ...(isNote(key) ? { text } : own(name, french)) });
    }
  }
  const missing = [...rows.values()].filter(({ text }) => text === undefined);
  const surplus = [...texts.keys()].flatMap((key): Row[] => {
    const { text, locked } = own(key);
    if (rows.has(key) || isNote(key) || text === undefined || tag === sourceLanguage) {
      return [];
    }
    return [{ key, text, locked, meant: missingFor(key, locked, missing) }];
  });
  return [...rows.values(), ...surplus];
}

/** @returns the texts that are for a translator to write. */
export function toTranslate(rows: readonly Row[]): SourceRow[] {
  return rows.filter((row): row is SourceRow => row.french !== undefined && !isNote(row.key));
}

/** A key such as `heading_note` is a word to the translator of `heading`; it never leaves the locale files. */
export function isNote(key: string): boolean {
  return key.endsWith('_note');
}

/** @returns whether a key is that of a group and the other one is in it, or both are the same. */
export function isWithin(key: string, group: string): boolean {
  return `${key}.`.startsWith(`${group}.`);
}

/** @returns the missing texts that a surplus key may be meant for: in its place, of the same French, or of a similar key. */
function missingFor(
  key: string,
  locked: Locked | undefined,
  missing: readonly SourceRow[],
): SourceRow[] {
  const inPlace = missing.filter((one) => isWithin(one.key, key) || isWithin(key, one.key));
  if (inPlace.length > 0) {
    return inPlace;
  }
  // Short names are too much alike to say which one was mistyped.
  const isSimilar = (other: string) =>
    other.length - other.lastIndexOf('.') > 4 && leven(key, other) <= 2;
  return missing
    .filter((one) => sameFrench(locked?.french, one.french) || isSimilar(one.key))
    .slice(0, 1);
}

/** @returns what stands before the form of a plural, such as `hours`, or `place_ordinal` for ranks. */
function pluralStem(texts: ReadonlyMap<string, string>, key: string): string | undefined {
  const stem = /(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];
  return texts.has(`${stem}_other`) ? stem : undefined;
}

/** @returns the keys of a plural. A form for fractions alone (`_other` in Polish) is left out, as in translators' tools. */
function pluralKeys(stem: string, tag: string): string[] {
  const rules = new Intl.PluralRules(tag, {
    type: stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal',
  });
  // Whole numbers that meet every form of every language.
  const met = new Set(
    [...Array(201).keys(), 1000, 1_000_000].map((number) => rules.select(number)),
  );
  return rules
    .resolvedOptions()
    .pluralCategories.flatMap((form) => (met.has(form) ? `${stem}_${form}` : []));
}
