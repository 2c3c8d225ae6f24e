import { isNote, type Json, type JsonObject } from './json.ts';

const form = /(.+)_(?:zero|one|two|few|many|other)$/;

/** A text that changes with a number: i18next writes its forms as `<stem>_one`, `<stem>_other`… */
export interface PluralText {
  /** What stands before the form: `hours`, or `place_ordinal` for ranks. */
  stem: string;
  ordinal: boolean;
}

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

/** @returns the keys that a language needs for a plural text, such as `hours_one` and `hours_other`. */
export function formKeys({ stem, ordinal }: PluralText, tag: string): string[] {
  const rules = new Intl.PluralRules(tag, { type: ordinal ? 'ordinal' : 'cardinal' });
  return rules.resolvedOptions().pluralCategories.map((category) => `${stem}_${category}`);
}

/** @returns the keys that a language needs where the source has this object: its own plural forms, and no note. */
export function wantedKeys(source: JsonObject, tag: string): JsonObject {
  const plurals = pluralTexts(source);
  const wanted: [string, Json][] = Object.entries(source).flatMap(([key, value]) => {
    const plural = plurals.find((candidate) => isFormOf(key, candidate));
    if (isNote(key) || (plural && !key.endsWith('_other'))) return [];
    return plural ? formKeys(plural, tag).map((form): [string, Json] => [form, source[form] ?? value]) : [[key, value]];
  });
  return Object.fromEntries(wanted);
}
