import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { isSlug } from './check/language-file.ts';
import { isBlank } from './json.ts';
import type { LocaleFiles } from './locale-files.ts';
import { hashOf, type Lock, type Locked } from './lock.ts';

/** A text of a language beside that of French. */
export interface Row {
  /** File and key, such as `home.hero.heading`. */
  key: string;
  /** Undefined where French has no such key. */
  french?: string;
  /** Undefined where the text is missing. */
  text?: string;
  /** Which French it was made from, if the lock knows it as it is. */
  locked?: Locked;
  /** What French says to the translator of this text, or of its group. */
  note?: string | undefined;
  /** Whether it is the form of a plural for none, one or two, which may do without `{{count}}`. */
  uncounted?: boolean;
  /** Whether it is the same in every language: a note, or a code that the site reads. */
  fixed?: boolean;
}

/** A row that a language has to fill. */
export interface SourceRow extends Row {
  french: string;
}

/**
 * @param language its texts and lock; without them, nothing is translated yet.
 * @returns a row for each text that French asks of a language, in the order of French and with the language's own
 * plural forms, then one for each text that French has no key for; blanks, notes and addresses of pages aside.
 */
export function rowsOf({ texts: source }: Pick<LocaleFiles, 'texts'>, tag: string, language?: LocaleFiles): Row[] {
  const { texts, lock } = language ?? { texts: new Map<string, string>(), lock: new Map<string, Locked>() };
  const rows = new Map<string, Row>();
  const own = (key: string): Pick<Row, 'text' | 'locked'> => {
    const text = texts.get(key) ?? '';
    const locked = lock.get(key);
    return isBlank(text) ? {} : { text, ...(locked?.translation === hashOf(text) && { locked }) };
  };
  for (const [key, text] of source) {
    // The e-mail that the publisher receives is always in French.
    if (/^(language|email)\./.test(key)) continue;
    const stem = stemOf(source, key);
    const fixed = isNote(key) || /^contact\.openings\.[^.]+\.subject$/.test(key);
    for (const name of stem ? pluralKeys(stem, tag) : [key]) {
      const french = source.get(name) ?? source.get(`${stem}_other`) ?? text;
      const group = key.slice(0, key.lastIndexOf('.'));
      const note = source.get(`${name}_note`) ?? source.get(`${stem}_note`) ?? source.get(`${group}_note`);
      const uncounted = stem !== undefined && /_(zero|one|two)$/.test(name);
      rows.set(name, { key: name, french, note, uncounted, fixed, ...(fixed ? { text: french } : own(name)) });
    }
  }
  const isKnown = (key: string) => rows.has(key) || isNote(key) || isSlug(key) || key.startsWith('language.');
  if (tag !== sourceLanguage)
    for (const [key, text] of texts) if (!isKnown(key) && !isBlank(text)) rows.set(key, { key, ...own(key) });
  return [...rows.values()];
}

/** @returns the rows that are for a translator to fill. */
export function toTranslate(rows: readonly Row[]): SourceRow[] {
  return rows.filter((row): row is SourceRow => row.french !== undefined && !row.fixed);
}

/** @returns the lock of these texts; one that was not in it is taken for a translation of today's French. */
export function lockOf(rows: readonly Row[]): Lock {
  return new Map(
    rows.flatMap(({ key, french, text, locked, fixed }): [string, Locked][] => {
      const made = locked ?? (french !== undefined && text !== undefined && { french, translation: hashOf(text) });
      return made && !fixed ? [[key, made]] : [];
    }),
  );
}

/** A key such as `heading_note` is a word to the translator of `heading`; it never leaves the locale files. */
export function isNote(key: string): boolean {
  return key.endsWith('_note');
}

/** @returns what stands before the form of a plural (`hours`, or `place_ordinal` for ranks), which has a form `_other`. */
function stemOf(texts: ReadonlyMap<string, string>, key: string): string | undefined {
  const stem = /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];
  return texts.has(`${stem}_other`) ? stem : undefined;
}

/** Whole numbers that meet every form of every language. */
const numbers = [...Array(201).keys(), 1000, 1_000_000];

/** The forms that a whole number meets; what is for fractions alone (`_other` in Polish) is left out, as translators' tools do. */
function pluralKeys(stem: string, tag: string): string[] {
  const rules = new Intl.PluralRules(tag, { type: stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal' });
  const met = new Set(numbers.map((number) => rules.select(number)));
  return rules.resolvedOptions().pluralCategories.flatMap((form) => (met.has(form) ? `${stem}_${form}` : []));
}
