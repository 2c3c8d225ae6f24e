import { checkLocales } from '../../build/locales/check-locales.ts';
import { readLocales } from '../../build/locales/folders.ts';
import { mapTexts, textFileNames } from '../../build/locales/texts.ts';
import type { copyProject } from '../copy-project.ts';

/**
 * The pseudo-languages of the Unicode CLDR: one with texts 40 % longer than French, one
 * written from right to left.
 */
export const pseudoLanguages = {
  'en-XA': { name: 'Pšéûdö', letters: 'àƀćđéƒğĥîĵķľɱñöþɋŕšţûṽŵẋýž', growth: 0.4 },
  'ar-XB': { name: 'تجربة', letters: 'ابتثجحخدذرزسشصضطظعغفقكلمنه', growth: 0 },
};

type PseudoTag = keyof typeof pseudoLanguages;

/**
 * Writes the files of a pseudo-language into a copy of the project. A text that would exceed its
 * limit does not grow.
 */
export function writePseudoLanguage(
  project: ReturnType<typeof copyProject>,
  tag: PseudoTag,
  slugs: Record<string, string> = {},
): void {
  const { name, growth } = pseudoLanguages[tag];
  const french = readLocales(project.dir).find((one) => one.tag === 'fr')?.files ?? {};
  const write = (limited: readonly string[]) => {
    for (const file of textFileNames(french)) {
      const grow = (key: string) => (limited.includes(`${file}.${key}`) ? 0 : growth);
      const texts = mapTexts(french[file], (key, text) => pseudoText(tag, text, grow(key)));
      project.write(`locales/${tag}/${file}.json`, JSON.stringify(texts));
    }
  };
  project.write(
    `locales/${tag}/language.json`,
    JSON.stringify({ name, status: 'published', slugs }),
  );
  write([]);
  const faults = checkLocales(project.dir).flatMap((one) => (one.tag === tag ? one.faults : []));
  write(faults.map(({ file, key }) => `${file}.${key}`));
}

/** @returns a text with other letters, longer by `growth`. Its variables and tags stay. */
function pseudoText(tag: PseudoTag, text: string, growth: number): string {
  const letters = [...pseudoLanguages[tag].letters];
  const ownLetter = (letter: string) => {
    const own = letters[letter.toLowerCase().charCodeAt(0) - 97] ?? '';
    return letter === letter.toLowerCase() ? own : own.toUpperCase();
  };
  const ownWord = (word: string) => {
    const own = word.replace(/[a-z]/gi, ownLetter);
    return own + own.slice(0, Math.ceil(own.length * growth)).toLowerCase();
  };
  return text.replace(/\{\{\w+\}\}|<[^<>]+>|[\p{L}\p{M}]+/gu, (found) => {
    const isMarker = /^[{<]/.test(found);
    return isMarker ? found : ownWord(found.normalize('NFD').replace(/\p{M}/gu, ''));
  });
}
