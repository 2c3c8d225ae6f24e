import { isObject, type Json, keyName, leaves, type Path } from '../json.ts';
import { type LocaleFiles, translatedFiles } from '../locale-files.ts';
import { isFixed, wantedCopy } from '../wanted.ts';
import { alignToSource, sameFrench, type Translated } from './align.ts';
import { fingerprint, type Memory, type Remembered } from './memory.ts';

/** A translated text as it lies on disk, with what is remembered of it. */
interface Own extends Translated {
  /** File and key, such as `home.hero.heading`. */
  id: string;
  /** The list that it is an item of. */
  list?: string | undefined;
  checked?: true | undefined;
}

/** A text of French, and the translation that belongs there. */
interface Place {
  id: string;
  list?: string | undefined;
  /** What French says there today. */
  now: string;
  own?: Own | undefined;
}

/** A translation in the places of today's French. */
export interface Followed {
  places: readonly Place[];
  /** Translations whose French has gone. */
  gone: readonly Own[];
  /** Translations in lists that only a person can align: they stay as they are. */
  kept: readonly Own[];
  /** The files with their keys renamed, their lists aligned, and without what has gone. */
  files: ReadonlyMap<string, Json>;
}

/**
 * Lets a translation follow what became of the French since: keys that were renamed, lists that grew, shrank or came
 * into another order. A text goes where the French stands that it was translated from; what is not remembered stays.
 */
export function followFrench(source: LocaleFiles, language: LocaleFiles, memory: Memory): Followed {
  const wanted = new Map(translatedFiles(source).map(([file, content]) => [file, wantedCopy(content, language.tag)]));
  const places = [...wanted].flatMap(([file, content]) =>
    leaves(content)
      .filter(({ path }) => !isFixed(file, keyName(path)))
      .map(({ path, text }): Place => ({ ...named([file, ...path]), now: text })),
  );
  const texts = [...wanted.keys()].flatMap((file) =>
    leaves(language.files.get(file) ?? {}, [file]).map(({ path, text }): Own => recalled(named(path), text, memory)),
  );
  const kept = placeTexts(places, texts);
  const keptLists = new Set(kept.map(({ list }) => list));
  const settled = new Set([...places.map(({ own }) => own), ...kept]);
  const left = texts.filter((text) => text.french !== undefined && !settled.has(text));
  const open = places.filter(({ list }) => !keptLists.has(list));
  const gone = left.filter((own) => !takeRenamed(open, own));
  const away = new Set(left.map(({ id }) => id));
  const placed = new Map(places.flatMap(({ id, own }) => (own ? [[id, own.text]] : [])));
  const files = [...wanted].flatMap(([file, content]): [string, Json][] => {
    const own = rebuilt(content, language.files.get(file), [file], { placed, away, kept: keptLists });
    return own === undefined ? [] : [[file, own]];
  });
  return { places, gone, kept, files: new Map([...language.files, ...files]) };
}

/**
 * @param where the files as they are (`disk`), or as they follow French (`followed`).
 * @returns what is to be remembered. What was not yet is taken for a translation of today's French.
 */
export function remembered({ places, gone, kept }: Followed, where: 'disk' | 'followed'): Memory {
  const memory = new Map<string, Remembered>();
  for (const { id, now, own } of places) {
    if (!own) continue;
    const { text, french = now, checked } = own;
    memory.set(where === 'disk' ? own.id : id, { french, of: fingerprint(text), ...(checked && { checked }) });
  }
  for (const { id, text, french } of where === 'disk' ? [...kept, ...gone] : kept)
    if (french !== undefined) memory.set(id, { french, of: fingerprint(text) });
  return memory;
}

function named(path: Path): { id: string; list?: string } {
  const id = keyName(path);
  return typeof path.at(-1) === 'number' ? { id, list: keyName(path.slice(0, -1)) } : { id };
}

/** What is remembered of a text at its key, or, in a list, of the same words at another place. */
function recalled(name: { id: string; list?: string }, text: string, memory: Memory): Own {
  const of = fingerprint(text);
  const here = memory.get(name.id);
  const inList = ([key, there]: [string, Remembered]) => key.startsWith(`${name.list}.`) && there.of === of;
  const known = here?.of === of ? here : [...memory].find(inList)?.[1];
  return { ...name, text, french: known?.french, checked: known?.checked };
}

/** Gives each place its text. @returns the texts of lists that only a person can align. */
function placeTexts(places: readonly Place[], texts: readonly Own[]): Own[] {
  const own = new Map(texts.map((text) => [text.id, text]));
  for (const place of places) {
    const text = own.get(place.id);
    if (!place.list && text?.text.trim()) place.own = text;
  }
  return [...new Set(places.flatMap(({ list }) => list ?? []))].flatMap((list) => {
    const items = places.filter((place) => place.list === list);
    const given = texts.filter((text) => text.list === list);
    const french = items.map(({ now }) => now);
    const aligned = alignToSource(french, given);
    for (const [index, place] of items.entries()) place.own = aligned?.items[index];
    return aligned ? [] : given;
  });
}

/** Brings a text whose key has gone to an empty place of the same French. @returns whether there was one. */
function takeRenamed(open: readonly Place[], own: Own): boolean {
  const place = open.find((candidate) => !candidate.own && sameFrench(own.french, candidate.now));
  if (place) place.own = own;
  return place !== undefined;
}

interface Moves {
  placed: ReadonlyMap<string, string>;
  kept: ReadonlySet<string | undefined>;
  away: ReadonlySet<string>;
}

/** @param from what French has there; nothing where it has gone: texts that went elsewhere or away leave. */
function rebuilt(from: Json | undefined, to: Json | undefined, path: Path, moves: Moves): Json | undefined {
  const { placed, kept, away } = moves;
  const id = keyName(path);
  if (typeof from === 'string') return placed.get(id) ?? to;
  if (from === undefined && typeof to === 'string') return away.has(id) ? undefined : to;
  if (Array.isArray(from)) {
    const items = from.map((_, index) => placed.get(keyName([...path, index])));
    const follows = to === undefined ? items.some(Boolean) : Array.isArray(to) && !kept.has(id);
    return follows ? items.map((item) => item ?? '') : to;
  }
  if (Array.isArray(to)) {
    const items = to.flatMap((item, index) => rebuilt(undefined, item, [...path, index], moves) ?? []);
    return items.length > 0 ? items : undefined;
  }
  const [french, own] = [from ?? {}, to ?? {}];
  if (!isObject(french) || !isObject(own)) return to;
  const entries = Object.keys({ ...own, ...french }).flatMap((key): [string, Json][] => {
    const after = rebuilt(french[key], own[key], [...path, key], moves);
    return after === undefined ? [] : [[key, after]];
  });
  return entries.length > 0 || (from && to) ? Object.fromEntries(entries) : undefined;
}
