import { writeFileSync } from 'node:fs';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { faultError } from './check/faults.ts';
import { isSlug } from './check/language-file.ts';
import { isBlank } from './json.ts';
import { type LocaleFiles, readLanguage } from './locale-files.ts';
import { hashOf, type Locked, lockPath } from './lock.ts';

/** A text of a language and its French. */
export interface Row {
  /** File and key, such as `home.hero.heading`. */
  key: string;
  /** Undefined where French has no such key. */
  french?: string;
  /** Undefined where the text is missing. */
  text?: string;
  /** From which French it was made, if the lock knows it as it is. */
  locked?: Locked;
  /** What French says to the translator of this text, or of its group. */
  note?: string | undefined;
  /** Whether it is a plural form for none, one or two, which may do without `{{count}}`. */
  uncounted?: boolean;
  /** Whether it is the same in every language: a note, or a code that the site reads. */
  fixed?: boolean;
}

/** A text that French has. */
export type SourceRow = Row & { french: string };

/**
 * @param language its texts and lock; without them, nothing is translated yet.
 * @returns a row for each text that a language has to have, in the order of French and with the language's own plural
 * forms, then one for each text that French has no key for. Blank texts, notes and slugs are not among these.
 */
export function rowsOf({ texts: source }: Pick<LocaleFiles, 'texts'>, tag: string, language?: LocaleFiles): Row[] {
  const rows = new Map<string, Row>();
  const own = (key: string): Pick<Row, 'text' | 'locked'> => {
    const text = language?.texts.get(key) ?? '';
    const locked = language?.lock.get(key);
    return isBlank(text) ? {} : { text, ...(locked?.translation === hashOf(text) && { locked }) };
  };
  for (const [key, text] of source) {
    // The e-mail that the publisher receives is always in French.
    if (/^(language|email)\./.test(key)) continue;
    const stem = stemOf(source, key);
    const fixed = isNote(key) || /^contact\.purposes\.[^.]+\.subject$/.test(key);
    const group = key.slice(0, key.lastIndexOf('.'));
    for (const name of stem ? pluralKeys(stem, tag) : [key]) {
      const french = source.get(name) ?? source.get(`${stem}_other`) ?? text;
      const note = source.get(`${name}_note`) ?? source.get(`${stem}_note`) ?? source.get(`${group}_note`);
      const uncounted = stem !== undefined && /_(zero|one|two)$/.test(name);
      rows.set(name, { key: name, french, note, uncounted, fixed, ...(fixed ? { text: french } : own(name)) });
    }
  }
  const isKnown = (key: string) => rows.has(key) || isNote(key) || isSlug(key) || key.startsWith('language.');
  const surplus = tag === sourceLanguage ? [] : [...(language?.texts ?? [])].filter(([key]) => !isKnown(key));
  return [...rows.values(), ...surplus.flatMap(([key, text]) => (isBlank(text) ? [] : { key, ...own(key) }))];
}

/** Reads a language to write into it. @throws Error when a file of it, or of French, cannot be read. */
export function openLanguage(tag: string, folder: string): { language: LocaleFiles; rows: Row[] } {
  const [source, language] = [readLanguage(sourceLanguage, folder), readLanguage(tag, folder)];
  const faults = [...source.faults, ...language.faults];
  if (faults.length > 0) throw faultError(faults);
  return { language, rows: rowsOf(source, tag, language) };
}

/** @returns the texts that are for a translator to write. */
export function toTranslate(rows: readonly Row[]): SourceRow[] {
  return rows.filter((row): row is SourceRow => row.french !== undefined && !row.fixed);
}

/** Writes the lock of a language; a text that is not in it counts as translated from today's French. */
export function lockRows(tag: string, rows: readonly Row[], folder: string): void {
  const locked = rows.flatMap(({ key, french, text, locked, fixed }) => {
    if (locked || fixed) return locked ?? [];
    return french !== undefined && text !== undefined ? { key, french, translation: hashOf(text) } : [];
  });
  writeFileSync(lockPath(tag, folder), locked.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

/** A key such as `heading_note` is a word to the translator of `heading`; it never leaves the locale files. */
export function isNote(key: string): boolean {
  return key.endsWith('_note');
}

/** @returns what stands before the form of a plural, such as `hours`, or `place_ordinal` for ranks. */
function stemOf(texts: ReadonlyMap<string, string>, key: string): string | undefined {
  const stem = /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];
  return texts.has(`${stem}_other`) ? stem : undefined;
}

/** Whole numbers that meet every form of every language. */
const numbers = [...Array(201).keys(), 1000, 1_000_000];

/** @returns the keys of a plural. A form for fractions alone (`_other` in Polish) is left out, as in translators' tools. */
function pluralKeys(stem: string, tag: string): string[] {
  const rules = new Intl.PluralRules(tag, { type: stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal' });
  const met = new Set(numbers.map((number) => rules.select(number)));
  return rules.resolvedOptions().pluralCategories.flatMap((form) => (met.has(form) ? `${stem}_${form}` : []));
}
