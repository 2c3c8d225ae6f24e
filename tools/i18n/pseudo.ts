import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { lengthProblem, limitOf } from './check/limits.ts';
import { aroundMarkers } from './check/text.ts';
import { type Json, keyName } from './json.ts';
import { localesFolder, readLanguage, translatedFiles } from './locale-files.ts';
import { isFixed, shaped } from './wanted.ts';

/** The pseudo-languages of the Unicode CLDR: one accented and a third longer, one written from right to left. */
export const pseudoLanguages = {
  'en-XA': { name: 'Ẋṡḗŭḓọ', dir: 'ltr', alphabet: 'ȧƀƈḓḗƒɠħīĵķŀḿńǿƥɋřşŧŭṽẇẋẏẑ', growth: 0.35 },
  'ar-XB': { name: 'اختبار', dir: 'rtl', alphabet: 'ابتثجحخدذرزسشصضطظعغفقكلمنه', growth: 0 },
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

/**
 * Translates a whole file into a pseudo-language; a text that has a limit stays in it.
 * @param forms the language whose plural forms are written.
 */
export function pseudoCopy(tag: PseudoTag, file: string, source: Json, forms: string = tag): Json {
  return shaped(source, forms, (french, path, _own, note) => {
    if (isFixed(file, keyName(path))) return french;
    // A note's limit is that of a drawing: the text grows up to it, so that the drawing is seen with the longest words.
    const most = limitOf('', note) ? 1 : pseudoLanguages[tag].growth;
    for (let growth = most; growth > 0; growth -= 0.05) {
      const grown = pseudoText(tag, french, growth);
      if (!lengthProblem(keyName([file, ...path]), grown, note)) return grown;
    }
    return pseudoText(tag, french, 0);
  });
}

/**
 * Writes the files of a pseudo-language beside those of the source language.
 * @param folder folder of locales, which holds the source language.
 * @param as the language that it stands in for.
 */
export function writePseudoLanguage(tag: PseudoTag, folder: string, as: string = tag): void {
  mkdirSync(join(folder, as), { recursive: true });
  const write = (file: string, content: unknown) =>
    writeFileSync(join(folder, as, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`);
  for (const [file, copy] of translatedFiles(readLanguage(sourceLanguage, folder)))
    write(file, pseudoCopy(tag, file, copy, as));
  const { name, dir } = pseudoLanguages[tag];
  write('language', { name, dir, status: 'published' });
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
  console.log(
    Object.keys(pseudoLanguages)
      .map((tag) => `${server.resolvedUrls?.local[0]}${tag}`)
      .join('\n'),
  );
}
