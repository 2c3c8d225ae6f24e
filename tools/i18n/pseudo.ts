import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { lengthProblem, limitOf } from './check/lengths.ts';
import { outsideMarkers } from './check/text.ts';
import { nest } from './json.ts';
import { readLanguage } from './locale-files.ts';
import { isNote, type Row, rowsOf } from './rows.ts';
import { localesFolder } from './tags.ts';

/** The pseudo-languages of the Unicode CLDR: one accented and a third longer, one written from right to left. */
export const pseudoLanguages = {
  'en-XA': { name: 'Ẋṡḗŭḓọ', alphabet: 'ȧƀƈḓḗƒɠħīĵķŀḿńǿƥɋřşŧŭṽẇẋẏẑ', growth: 0.35 },
  'ar-XB': { name: 'اختبار', alphabet: 'ابتثجحخدذرزسشصضطظعغفقكلمنه', growth: 0 },
} as const;

export type PseudoTag = keyof typeof pseudoLanguages;

/**
 * Rewrites a text so that every letter shows that it went through translation. Variables, tags and the dash of a
 * list item stay.
 * @param growth how many letters are doubled, 1 for all: inside words, so that long words get longer too.
 */
export function pseudoText(tag: PseudoTag, text: string, growth: number = pseudoLanguages[tag].growth): string {
  const letters = [...pseudoLanguages[tag].alphabet];
  let owed = 0;
  return outsideMarkers(text, (part) =>
    part
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('œ', 'oe')
      .replaceAll('Œ', 'OE')
      .replace(/[a-z]/gi, (letter) => {
        const mapped = letters[letter.toLowerCase().charCodeAt(0) - 97] ?? '';
        owed += growth;
        const isDoubled = owed >= 1;
        if (isDoubled) owed -= 1;
        return (letter === letter.toLowerCase() ? mapped : mapped.toUpperCase()) + (isDoubled ? mapped : '');
      }),
  );
}

/** Translates a text of French; one that has a limit stays in it. */
function pseudoTranslation(tag: PseudoTag, { key, french = '', note, fixed }: Row): string {
  if (fixed) return french;
  // A note's limit is that of a drawing: the text grows up to it, so that the drawing is seen with the longest words.
  const most = limitOf('', note) ? 1 : pseudoLanguages[tag].growth;
  for (let growth = most; growth > 0; growth -= 0.05) {
    const grown = pseudoText(tag, french, growth);
    if (!lengthProblem(key, grown, note)) return grown;
  }
  return pseudoText(tag, french, 0);
}

/**
 * Writes the files of a pseudo-language beside those of the source language.
 * @param folder folder of locales, which holds the source language.
 */
export function writePseudoLanguage(tag: PseudoTag, folder: string): void {
  mkdirSync(join(folder, tag), { recursive: true });
  const rows = rowsOf(readLanguage(sourceLanguage, folder), tag).filter(({ key }) => !isNote(key));
  const files = nest(rows.map((row) => [row.key, pseudoTranslation(tag, row)]));
  const language = { name: pseudoLanguages[tag].name, status: 'published' };
  for (const [file, content] of Object.entries({ ...files, language }))
    writeFileSync(join(folder, tag, `${file}.json`), JSON.stringify(content));
}

// `npm run i18n:pseudo`: the site while developing, with both, from files that live in a temporary folder only.
if (import.meta.main) {
  const { createServer } = await import('vite');
  const folder = mkdtempSync(join(tmpdir(), 'pseudo-locales-'));
  process.on('exit', () => rmSync(folder, { recursive: true })).on('SIGINT', () => process.exit());
  cpSync(localesFolder(), folder, { recursive: true });
  for (const tag of Object.keys(pseudoLanguages) as PseudoTag[]) writePseudoLanguage(tag, folder);
  process.env.LOCALES_DIR = folder;
  const server = await createServer();
  await server.listen();
  for (const tag of Object.keys(pseudoLanguages)) console.log(`${server.resolvedUrls?.local[0]}${tag}`);
}
