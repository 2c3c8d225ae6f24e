import { isBlank, type Leaf, leaves } from '../json.ts';
import { type LocaleFiles, translatedFiles } from '../locale-files.ts';
import { isCode, type Place, placesOf } from '../places.ts';
import { fingerprint, likeFrench, type Memory, type Remembered, sameFrench } from './memory.ts';

/** A translated text as it lies on disk, with what is remembered of it. */
export interface Own extends Leaf {
  /** The French that it was translated from, where that is known. */
  french?: string | undefined;
  /** A person said that it is right as it is. */
  checked?: true | undefined;
}

/** A text that the language has to give, and the one that it gives. */
export interface FilledPlace extends Place {
  own?: Own;
}

/** A translation in the places of today's French. */
export interface Followed {
  places: readonly FilledPlace[];
  /** Translations whose French has gone. */
  gone: readonly Own[];
  /** Texts that only a person can place: French has no such key, or nobody knows which item of a list is which. */
  aside: readonly Own[];
}

/** Where a text may go, tried in this order. */
const rules: readonly ((text: Own, place: Place) => boolean)[] = [
  // An item of a list goes with its French, or with words alike.
  (text, place) => isOfList(text, place) && sameFrench(text.french, place.french),
  (text, place) => isOfList(text, place) && likeFrench(text.french, place.french),
  // What is worded otherwise stays where it was; an item that nobody remembers may also fill a gap.
  (text, place) => text.key === place.key,
  (text, place) => isOfList(text, place) && text.french === undefined,
  // A key was renamed.
  (text, place) => sameFrench(text.french, place.french),
];

const isOfList = (text: Own, place: Place) => text.list !== undefined && text.list === place.list;

/**
 * Lets a translation follow what became of the French since: keys that were renamed, lists that grew, shrank or came
 * into another order. A text goes where the French stands that it was translated from; what is not remembered stays.
 */
export function followFrench(source: LocaleFiles, { tag, files, memory }: LocaleFiles): Followed {
  const places: FilledPlace[] = placesOf(source, tag);
  const all = translatedFiles(source)
    .flatMap(([file]) => leaves(files.get(file), file).filter(({ key }) => !isCode(key)))
    .map((leaf) => recalled(leaf, memory));
  const aside = textsAside(all, places);
  const texts = all.filter((text) => !isBlank(text.text) && !aside.includes(text));
  const open = new Set(places.filter((place) => !aside.some((text) => collide(text, place))));
  const gone = new Set(texts);
  for (const fits of rules)
    for (const text of gone) {
      const place = open.values().find((candidate) => fits(text, candidate));
      if (!place) continue;
      place.own = text;
      open.delete(place);
      gone.delete(text);
    }
  return { places, gone: [...gone], aside };
}

/** What is remembered of a text at its key, or, in a list, of the same words at another place. */
function recalled(leaf: Leaf, memory: Memory): Own {
  const of = fingerprint(leaf.text);
  const here = memory.get(leaf.key);
  const inList = ([key, there]: [string, Remembered]) => key.startsWith(`${leaf.list}.`) && there.of === of;
  const known = here?.of === of ? here : [...memory].find(inList)?.[1];
  return { ...leaf, french: known?.french, checked: known?.checked };
}

/** A text where French has none; a list of another length, as a whole, if one of its items is not remembered. */
function textsAside(texts: readonly Own[], places: readonly Place[]): Own[] {
  const wanted = Map.groupBy(places, spotOf);
  const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key).join();
  const isUnknown = ({ french, text }: Own) => french === undefined && !isBlank(text);
  return [...Map.groupBy(texts, spotOf)].flatMap(([spot, own]) => {
    const there = wanted.get(spot) ?? [];
    if (there.length === 0) return own.filter(isUnknown);
    return keys(there) !== keys(own) && own.some(isUnknown) ? own : [];
  });
}

/** @returns the key of a text, or of the whole list that it is an item of. */
export function spotOf({ key, list }: { key: string; list?: string | undefined }): string {
  return list ?? key;
}

/** @returns whether a text stands where French has a list, a group or a text of other places. */
export function collide(text: Own, place: Place): boolean {
  const [one, other] = [spotOf(text), spotOf(place)];
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

/**
 * @param where the files as they are (`disk`), or as they follow French (`followed`).
 * @returns what is to be remembered. What was not yet is taken for a translation of today's French.
 */
export function remembered({ places, gone, aside }: Followed, where: 'disk' | 'followed'): Memory {
  const memory = new Map<string, Remembered>();
  for (const { key, french, own } of places) {
    if (!own) continue;
    const of = fingerprint(own.text);
    const checked = own.checked && { checked: own.checked };
    memory.set(where === 'disk' ? own.key : key, { french: own.french ?? french, of, ...checked });
  }
  for (const { key, text, french } of where === 'disk' ? [...aside, ...gone] : aside)
    if (french !== undefined) memory.set(key, { french, of: fingerprint(text) });
  return memory;
}
