import { isNote, isObject, type Json, type JsonObject, keyName, leaves, type Path } from '../json.ts';
import { formKeys, isFixed, isFormOf, noteOf, pluralTexts, wantedKeys } from '../wanted.ts';
import type { Fault } from './faults.ts';
import { slips } from './text.ts';

/** What a key's surroundings say of it. */
interface About {
  note?: string | undefined;
  free?: readonly string[];
}

/**
 * Compares a file of a language with the same file of the source language.
 * @param file name without `.json`.
 * @param tag language of `translation`; its plural forms are asked for.
 * @returns every missing or extra key, every wrong plural form, broken shape, and slip in a text.
 */
export function checkCopy(file: string, tag: string, source: Json, translation: Json): Fault[] {
  return compare(source, translation, []);

  function fault(path: Path, problem: string, french?: Json, doubt?: boolean): Fault {
    return {
      file: `locales/${tag}/${file}.json`,
      key: keyName(path),
      problem,
      french: french === undefined ? undefined : excerpt(french),
      ...(doubt && { doubt }),
    };
  }

  function compare(from: Json, to: Json | undefined, path: Path, about: About = {}): Fault[] {
    if (typeof from === 'string') return compareText(from, to, path, about);
    if (Array.isArray(from)) return compareList(from, to, path, about);
    if (!isObject(from)) return [fault(path, 'un texte est attendu en français aussi', String(from))];
    if (to !== undefined && !isObject(to))
      return [fault(path, `un groupe de clés est attendu, pas ${nameOf(to)}`, from)];
    return compareKeys(from, to ?? {}, path);
  }

  function compareText(from: string, to: Json | undefined, path: Path, { note, free = [] }: About): Fault[] {
    if (to === undefined) return [fault(path, 'cette clé manque', from)];
    if (typeof to !== 'string') return [fault(path, `un texte est attendu, pas ${nameOf(to)}`, from)];
    if (isFixed(file, keyName(path)))
      return to === from ? [] : [fault(path, 'ce code ne se traduit pas, recopiez-le', from)];
    const id = keyName([file, ...path]);
    return slips({ id, tag, french: from, text: to, note, free }).map(({ problem, doubt }) =>
      fault(path, problem, from, doubt),
    );
  }

  function compareList(from: Json[], to: Json | undefined, path: Path, about: About): Fault[] {
    if (from.some((item) => typeof item !== 'string'))
      return [fault(path, 'en français, une liste ne contient que des textes : faites-en un groupe de clés', from)];
    if (to === undefined) return from.flatMap((item, index) => compare(item, undefined, [...path, index]));
    if (!Array.isArray(to)) return [fault(path, `une liste entre crochets est attendue, pas ${nameOf(to)}`, from)];
    if (to.length !== from.length)
      return [fault(path, `la liste doit avoir ${from.length} éléments, elle en a ${to.length}`, from)];
    return from.flatMap((item, index) => compare(item, to[index], [...path, index], about));
  }

  function compareKeys(from: JsonObject, to: JsonObject, path: Path): Fault[] {
    const plurals = pluralTexts(from);
    const pluralOf = (key: string) => plurals.find((plural) => isFormOf(key, plural));
    const wanted = wantedKeys(from, tag);
    const extra = Object.keys(to).filter((key) => !(key in wanted) && !isNote(key));
    return [
      ...Object.entries(wanted).flatMap(([key, value]) => {
        const plural = pluralOf(key);
        if (plural && to[key] === undefined) return [fault([...path, key], missingForm(formKeys(plural, tag)), value)];
        const free = plural && /_(zero|one|two)$/.test(key) ? ['{{count}}'] : [];
        return compare(value, to[key], [...path, key], { note: noteOf(from, key), free });
      }),
      ...extra.map((key) => fault([...path, key], pluralOf(key) ? extraForm : 'cette clé est en trop')),
    ];
  }
}

const extraForm = 'cette langue n’a pas cette forme du pluriel pour des nombres entiers : retirez-la';

function missingForm(keys: readonly string[]): string {
  return `une forme du pluriel manque : cette langue demande ${keys.join(', ')}`;
}

function nameOf(value: Json): string {
  if (Array.isArray(value)) return 'une liste';
  if (isObject(value)) return 'un groupe de clés';
  return typeof value === 'string' ? 'un texte' : `« ${String(value)} » sans guillemets`;
}

function excerpt(value: Json): string {
  return leaves(value)
    .map(({ text }) => text)
    .join(' | ');
}
