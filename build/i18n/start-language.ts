import { directionOf } from './check-language-file.ts';
import { isFixed } from './fixed-texts.ts';
import { isNote, isObject, type Json, type JsonObject, keyName } from './json.ts';
import { wantedKeys } from './plurals.ts';

/** @returns `language.json` of a language that begins: named in itself, a draft. */
export function newLanguageFile(tag: string): JsonObject {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return { name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1), dir: directionOf(tag), status: 'draft' };
}

/**
 * @returns a file to be translated: the keys and notes of the source with empty texts. What is translated already
 * stays, so that new keys of the source can be added to a language that exists.
 */
export function fileToTranslate(tag: string, file: string, source: Json, translated?: Json): Json {
  return start(source, translated, []);

  function start(from: Json, to: Json | undefined, path: readonly (string | number)[]): Json {
    if (typeof from === 'string') return isFixed(file, keyName(path)) ? from : (to ?? '');
    if (Array.isArray(from)) {
      const list = Array.isArray(to) ? to : [];
      return from.map((item, index) => start(item, list[index], [...path, index]));
    }
    if (!isObject(from)) return from;
    const group = isObject(to) ? to : {};
    const wanted = Object.entries(withNotes(from, tag)).map(([key, value]): [string, Json] => [
      key,
      isNote(key) ? value : start(value, group[key], [...path, key]),
    ]);
    return {
      ...Object.fromEntries(wanted),
      ...Object.fromEntries(Object.entries(group).filter(([key]) => !(key in from))),
    };
  }
}

/** Keys to translate, each note beside the key that it explains. */
function withNotes(source: JsonObject, tag: string): JsonObject {
  const wanted = wantedKeys(source, tag);
  const entries = Object.entries(source).flatMap(([key, value]): [string, Json][] => {
    if (isNote(key)) return [[key, value]];
    return key in wanted ? [[key, value]] : [];
  });
  return { ...Object.fromEntries(entries), ...wanted };
}
