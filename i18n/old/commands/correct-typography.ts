import { sourceLanguage } from '../../../src/i18n/resources.ts';
import { counted } from '../check/faults.ts';
import { readOrThrow } from '../check/language.ts';
import { typeset } from '../french-typography.ts';
import { fileOf, localesFolder, writeTexts } from '../locale-files.ts';

/** A French text as it was typed, and as a printer would set it. */
export interface Correction {
  /** File and key, such as `home.hero.heading`. */
  key: string;
  typed: string;
  printed: string;
}

/** @returns the French texts, notes included, that a printer would set otherwise. */
export function corrections(folder = localesFolder()): Correction[] {
  const { texts } = readOrThrow(sourceLanguage, folder);
  return [...texts].flatMap(([key, typed]) => {
    const printed = typeset(typed);
    return printed === typed ? [] : [{ key, typed, printed }];
  });
}

/**
 * `npm run i18n:typography`: corrects the typography of the French files; a file without a fault is left alone.
 * @returns what was corrected, for the writer.
 * @throws Error when a French file cannot be read: then nothing is written.
 */
export function correctTypography(folder = localesFolder()): string {
  const found = corrections(folder);
  if (found.length === 0) {
    return 'La typographie du français est juste.';
  }
  const printed = new Map(found.map((one) => [one.key, one.printed]));
  const files = new Set(found.map(({ key }) => fileOf(key)));
  const { texts } = readOrThrow(sourceLanguage, folder);
  const corrected = [...texts]
    .filter(([key]) => files.has(fileOf(key)))
    .map(([key, text]) => [key, printed.get(key) ?? text] as const);
  writeTexts(sourceLanguage, corrected, folder);
  const lines = found.map(({ key, typed, printed }) => `${key} : « ${typed} » → « ${printed} »`);
  return [`${counted(found, 'texte')} dans locales/fr/ :`, ...lines].join('\n');
}
