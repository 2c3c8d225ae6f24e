import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceTag, untranslatedFiles } from './locales-folder.ts';
import { type PseudoTag, pseudoCopy, pseudoLanguages } from './pseudo.ts';
import { readLanguage } from './read-language.ts';

/**
 * Writes the files of a pseudo-language beside those of the source language.
 * @param folder folder of locales, which holds the source language.
 */
export function writePseudoLanguage(tag: PseudoTag, folder: string): void {
  mkdirSync(join(folder, tag), { recursive: true });
  const write = (file: string, content: unknown) =>
    writeFileSync(join(folder, tag, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`);
  for (const [file, copy] of readLanguage(sourceTag, folder).files) {
    if (untranslatedFiles.includes(file)) continue;
    write(file, pseudoCopy(tag, file, copy));
  }
  const { name, dir } = pseudoLanguages[tag];
  write('language', { name, dir, status: 'published' });
}
