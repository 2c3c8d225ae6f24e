export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** The way to a value of a locale file, such as `['articles', 'objet', 'body', 2]`. */
export type Path = readonly (string | number)[];

/** A text of a locale file. */
export interface Leaf {
  path: Path;
  text: string;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key such as `heading_note` is a word to the translator of `heading`; it never leaves the locale files. */
export function isNote(key: string): boolean {
  return key.endsWith('_note');
}

/** @returns the same value without any note. */
export function withoutNotes(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isNote(key))
      .map(([key, child]) => [key, withoutNotes(child)]),
  );
}

/** @returns every text of a locale file in its order, notes left out. */
export function leaves(value: Json, path: Path = []): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((child, index) => leaves(child, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => (isNote(key) ? [] : leaves(child, [...path, key])));
}

/** @returns the way to a text as a translator reads it; items of a list are counted from 1: `articles.objet.body.3`. */
export function keyName(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? part + 1 : part)).join('.');
}
