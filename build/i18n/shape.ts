import { isFixed } from './fixed-texts.ts';
import { isObject, type Json, keyName } from './json.ts';
import { wantedKeys } from './plurals.ts';

/**
 * Gives a file of a language the exact shape of the source: the same keys in the same order (tools for translators
 * sort them, and the order of the articles is their numbering), and no note. What a draft still lacks shows its key.
 */
export function shaped(tag: string, file: string, source: Json, translation: Json | undefined): Json {
  return shape(source, translation, []);

  function shape(from: Json, to: Json | undefined, path: readonly (string | number)[]): Json {
    if (Array.isArray(from)) {
      const list = Array.isArray(to) ? to : [];
      return from.map((item, index) => shape(item, list[index], [...path, index]));
    }
    if (isObject(from)) {
      const group = isObject(to) ? to : {};
      const keys = Object.entries(wantedKeys(from, tag));
      return Object.fromEntries(keys.map(([key, value]) => [key, shape(value, group[key], [...path, key])]));
    }
    if (isFixed(file, keyName(path))) return from;
    return typeof to === 'string' && to.trim() !== '' ? to : `⟦${keyName(path)}⟧`;
  }
}
