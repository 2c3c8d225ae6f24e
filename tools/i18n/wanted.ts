import { isNote, isObject, type Json, type JsonObject, type Path } from './json.ts';

/** A text that changes with a number: i18next writes its forms as `<stem>_one`, `<stem>_other`… */
export interface PluralText {
  /** What stands before the form: `hours`, or `place_ordinal` for ranks. */
  stem: string;
  ordinal: boolean;
}

const form = /(.+)_(?:zero|one|two|few|many|other)$/;

/** Whole numbers that meet every form of every language. */
const numbers = [...Array(201).keys(), 1000, 1_000_000];

/** @returns the texts of an object that change with a number. They are known by their form `_other`. */
export function pluralTexts(object: JsonObject): PluralText[] {
  return Object.keys(object)
    .filter((key) => key.endsWith('_other'))
    .map((key) => ({ stem: key.slice(0, -'_other'.length), ordinal: key.endsWith('_ordinal_other') }));
}

/** @returns whether a key is a form of a plural text, whichever the form. */
export function isFormOf(key: string, { stem }: PluralText): boolean {
  return form.exec(key)?.[1] === stem;
}

/**
 * @returns the keys that a language needs for a plural text, such as `hours_one` and `hours_other`: those that a whole
 * number meets. What is for fractions alone (`_other` in Polish) is left out, as translators' tools do.
 */
export function formKeys({ stem, ordinal }: PluralText, tag: string): string[] {
  const rules = new Intl.PluralRules(tag, { type: ordinal ? 'ordinal' : 'cardinal' });
  const met = new Set(numbers.map((number) => rules.select(number)));
  const forms = rules.resolvedOptions().pluralCategories.filter((category) => met.has(category));
  return forms.map((category) => `${stem}_${category}`);
}

/**
 * @param notes whether the notes to translators are wanted, too.
 * @returns the keys that a language needs where the source has this object, in its order, with the language's own
 * plural forms where the first form of the source stands.
 */
export function wantedKeys(source: JsonObject, tag: string, notes = false): JsonObject {
  const plurals = pluralTexts(source);
  const wanted = Object.entries(source).flatMap(([key, value]): [string, Json][] => {
    const plural = plurals.find((candidate) => isFormOf(key, candidate));
    if (!plural) return isNote(key) && !notes ? [] : [[key, value]];
    const other = source[`${plural.stem}_other`] ?? value;
    return formKeys(plural, tag).map((form) => [form, source[form] ?? other]);
  });
  return Object.fromEntries(wanted);
}

/** @returns what the source says to the translator of a key; the forms of a plural share the note of their stem. */
export function noteOf(source: JsonObject, key: string): string | undefined {
  const note = source[`${key}_note`] ?? source[`${form.exec(key)?.[1]}_note`];
  return typeof note === 'string' ? note : undefined;
}

/** What stands for a text of the source: made of the text, its place, the language's own, and the note beside it. */
type Change = (french: string, path: Path, own: Json | undefined, note: string | undefined) => string;

/**
 * Gives a file of a language the exact shape of the source: the same keys in the same order (tools for translators
 * sort them, and the order of the articles is their numbering), the language's plural forms, and no note.
 * @param own the file of the language, where its texts are wanted.
 */
export function shaped(source: Json, tag: string, change: Change, own?: Json): Json {
  return shape(source, own, []);

  function shape(from: Json, to: Json | undefined, path: Path, note?: string): Json {
    if (typeof from === 'string') return change(from, path, to, note);
    const list = Array.isArray(to) ? to : [];
    if (Array.isArray(from)) return from.map((item, index) => shape(item, list[index], [...path, index], note));
    if (!isObject(from)) return from;
    const group = isObject(to) ? to : {};
    const keys = Object.entries(wantedKeys(from, tag));
    return Object.fromEntries(
      keys.map(([key, value]) => [key, shape(value, group[key], [...path, key], noteOf(from, key))]),
    );
  }
}

/** @returns all that a language has to give for a file of the source, French standing in. */
export function wantedCopy(source: Json, tag: string): Json {
  return shaped(source, tag, (french) => french);
}

const codes: Readonly<Record<string, RegExp>> = {
  // The subject that a button presets: a key of `subjects`, not a word.
  contact: /^openings\.[^.]+\.subject$/,
};

/** @returns whether a text is a code that the site reads, the same in every language. */
export function isFixed(file: string, key: string): boolean {
  return codes[file]?.test(key) ?? false;
}
