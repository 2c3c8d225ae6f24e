import type { Fault } from './faults.ts';
import { isFixed } from './fixed-texts.ts';
import { isNote, isObject, type Json, type JsonObject, keyName, leaves } from './json.ts';
import { markerProblems } from './markers.ts';
import { formKeys, isFormOf, pluralTexts, wantedKeys } from './plurals.ts';

type Path = readonly (string | number)[];

/**
 * Compares a file of a language with the same file of the source language.
 * @param file name without `.json`.
 * @param tag language of `translation`; its plural forms are asked for.
 * @returns every missing or extra key, empty text, lost variable or tag, wrong plural form and broken shape.
 */
export function checkCopy(file: string, tag: string, source: Json, translation: Json): Fault[] {
  return compare(source, translation, []);

  function fault(path: Path, problem: string, french?: Json): Fault {
    return {
      file: `locales/${tag}/${file}.json`,
      key: keyName(path),
      problem,
      french: french === undefined ? undefined : excerpt(french),
    };
  }

  function compare(from: Json, to: Json | undefined, path: Path, free: readonly string[] = []): Fault[] {
    if (typeof from === 'string') return compareText(from, to, path, free);
    if (Array.isArray(from)) return compareList(from, to, path);
    if (!isObject(from)) return [fault(path, 'un texte est attendu en français aussi', String(from))];
    if (to !== undefined && !isObject(to))
      return [fault(path, `un groupe de clés est attendu, pas ${nameOf(to)}`, from)];
    return compareKeys(from, to ?? {}, path);
  }

  function compareText(from: string, to: Json | undefined, path: Path, free: readonly string[]): Fault[] {
    if (to === undefined) return [fault(path, 'cette clé manque', from)];
    if (typeof to !== 'string') return [fault(path, `un texte est attendu, pas ${nameOf(to)}`, from)];
    if (to.trim() === '') return [fault(path, 'le texte est vide', from)];
    const problems = markerProblems(from, to, free);
    if (from.startsWith('- ') !== to.startsWith('- '))
      problems.push(
        `le tiret qui commence un point de liste (« - ») ${from.startsWith('- ') ? 'manque' : 'est en trop'}`,
      );
    if (isFixed(file, keyName(path)) && to !== from) problems.push('ce code ne se traduit pas, recopiez-le');
    return problems.map((problem) => fault(path, problem, from));
  }

  function compareList(from: Json[], to: Json | undefined, path: Path): Fault[] {
    if (to === undefined) return from.flatMap((item, index) => compare(item, undefined, [...path, index]));
    if (!Array.isArray(to)) return [fault(path, `une liste entre crochets est attendue, pas ${nameOf(to)}`, from)];
    if (to.length !== from.length)
      return [fault(path, `la liste doit avoir ${from.length} éléments, elle en a ${to.length}`, from)];
    return from.flatMap((item, index) => compare(item, to[index], [...path, index]));
  }

  function compareKeys(from: JsonObject, to: JsonObject, path: Path): Fault[] {
    const plurals = pluralTexts(from);
    const pluralOf = (key: string) => plurals.find((plural) => isFormOf(key, plural));
    const wanted = wantedKeys(from, tag);
    const extra = Object.keys(to).filter(
      (key) => !(key in wanted) && !isNote(key) && !(key.endsWith('_zero') && pluralOf(key)),
    );
    return [
      ...Object.entries(wanted).flatMap(([key, value]) => {
        const plural = pluralOf(key);
        if (plural && to[key] === undefined) return [fault([...path, key], missingForm(formKeys(plural, tag)), value)];
        return compare(value, to[key], [...path, key], plural && /_(zero|one|two)$/.test(key) ? ['{{count}}'] : []);
      }),
      ...extra.map((key) =>
        fault([...path, key], pluralOf(key) ? 'cette langue n’a pas cette forme du pluriel' : 'cette clé est en trop'),
      ),
    ];
  }
}

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
