import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'vite';
import { compareWithFrench } from '../tools/i18n/check/language.ts';
import { checkLength, notedLimit } from '../tools/i18n/check/lengths.ts';
import { marker } from '../tools/i18n/check/markers.ts';
import { untranslatedNames } from '../tools/i18n/check/names.ts';
import type { Translation } from '../tools/i18n/comparison.ts';
import { localesFolder, writeTexts } from '../tools/i18n/locale-files.ts';

/** The pseudo-languages of the Unicode CLDR: one accented and a third longer, one written from right to left. */
export const pseudoLanguages = {
  'en-XA': { name: 'Ẋṡḗŭḓọ', alphabet: 'ȧƀƈḓḗƒɠħīĵķŀḿńǿƥɋřşŧŭṽẇẋẏẑ', growth: 0.35 },
  'ar-XB': { name: 'اختبار', alphabet: 'ابتثجحخدذرزسشصضطظعغفقكلمنه', growth: 0 },
} as const;

export type PseudoTag = keyof typeof pseudoLanguages;

/** What every language keeps as it is: variables, tags, names. */
const kept = new RegExp(`${marker.source}|${untranslatedNames.join('|')}`, marker.flags);

/** @returns a text whose words are changed; its variables, tags and names stay as they are. */
export function changeWords(text: string, change: (part: string) => string): string {
  const parts = text.split(kept).map(change);
  const names = text.match(kept) ?? [];
  return parts.map((part, index) => part + (names[index] ?? '')).join('');
}

/**
 * Replaces every letter by one of the pseudo-language.
 * @param growth the share of the letters that are doubled, from 0 to 1.
 */
function pseudoText(tag: PseudoTag, text: string, growth: number): string {
  const letters = [...pseudoLanguages[tag].alphabet];
  let count = 0;
  const replace = (letter: string) => {
    const own = letters[letter.toLowerCase().charCodeAt(0) - 97] ?? '';
    const shown = letter === letter.toLowerCase() ? own : own.toUpperCase();
    count += growth;
    const isDoubled = Math.floor(count) > Math.floor(count - growth);
    return isDoubled ? shown + own : shown;
  };
  const plain = (part: string) =>
    part.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe');
  return changeWords(text, (part) => plain(part).replace(/[a-z]/gi, replace));
}

/** Translates a text of French; one that has a limit stays in it. */
function pseudoTranslation(tag: PseudoTag, { key, french, note }: Translation): string {
  // A note gives a limit where a drawing has little room: the text grows up to it, to try the drawing with the longest words.
  const most = notedLimit(note) ? 1 : pseudoLanguages[tag].growth;
  for (let growth = most; growth > 0; growth -= 0.05) {
    const grown = pseudoText(tag, french, growth);
    if (checkLength(key, grown, note).length === 0) {
      return grown;
    }
  }
  return pseudoText(tag, french, 0);
}

/** Writes the files of a pseudo-language into a folder of locales, which holds French. */
export function writePseudoLanguage(tag: PseudoTag, folder: string): void {
  const { translations } = compareWithFrench(tag, folder).comparison;
  const texts = translations.map((one) => [one.key, pseudoTranslation(tag, one)] as const);
  const { name } = pseudoLanguages[tag];
  writeTexts(tag, [...texts, ['language.name', name], ['language.status', 'published']], folder);
}

// `npm run i18n:pseudo`: the site while developing, with both.
if (import.meta.main) {
  const folder = 'node_modules/.cache/pseudo-locales';
  rmSync(folder, { recursive: true, force: true });
  cpSync(localesFolder(), folder, { recursive: true });
  for (const tag of Object.keys(pseudoLanguages) as PseudoTag[]) {
    writePseudoLanguage(tag, folder);
  }
  process.env.LOCALES_DIR = folder;
  const server = await createServer();
  await server.listen();
  for (const tag of Object.keys(pseudoLanguages)) {
    console.log(`${server.resolvedUrls?.local[0]}${tag}`);
  }
}
