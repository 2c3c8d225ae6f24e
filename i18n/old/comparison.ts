import { sourceLanguage } from '../../src/i18n/resources.ts';
import type { LocaleFiles } from './locale-files.ts';
import { hashOf, type Locked } from './lock.ts';
import { pluralKeys, pluralStem } from './plurals.ts';

/** A text that a language has to have, beside its French. */
export interface Translation {
  /** File and key, such as `home.hero.heading`. */
  key: string;
  french: string;
  /** Undefined where the text is missing: blank texts are. */
  text?: string | undefined;
  /** From which French it was made: what the lock says or, where it lacks this very text, today's French. */
  locked?: Locked | undefined;
  /** What French says to the translator of this text, or of its group. */
  note?: string | undefined;
}

/** A text that French has no key for. */
export interface SurplusText {
  key: string;
  text: string;
  /** From which French it was made, where the lock knows. */
  locked?: Locked | undefined;
}

/** A text that was translated from a French text that is gone. */
export type GoneText = Required<SurplusText> & { locked: Locked };

/** A language beside French. */
export interface Comparison {
  /** Every key that the language's files have to have, notes too, in the order of French and with its own plural forms. */
  keys: readonly string[];
  /** The notes of French to translators, by the same keys. */
  notes: ReadonlyMap<string, string>;
  /** What is for a translator to write, in the order of French. */
  translations: readonly Translation[];
  surplus: readonly SurplusText[];
}

/** Compares a language with French, text by text. The e-mail that the publisher receives is always in French. */
export function compare(source: LocaleFiles, language: LocaleFiles): Comparison {
  const wanted = wantedTexts(source, language.tag);
  const notes = new Map<string, string>();
  const translations: Translation[] = [];
  for (const [key, { french, note }] of wanted) {
    if (isNote(key)) {
      notes.set(key, french);
    } else {
      translations.push({ key, french, note, ...ownText(language, key, french) });
    }
  }
  const surplus = surplusTexts(language, wanted);
  return { keys: [...wanted.keys()], notes, translations, surplus };
}

/** @returns the French of every key that a language has to have; a plural has the forms of the language. */
function wantedTexts(source: LocaleFiles, tag: string) {
  const wanted = new Map<string, Pick<Translation, 'french' | 'note'>>();
  const written = [...source.texts].filter(([key]) => !key.startsWith('email.'));
  for (const [key, text] of written) {
    const stem = pluralStem(source.texts, key);
    for (const name of stem ? pluralKeys(stem, tag) : [key]) {
      const french = source.texts.get(name) ?? source.texts.get(`${stem}_other`) ?? text;
      wanted.set(name, { french, note: noteOf(source, name, stem) });
    }
  }
  return wanted;
}

/** A key such as `heading_note` is a note to the translator of `heading`; it never gets into the site. */
export function isNote(key: string): boolean {
  return key.endsWith('_note');
}

/** @returns whether a key is that of a group and the other one is in it, or both are the same. */
export function isWithin(key: string, group: string): boolean {
  return `${key}.`.startsWith(`${group}.`);
}

/**
 * French may have a group where a language has a text, or the other way round.
 * @param key the key of a surplus text.
 * @returns the missing texts of that place: those in the group of this key, or the text whose group this key is in.
 */
export function missingInPlace(key: string, { translations }: Comparison): Translation[] {
  return translations.filter(
    (one) => one.text === undefined && (isWithin(one.key, key) || isWithin(key, one.key)),
  );
}

/** @returns the texts that were translated from a French text that is gone. */
export function goneTexts(comparison: Comparison): GoneText[] {
  return comparison.surplus.flatMap(({ key, text, locked }) => {
    const isGone = missingInPlace(key, comparison).length === 0;
    return locked && isGone ? [{ key, text, locked }] : [];
  });
}

/** @returns the translated texts that the lock does not know as they are. */
export function unnotedTexts({ lock }: LocaleFiles, { translations }: Comparison): Translation[] {
  return translations.filter(
    ({ key, text }) => text !== undefined && lock.get(key)?.translation !== hashOf(text),
  );
}

/** @returns the note of a text, of its plural, or of its group. */
function noteOf(source: LocaleFiles, key: string, stem: string | undefined): string | undefined {
  const group = key.slice(0, key.lastIndexOf('.'));
  const noted = [key, stem, group].find((one) => source.texts.has(`${one}_note`));
  return source.texts.get(`${noted}_note`);
}

function ownText(
  { texts, lock }: LocaleFiles,
  key: string,
  french: string,
): Pick<Translation, 'text' | 'locked'> {
  const text = texts.get(key);
  if (!hasWords(text)) {
    return {};
  }
  const translation = hashOf(text);
  const line = lock.get(key);
  const isNoted = line?.translation === translation;
  return { text, locked: isNoted ? line : { key, french, translation } };
}

function surplusTexts(language: LocaleFiles, wanted: ReadonlyMap<string, unknown>): SurplusText[] {
  const { tag, texts, lock } = language;
  if (tag === sourceLanguage) {
    return [];
  }
  return [...texts].flatMap(([key, text]) => {
    const isSurplus = !wanted.has(key) && !isNote(key) && hasWords(text);
    return isSurplus ? [{ key, text, locked: lock.get(key) }] : [];
  });
}

/** @returns whether a text has a character that can be seen. */
function hasWords(text: string | undefined): text is string {
  return text !== undefined && /[^\p{Z}\p{C}]/u.test(text);
}
