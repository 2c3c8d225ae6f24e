import { isFixed } from './fixed-texts.ts';
import { isObject, type Json, keyName } from './json.ts';
import { aroundMarkers } from './markers.ts';
import { wantedKeys } from './plurals.ts';

/** The pseudo-languages of the Unicode CLDR: one accented and a third longer, one written from right to left. */
export const pseudoLanguages = {
  'en-XA': { name: 'Ẋṡḗŭḓọ', dir: 'ltr', alphabet: 'ȧƀƈḓḗƒɠħīĵķŀḿńǿƥɋřşŧŭṽẇẋẏẑ', growth: 0.35 },
  'ar-XB': { name: 'اختبار', dir: 'rtl', alphabet: 'ابتثجحخدذرزسشصضطظعغفقكلمنه', growth: 0 },
} as const;

export type PseudoTag = keyof typeof pseudoLanguages;

/**
 * Rewrites a text so that every letter shows that it went through translation. Variables, tags and the dash of a
 * list item stay; a language that grows doubles letters inside its words, so that long words get longer too.
 */
export function pseudoText(tag: PseudoTag, text: string): string {
  const { alphabet, growth } = pseudoLanguages[tag];
  const letters = [...alphabet];
  let owed = 0;
  const change = (part: string) =>
    [...part.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('Œ', 'OE')]
      .map((letter) => {
        const mapped = letters[letter.toLowerCase().charCodeAt(0) - 97];
        if (!mapped || !/[a-z]/i.test(letter)) return letter;
        owed += growth;
        const shown = letter === letter.toLowerCase() ? mapped : mapped.toUpperCase();
        if (owed < 1) return shown;
        owed -= 1;
        return shown + mapped;
      })
      .join('');
  return aroundMarkers(text)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

/** Translates a whole file into a pseudo-language, its plural forms included. */
export function pseudoCopy(tag: PseudoTag, file: string, source: Json): Json {
  return translate(source, []);

  function translate(value: Json, path: readonly (string | number)[]): Json {
    if (typeof value === 'string') return isFixed(file, keyName(path)) ? value : pseudoText(tag, value);
    if (Array.isArray(value)) return value.map((item, index) => translate(item, [...path, index]));
    if (!isObject(value)) return value;
    const keys = Object.entries(wantedKeys(value, tag));
    return Object.fromEntries(keys.map(([key, child]) => [key, translate(child, [...path, key])]));
  }
}
