import { isNote, isObject, type JsonObject } from './json.ts';
import { type LocaleFiles, translatedFiles } from './locale-files.ts';

/** A text that a language has to give, and what French says there. */
export interface Place {
  /** File and key, such as `home.hero.heading`; items of a list are counted from 1. */
  key: string;
  /** Key of the list that it is an item of. */
  list?: string;
  french: string;
  /** What the French file says to the translator of this text, or of the group around it. */
  note?: string | undefined;
  /** Whether it is the form of a plural for none, one or two, which may do without `{{count}}`. */
  uncounted?: boolean;
}

/** @returns all that a language has to give for the files of the source, in their order. */
export function placesOf(source: LocaleFiles, tag: string): Place[] {
  const places: Place[] = [];
  for (const [file, french] of translatedFiles(source))
    shaped(file, french, tag, (place) => {
      places.push(place);
      return '';
    });
  return places;
}

/**
 * Gives a file of a language the exact shape of the source: the same keys in the same order (tools for translators
 * sort them, and the order of the articles is their numbering), with the language's own plural forms.
 * @param text what stands at a place. Codes are those of the source.
 * @param notes whether the notes to translators are wanted, too.
 */
export function shaped(
  file: string,
  source: JsonObject,
  tag: string,
  text: (place: Place) => string,
  notes = false,
): JsonObject {
  return shape(source, file);

  function shape(group: JsonObject, at: string, groupNote?: string): JsonObject {
    const entries = wantedKeys(group, tag).map(([name, value]): [string, JsonObject[string]] => {
      const [key, note] = [`${at}.${name}`, noteOf(group, name) ?? groupNote];
      if (isObject(value)) return [name, shape(value, key, note)];
      if (Array.isArray(value))
        return [name, value.map((french, index) => text({ key: `${key}.${index + 1}`, list: key, french, note }))];
      if (isNote(name) || isCode(key)) return [name, value];
      return [name, text({ key, french: value, note, uncounted: isUncounted(group, name) })];
    });
    return Object.fromEntries(notes ? entries : entries.filter(([name]) => !isNote(name)));
  }
}

/** @returns whether a text is a code that the site reads, the same in every language: a key of `subjects`. */
export function isCode(key: string): boolean {
  return /^contact\.openings\.[^.]+\.subject$/.test(key);
}

/** A text that changes with a number: i18next writes its forms as `<stem>_one`, `<stem>_other`… */
const form = /^(.+)_(zero|one|two|few|many|other)$/;

/** @returns what stands before the form, such as `hours`, or `place_ordinal` for ranks; nothing where no number counts. */
function stemOf(group: JsonObject, key: string): string | undefined {
  const stem = form.exec(key)?.[1];
  return stem && `${stem}_other` in group ? stem : undefined;
}

function isUncounted(group: JsonObject, key: string): boolean {
  return stemOf(group, key) !== undefined && /_(zero|one|two)$/.test(key);
}

/** What the source says to the translator of a key; the forms of a plural share the note of their stem. */
function noteOf(group: JsonObject, key: string): string | undefined {
  const note = group[`${key}_note`] ?? group[`${stemOf(group, key)}_note`];
  return typeof note === 'string' ? note : undefined;
}

/** The keys of a group, with the language's own plural forms where the first form of the source stands. */
function wantedKeys(group: JsonObject, tag: string): [string, JsonObject[string]][] {
  const wanted = new Map<string, JsonObject[string]>();
  for (const [key, value] of Object.entries(group)) {
    const stem = stemOf(group, key);
    const other = group[`${stem}_other`] ?? value;
    for (const name of stem ? formKeys(stem, tag) : [key]) wanted.set(name, group[name] ?? other);
  }
  return [...wanted];
}

/** Whole numbers that meet every form of every language. */
const numbers = [...Array(201).keys(), 1000, 1_000_000];

/** The forms that a whole number meets; what is for fractions alone (`_other` in Polish) is left out, as translators' tools do. */
function formKeys(stem: string, tag: string): string[] {
  const rules = new Intl.PluralRules(tag, { type: stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal' });
  const met = new Set(numbers.map((number) => rules.select(number)));
  return rules
    .resolvedOptions()
    .pluralCategories.flatMap((category) => (met.has(category) ? `${stem}_${category}` : []));
}
